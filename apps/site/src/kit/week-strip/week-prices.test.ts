import { expect, test } from 'vitest'
import { cheapestWeek, stripHeights, wholePrice } from './week-prices.ts'

const week = (price: number | null) => ({ price })

test('the dearest week fills the strip, the cheapest is still visible, a full one has no bar', () => {
  expect(stripHeights([week(100_000), week(50_000), week(1), week(null)])).toEqual([100, 50, 12, 0])
  expect(stripHeights([week(null)])).toEqual([0])
})

test('a price with cents is rounded up, so that no house costs more than shown', () => {
  expect([59_800, 59_801].map(wholePrice)).toEqual([59_800, 59_900])
})

test('the first of the cheapest weeks is marked, unless every week costs the same', () => {
  const [dear, cheap, another] = [week(90_000), week(50_000), week(50_000)]
  expect(cheapestWeek([week(null), dear, cheap, another])).toBe(cheap)
  expect(cheapestWeek([cheap, another, week(null)])).toBeNull()
  expect(cheapestWeek([week(null)])).toBeNull()
})
