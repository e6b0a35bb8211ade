import { rentByFactor } from '@marram/domain/rent'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRentAtLeast, isRentWithin, largestSum, sumWithin } from './rent-bounds.ts'

const factors = fc.constantFrom(2800, 1225, 1000, 970, 930)
/** Limits near the rent, where rounding matters. */
const near = fc.integer({ min: -160, max: 160 })

test('comparing the sum of week prices gives the same result as comparing the rounded rent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000_000 }), factors, near, (sum, factor, away) => {
      const rent = rentByFactor(sum, factor)
      const limit = rent + away
      expect(isRentWithin(sum, factor, limit)).toBe(rent <= limit)
      if (isRentAtLeast(sum, factor, limit)) expect(rent).toBeGreaterThanOrEqual(limit)
      if (sum > largestSum(limit, factor)) expect(rent).toBeGreaterThan(limit)
      if (sum <= sumWithin(limit, factor)) expect(rent).toBeLessThanOrEqual(limit)
    }),
  )
})

test('half a unit rounds up, so a limit just below it does not match', () => {
  // 3,850 minor units per week are 38.5 whole units.
  const sum = 7 * 3850
  expect(rentByFactor(sum, 1000)).toBe(3900)
  expect(isRentWithin(sum, 1000, 3899)).toBe(false)
  expect(isRentWithin(sum, 1000, 3900)).toBe(true)
})
