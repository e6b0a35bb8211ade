import { bookingOptions, cheapestOptions } from '@marram/domain/booking-option'
import type { LodgingPrices } from '@marram/domain/price-plan'
import { describe, expect, test } from 'vitest'
import { cheapestOption } from './arrival-window.ts'

const low = {
  id: 1,
  key: 'low',
  startsOn: '2027-01-01',
  endsOn: '2027-06-26',
  arrivalDays: [5, 6],
  minNights: 3,
  maxNights: 28,
  wholeWeeks: false,
}
const peak = {
  ...low,
  id: 2,
  key: 'peak',
  startsOn: '2027-06-26',
  endsOn: '2027-09-01',
  arrivalDays: [6],
  minNights: 7,
}
const prices: LodgingPrices = {
  maxPersons: 6,
  maxPets: 0,
  seasons: [
    { ...low, weekPrice: { DKK: 400_000, EUR: 50_000 } },
    { ...peak, weekPrice: { DKK: 900_000, EUR: 120_000 } },
  ],
  discounts: [
    {
      tag: 'late',
      percent: 20,
      arrivalFrom: '2027-07-10',
      arrivalUntil: '2027-07-17',
      references: [{ seasonId: 2, weekPrice: { DKK: 900_000, EUR: 120_000 } }],
    },
  ],
  items: [],
  transactionFee: { DKK: 22_900, EUR: 3_200 },
}
const window = { from: '2027-06-01', until: '2027-07-31', firstBookable: '2027-06-04', duration: 7 }

describe('the cheapest week of a house', () => {
  test.each([
    ['a free house', []],
    ['a house taken until the peak season', [{ arrival: '2027-05-01', departure: '2027-06-28' }]],
    ['a house with a gap', [{ arrival: '2027-06-05', departure: '2027-07-03' }]],
  ])('is the first of all sorted options: %s', (_, taken) => {
    const days = { from: window.from, days: 61, firstBookable: window.firstBookable }
    const all = bookingOptions({ prices, window: days, taken, durations: [7], currency: 'EUR' })
    expect(all.length).toBeGreaterThan(1)
    expect(cheapestOption(prices, taken, window, 'EUR')).toEqual(cheapestOptions(all, 1)[0])
  })

  test('takes a discount into account', () => {
    const taken = [{ arrival: '2027-05-01', departure: '2027-06-28' }]
    const option = cheapestOption(prices, taken, window, 'EUR')
    expect(option).toMatchObject({ arrival: '2027-07-10', price: 96_000 + 3_200, discountTags: ['late'] })
  })

  test('does not exist if every night is taken', () => {
    const taken = [{ arrival: '2027-05-01', departure: '2027-09-01' }]
    expect(cheapestOption(prices, taken, window, 'EUR')).toBeNull()
  })
})
