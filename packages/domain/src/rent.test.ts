import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceSeason } from './price-plan.ts'
import { findSeason, lengthFactorPermille, offersDuration, rentOf, stayRefusal, weekPriceSum } from './rent.ts'
import { stayFrom } from './stay.ts'

const season = (changes: Partial<PriceSeason>): PriceSeason => ({
  id: 1,
  key: 'low',
  startsOn: '2026-06-06',
  endsOn: '2026-06-27',
  arrivalDays: [1, 5, 6],
  minNights: 3,
  maxNights: 28,
  wholeWeeks: false,
  weekPrice: { DKK: 700_000, EUR: 93_800 },
  ...changes,
})
const low = season({})
const peak = season({
  id: 2,
  key: 'peak',
  startsOn: '2026-06-27',
  endsOn: '2026-08-15',
  arrivalDays: [6],
  minNights: 7,
  wholeWeeks: true,
  weekPrice: { DKK: 1_400_000, EUR: 187_600 },
})

describe('length', () => {
  test.each([
    [1, 2800],
    [2, 1750],
    [3, 1400],
    [4, 1225],
    [5, 1120],
    [6, 1050],
    [7, 1000],
    [13, 1000],
    [14, 970],
    [20, 970],
    [21, 950],
    [27, 950],
    [28, 930],
    [99, 930],
  ])('%i nights have the factor %i', (nightCount, permille) => {
    expect(lengthFactorPermille(nightCount)).toBe(permille)
  })

  test('zero nights have no factor', () => {
    expect(() => lengthFactorPermille(0)).toThrow(RangeError)
    expect(() => lengthFactorPermille(Number.NaN)).toThrow(RangeError)
  })

  test('within a season a longer stay costs more in total, but never more per night', () => {
    for (let nightCount = 1; nightCount < 60; nightCount += 1) {
      const [cost, next] = [nightCount, nightCount + 1].map((count) => count * lengthFactorPermille(count))
      expect(next).toBeGreaterThan(cost ?? 0)
      expect(lengthFactorPermille(nightCount + 1)).toBeLessThanOrEqual(lengthFactorPermille(nightCount))
    }
  })
})

describe('rent', () => {
  test('a week costs the week price, for every whole price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (whole) => {
        expect(rentOf(7 * whole * 100, 7)).toBe(whole * 100)
      }),
    )
  })

  test('three nights cost six tenths of a week, rounded to whole kroner', () => {
    expect(rentOf(3 * 700_000, 3)).toBe(420_000)
    expect(rentOf(3 * 700_100, 3)).toBe(420_100)
  })

  test('exactly half a krone is rounded up', () => {
    // 5 nights at factor 1.12 are 0.8 of a week: 0.8 × 5.625 kr. = 4.50 kr.
    expect(rentOf(5 * 562.5, 5)).toBe(500)
  })

  test('each night of a stay over two seasons has the price of its season', () => {
    expect(weekPriceSum([low, peak], stayFrom('2026-06-24', 7), 'DKK')).toBe(3 * 700_000 + 4 * 1_400_000)
    expect(weekPriceSum([low, peak], stayFrom('2026-06-24', 7), 'EUR')).toBe(3 * 93_800 + 4 * 187_600)
  })

  test('a night without a season has no price', () => {
    expect(weekPriceSum([low], stayFrom('2026-06-26', 1), 'DKK')).toBe(700_000)
    expect(weekPriceSum([low], stayFrom('2026-06-26', 2), 'DKK')).toBeNull()
    expect(weekPriceSum([low], stayFrom('2026-06-05', 2), 'DKK')).toBeNull()
  })
})

describe('the offer of a season', () => {
  test('includes its first day but not its end', () => {
    expect(findSeason([low, peak], '2026-06-05')).toBeNull()
    expect(findSeason([low, peak], '2026-06-06')).toBe(low)
    expect(findSeason([low, peak], '2026-06-26')).toBe(low)
    expect(findSeason([low, peak], '2026-06-27')).toBe(peak)
    expect(findSeason([low, peak], '2026-08-15')).toBeNull()
  })

  test('is stays between the shortest and the longest, in whole weeks if required', () => {
    expect([2, 3, 10, 28, 29].map((count) => offersDuration(low, count))).toEqual([false, true, true, true, false])
    expect([6, 7, 8, 14, 28, 35].map((count) => offersDuration(peak, count))).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ])
    expect([0, 7.5, Number.NaN].map((count) => offersDuration(season({ minNights: 0 }), count))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('the season of the arrival day decides for the whole stay', () => {
    expect(stayRefusal([low, peak], stayFrom('2026-06-26', 10))).toBeNull()
    expect(stayRefusal([low, peak], stayFrom('2026-06-27', 10))).toBe('duration-not-offered')
    expect(stayRefusal([low, peak], stayFrom('2026-07-03', 7))).toBe('not-an-arrival-day')
    expect(stayRefusal([low, peak], stayFrom('2026-08-15', 7))).toBe('no-price')
    expect(stayRefusal([low], { arrival: '2026-06-08', departure: '2026-06-01' })).toBe('duration-not-offered')
  })
})
