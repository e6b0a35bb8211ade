import { addDays } from '@marram/domain/iso-day'
import type { StayOffer } from '@marram/domain/stay-calendar'
import { expect, test } from 'vitest'
import { lodgingWeeks } from './lodging-weeks.ts'

function offer(arrival: string, price: number): StayOffer {
  const amounts = { price, normalPrice: price, discountTags: [], transactionFee: 0, status: 'available' as const }
  return { arrival, departure: addDays(arrival, 7), duration: 7, ...amounts }
}

test('a year of a house has 52 weeks, each with the cheapest offer around its Saturday', () => {
  const offers = [offer('2027-06-10', 70_000), offer('2027-06-12', 80_000), offer('2027-06-19', 90_000)]
  const weeks = lodgingWeeks(offers, { firstBookable: '2027-06-09', duration: 7, chosenArrival: null })
  expect(weeks).toHaveLength(52)
  expect(weeks.slice(0, 3).map(({ saturday, arrival, price }) => [saturday, arrival, price])).toEqual([
    ['2027-06-12', '2027-06-10', 70_000],
    ['2027-06-19', '2027-06-19', 90_000],
    ['2027-06-26', '2027-06-26', null],
  ])
})

test('at the same price the Saturday wins, and the current week starts on the first bookable day', () => {
  const offers = [offer('2027-06-11', 70_000), offer('2027-06-12', 70_000), offer('2027-06-13', 70_000)]
  expect(
    lodgingWeeks(offers, { firstBookable: '2027-06-10', duration: 7, chosenArrival: null })[0]?.offer?.arrival,
  ).toBe('2027-06-12')
  expect(lodgingWeeks([], { firstBookable: '2027-06-14', duration: 7, chosenArrival: null })[0]).toMatchObject({
    saturday: '2027-06-12',
    arrival: '2027-06-14',
  })
})

test('the chosen week shows the chosen stay, not a cheaper one a day earlier', () => {
  const offers = [offer('2027-07-09', 240_200), offer('2027-07-10', 246_000), offer('2027-07-16', 240_200)]
  const weeks = lodgingWeeks(offers, { firstBookable: '2027-07-08', duration: 7, chosenArrival: '2027-07-10' })
  expect(weeks.slice(0, 2).map(({ arrival, price }) => [arrival, price])).toEqual([
    ['2027-07-10', 246_000],
    ['2027-07-16', 240_200],
  ])
})
