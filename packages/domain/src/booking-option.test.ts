import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingOptions, cheapestOptions, type OptionRequest } from './booking-option.ts'
import { addDays, epochDay, isoDayFromEpoch } from './iso-day.ts'
import { defaultParty } from './party.ts'
import type { LodgingPrices } from './price-plan.ts'
import { quote } from './quote.ts'
import { type Stay, stayFrom, staysOverlap } from './stay.ts'
import { anyParty, currency, firstPlanDay, lodgingPrices } from './testing/arbitrary-price-plan.ts'

const june: LodgingPrices = {
  maxPersons: 4,
  maxPets: 0,
  seasons: [
    {
      id: 1,
      key: 'june',
      startsOn: '2027-06-05',
      endsOn: '2027-07-03',
      arrivalDays: [6],
      minNights: 7,
      maxNights: 14,
      wholeWeeks: true,
      weekPrice: { DKK: 700_000, EUR: 93_800 },
    },
  ],
  discounts: [
    {
      tag: 'last-minute',
      percent: 20,
      arrivalFrom: '2027-06-12',
      arrivalUntil: '2027-06-12',
      references: [{ seasonId: 1, weekPrice: { DKK: 700_000, EUR: 93_800 } }],
    },
  ],
  items: [],
  transactionFee: { DKK: 22_900, EUR: 3_200 },
}
const ask = (changes: Partial<OptionRequest>): OptionRequest => ({
  prices: june,
  window: { from: '2027-06-01', days: 60, firstBookable: '2027-06-01' },
  taken: [],
  durations: [7, 14],
  currency: 'EUR',
  ...changes,
})
const listed = (request: OptionRequest) =>
  bookingOptions(request).map(({ arrival, duration }) => `${arrival}+${duration}`)

test('a house let from Saturday to Saturday offers every week and fortnight of its season', () => {
  expect(listed(ask({}))).toEqual([
    '2027-06-05+7',
    '2027-06-05+14',
    '2027-06-12+7',
    '2027-06-12+14',
    '2027-06-19+7',
    '2027-06-19+14',
    '2027-06-26+7',
  ])
})

test('an option carries its price, its normal price, the tags of its discount and the fee', () => {
  expect(bookingOptions(ask({ durations: [7] }))[1]).toEqual({
    arrival: '2027-06-12',
    departure: '2027-06-19',
    duration: 7,
    price: 93_800 - 18_800 + 3_200,
    normalPrice: 93_800 + 3_200,
    discountTags: ['last-minute'],
    transactionFee: 3_200,
    status: 'available',
  })
})

test('a taken night removes exactly the options that contain it', () => {
  const taken = [stayFrom('2027-06-18', 1)]
  expect(listed(ask({ taken }))).toEqual(['2027-06-05+7', '2027-06-19+7', '2027-06-19+14', '2027-06-26+7'])
})

test('guests may arrive on the day others leave and leave on the day others arrive', () => {
  const taken = [stayFrom('2027-06-12', 7), stayFrom('2027-05-01', 35)]
  expect(listed(ask({ taken }))).toEqual(['2027-06-05+7', '2027-06-19+7', '2027-06-19+14', '2027-06-26+7'])
})

test('days that can no longer be booked are omitted', () => {
  const window = { from: '2027-06-01', days: 60, firstBookable: '2027-06-13' }
  expect(listed(ask({ window }))).toEqual(['2027-06-19+7', '2027-06-19+14', '2027-06-26+7'])
  expect(listed(ask({ window: { ...window, firstBookable: '2030-01-01' } }))).toEqual([])
})

test('the window bounds arrivals, not departures', () => {
  expect(listed(ask({ window: { from: '2027-06-05', days: 1, firstBookable: '2027-01-01' } }))).toEqual([
    '2027-06-05+7',
    '2027-06-05+14',
  ])
})

test('a party too large for the house finds nothing', () => {
  expect(listed(ask({ party: { ...defaultParty, adults: 5 } }))).toEqual([])
  expect(listed(ask({ party: { ...defaultParty, pets: 1 } }))).toEqual([])
})

test('an invalid duration finds nothing', () => {
  expect(listed(ask({ durations: [0, -7, 7.5, Number.NaN, 1e9] }))).toEqual([])
})

describe('cheapest', () => {
  // spec: constant cheapest options 3
  test('three by default; at equal price the earlier arrival, then the shorter stay', () => {
    const options = bookingOptions(ask({}))
    const names = cheapestOptions(options).map(({ arrival, duration }) => `${arrival}+${duration}`)
    expect(names).toEqual(['2027-06-12+7', '2027-06-05+7', '2027-06-19+7'])
    expect(cheapestOptions(options, 1)).toHaveLength(1)
    expect(cheapestOptions([], 3)).toEqual([])
  })

  test('the input list is not mutated', () => {
    const options = bookingOptions(ask({}))
    cheapestOptions(options)
    expect(options).toEqual(bookingOptions(ask({})))
  })
})

describe('for every plan', () => {
  const durations = Array.from({ length: 35 }, (_, index) => index + 1)
  const mostlyTwo = fc.oneof({ weight: 3, arbitrary: fc.constant(defaultParty) }, { weight: 1, arbitrary: anyParty })
  const takenStays = fc.array(
    fc
      .tuple(fc.integer({ min: -10, max: 120 }), fc.integer({ min: 1, max: 14 }))
      .map(([day, length]): Stay => stayFrom(addDays(firstPlanDay, day), length)),
    { maxLength: 4 },
  )

  test('the options are exactly the free stays that can be quoted, at the price of the quote', () => {
    fc.assert(
      fc.property(lodgingPrices, mostlyTwo, takenStays, currency, fc.nat(40), (prices, party, taken, money, wait) => {
        const firstBookable = addDays(firstPlanDay, wait)
        const window = { from: firstPlanDay, days: 60, firstBookable }
        const expected = []
        for (let day = epochDay(firstBookable); day < epochDay(firstPlanDay) + window.days; day += 1) {
          for (const duration of durations) {
            const stay = stayFrom(isoDayFromEpoch(day), duration)
            const result = quote(prices, stay, party, [], money)
            if (result.kind === 'refused' || taken.some((other) => staysOverlap(other, stay))) continue
            const { total: price, normalTotal: normalPrice, discountTags, transactionFee } = result
            expected.push({ ...stay, duration, price, normalPrice, discountTags, transactionFee, status: 'available' })
          }
        }
        expect(bookingOptions({ prices, window, taken, durations, currency: money, party })).toEqual(expected)
      }),
      { numRuns: 50 },
    )
  })
})
