import { priceSteps } from '@marram/domain/price-steps'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barHeights, priceHistogram, stopOf } from './price-filter.tsx'

test('cumulative counts become counts between the prices', () => {
  expect(priceHistogram([2, 5, 5, 9])).toEqual([2, 3, 0, 4])
  expect(priceHistogram([2, null, 5])).toBeNull()
})

test('counts become one bar per stop, the last one included', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500)), (bars) => {
      const upTo = bars.map((_, index) => bars.slice(0, index + 1).reduce((sum, bar) => sum + bar, 0))
      expect(priceHistogram(upTo)).toEqual(bars)
    }),
  )
})

test('the highest bar fills the picture, and one house in a thousand is still visible', () => {
  expect(barHeights([1000, 500, 1, 0])).toEqual([100, 50, 4, 0])
  expect(barHeights([0, 0])).toEqual([0, 0])
})

test('an amount between two stops maps to the upper one, no amount to the end', () => {
  const steps = priceSteps.EUR
  expect(stopOf(250, steps)).toBe(0)
  expect(stopOf(260, steps)).toBe(1)
  expect(stopOf(null, steps)).toBe(steps.length)
  expect(stopOf(9000, steps)).toBe(steps.length)
})
