import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../iso-day.ts'
import type { LodgingPrices, PriceSeason } from '../price-plan.ts'
import { quote } from '../quote.ts'
import { stayFrom } from '../stay.ts'
import { currency, firstPlanDay, lodgingPrices } from '../testing/arbitrary-price-plan.ts'
import { shortestStays } from './shortest-stays.ts'

const season: PriceSeason = {
  id: 1,
  key: 'summer',
  startsOn: '2027-06-26',
  endsOn: '2027-08-07',
  arrivalDays: [3, 6],
  minNights: 3,
  maxNights: 14,
  wholeWeeks: false,
  weekPrice: { DKK: 700_000, EUR: 98_000 },
}
const prices: LodgingPrices = {
  maxPersons: 1,
  maxPets: 0,
  seasons: [season],
  discounts: [],
  items: [],
  transactionFee: { DKK: 10_000, EUR: 1_000 },
}
const window = { from: '2027-06-26', days: 14, firstBookable: '2027-06-26' }
const find = (changes: Partial<Parameters<typeof shortestStays>[0]> = {}) =>
  shortestStays({ prices, taken: [], window, currency: 'EUR', ...changes })

describe('the shortest stay from each day', () => {
  test('begins on arrival days, with the rent alone, also in a house for one', () => {
    expect(find()).toEqual([
      { arrival: '2027-06-26', nights: 3, rent: 58_800 },
      { arrival: '2027-06-30', nights: 3, rent: 58_800 },
      { arrival: '2027-07-03', nights: 3, rent: 58_800 },
      { arrival: '2027-07-07', nights: 3, rent: 58_800 },
    ])
  })

  test('fits between the guests before and after', () => {
    const taken = [
      { arrival: '2027-06-26', departure: '2027-06-30' },
      { arrival: '2027-07-05', departure: '2027-07-06' },
    ]
    expect(find({ taken }).map(({ arrival }) => arrival)).toEqual(['2027-06-30', '2027-07-07'])
  })

  test('does not begin before the first bookable day, nor outside the window', () => {
    expect(find({ window: { ...window, days: 5, firstBookable: '2027-06-27' } })).toMatchObject([
      { arrival: '2027-06-30' },
    ])
  })

  test('is a week where only weeks are let', () => {
    const weeks = { ...prices, seasons: [{ ...season, wholeWeeks: true }] }
    expect(find({ prices: weeks }).map(({ nights }) => nights)).toEqual([7, 7, 7, 7])
  })

  test('is missing without a price', () => {
    expect(find({ prices: { ...prices, seasons: [] } })).toEqual([])
  })
})

test('the rent is that of a quote, and no shorter stay can be quoted', () => {
  const party = { adults: 1, children: 0, infants: 0, pets: 0 }
  fc.assert(
    fc.property(lodgingPrices, currency, (plan, money) => {
      const from = firstPlanDay
      const found = shortestStays({
        prices: plan,
        taken: [],
        window: { from, days: 20, firstBookable: from },
        currency: money,
      })
      const byDay = new Map(found.map((stay) => [stay.arrival, stay]))
      for (let index = 0; index < 20; index += 1) {
        const arrival = addDays(from, index)
        const lengths = Array.from({ length: 30 }, (_, before) => before + 1)
        const quotes = lengths.map((nights) => quote(plan, stayFrom(arrival, nights), party, [], money))
        const first = quotes.find((one) => one.kind === 'quote')
        const shortest = byDay.get(arrival)
        expect(shortest?.nights).toBe(first?.nights)
        const rent = first?.lines.filter(({ kind }) => kind === 'rent' || kind === 'discount')
        expect(shortest?.rent).toBe(rent?.reduce((sum, { amount }) => sum + amount, 0))
      }
    }),
    { numRuns: 40 },
  )
})
