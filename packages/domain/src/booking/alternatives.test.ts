import { expect, test } from 'vitest'
import type { LodgingPrices } from '../price-plan.ts'
import { nearestAlternatives } from './alternatives.ts'

const prices: LodgingPrices = {
  maxPersons: 6,
  maxPets: 0,
  seasons: [
    {
      id: 1,
      key: 'low',
      startsOn: '2027-01-01',
      endsOn: '2028-01-01',
      arrivalDays: [6],
      minNights: 7,
      maxNights: 28,
      wholeWeeks: true,
      weekPrice: { DKK: 500_000, EUR: 70_000 },
    },
  ],
  discounts: [],
  items: [],
  transactionFee: { DKK: 0, EUR: 0 },
}
const wish = { prices, currency: 'EUR', arrival: '2027-03-06', duration: 7, firstBookable: '2027-02-01' } as const
const arrivals = (request: Parameters<typeof nearestAlternatives>[0]) =>
  nearestAlternatives(request).map(({ arrival }) => arrival)

test('a guest who comes too late is offered the nearest free weeks, the earlier one first', () => {
  const taken = [{ arrival: '2027-03-06', departure: '2027-03-13' }]
  expect(arrivals({ ...wish, taken })).toEqual(['2027-02-27', '2027-03-13', '2027-02-20'])
})

test('weeks that are past, taken or too far away are not offered', () => {
  const taken = [{ arrival: '2027-02-01', departure: '2027-04-24' }]
  expect(arrivals({ ...wish, taken })).toEqual(['2027-04-24', '2027-05-01'])
  expect(arrivals({ ...wish, taken, firstBookable: '2027-04-25' })).toEqual(['2027-05-01'])
  expect(arrivals({ ...wish, taken: [{ arrival: '2027-01-01', departure: '2028-01-01' }] })).toEqual([])
})
