import { describe, expect, test } from 'vitest'
import { epochDay } from './iso-day.ts'
import { createOptionGrid } from './option-grid.ts'
import { defaultParty } from './party.ts'
import type { ItemPrice, LodgingPrices, PriceSeason } from './price-plan.ts'
import { stayFrom } from './stay.ts'

const season: PriceSeason = {
  id: 1,
  key: 'autumn',
  startsOn: '2027-09-04',
  endsOn: '2027-09-25',
  arrivalDays: [5, 6],
  minNights: 2,
  maxNights: 14,
  wholeWeeks: false,
  weekPrice: { DKK: 350_000, EUR: 49_000 },
}
const charge = (itemId: number, changes: Partial<ItemPrice>): ItemPrice => ({
  itemId,
  type: 'charge',
  chargeType: 'per-stay',
  unitPrice: { DKK: 1_000, EUR: 100 },
  isMandatory: true,
  minQuantity: 1,
  maxQuantity: 1,
  meteredQuantity: null,
  ...changes,
})
const prices: LodgingPrices = {
  maxPersons: 4,
  maxPets: 0,
  seasons: [season],
  discounts: [
    {
      tag: 'late',
      percent: 10,
      arrivalFrom: '2027-09-11',
      arrivalUntil: '2027-09-17',
      references: [{ seasonId: 1, weekPrice: season.weekPrice }],
    },
  ],
  items: [
    charge(1, {}),
    charge(2, { chargeType: 'per-night' }),
    charge(3, { chargeType: 'per-person-night' }),
    charge(4, { chargeType: 'metered' }),
    charge(5, { isMandatory: false }),
  ],
  transactionFee: { DKK: 22_900, EUR: 3_200 },
}
const window = { from: '2027-09-01', days: 30, firstBookable: '2027-09-05' }
const grid = createOptionGrid({
  prices,
  window,
  taken: [stayFrom('2027-09-17', 2)],
  currency: 'EUR',
  party: defaultParty,
})
const at = (day: string) => epochDay(day) - grid.firstDay

test('the grid begins with the window and is bookable from the first bookable day', () => {
  expect(grid.firstDay).toBe(epochDay('2027-09-01'))
  expect(grid.firstIndex).toBe(4)
  expect(grid.transactionFee).toBe(3_200)
})

test("guests arrive on the season's days, inside the window and not before the first bookable day", () => {
  const arrivals = Array.from({ length: 40 }, (_, index) => index - 5).filter(grid.isArrival)
  expect(arrivals).toEqual(['2027-09-10', '2027-09-11', '2027-09-17', '2027-09-18', '2027-09-24'].map(at))
})

describe('lengths', () => {
  test('end where other guests arrive', () => {
    const lengths = Array.from({ length: 16 }, (_, nights) => nights).filter((n) => grid.isOffered(at('2027-09-10'), n))
    expect(lengths).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('are empty on a taken night and end with the season', () => {
    expect(grid.isOffered(at('2027-09-18'), 2)).toBe(false)
    expect(grid.isOffered(at('2027-09-24'), 2)).toBe(false)
    expect(grid.isOffered(at('2027-09-06'), 7)).toBe(false)
  })
})

describe('prices', () => {
  test('include rent, mandatory charges for two and the fee', () => {
    expect(grid.normalTotal(at('2027-09-10'), 7)).toBe(49_000 + 100 + 7 * 100 + 14 * 100 + 3_200)
    expect(grid.normalTotal(at('2027-09-10'), 3)).toBe(29_400 + 100 + 3 * 100 + 6 * 100 + 3_200)
  })

  test('save the discount of the arrival day', () => {
    expect(grid.saved(at('2027-09-10'), 7)).toBe(0)
    expect(grid.saved(at('2027-09-11'), 5)).toBe(3_900)
    expect([grid.savedPercent(at('2027-09-10'), 7), grid.savedPercent(at('2027-09-11'), 5)]).toEqual([0, 10])
    expect(grid.discountTags(at('2027-09-10'))).toEqual([])
    expect(grid.discountTags(at('2027-09-11'))).toEqual(['late'])
  })
})

test('the first of two overlapping seasons wins, as in a quote', () => {
  const dearer = { ...season, id: 2, weekPrice: { DKK: 700_000, EUR: 98_000 } }
  const both = { ...prices, seasons: [season, dearer] }
  const overlapping = createOptionGrid({ prices: both, window, taken: [], currency: 'EUR', party: defaultParty })
  expect(overlapping.normalTotal(9, 7)).toBe(grid.normalTotal(9, 7))
})
