import { expect, test } from 'vitest'
import { priceSize } from './price-size.ts'

// spec: constant price size buckets
test.each([
  [0, 1],
  [49.99, 1],
  [50, 2],
  [99.99, 2],
  [100, 3],
  [149.99, 3],
  [150, 4],
  [2000, 4],
])('a house at %d euro a night has the price size %i', (perNight, size) => {
  expect(priceSize(perNight * 100 * 7, 7, 'EUR')).toBe(size)
})

test('the price size is the same in kroner and euro, and a stay without nights counts as one night', () => {
  expect([priceSize(372_000, 7, 'DKK'), priceSize(373_100 * 2, 7, 'DKK')]).toEqual([2, 3])
  expect(priceSize(14_900, 0, 'EUR')).toBe(3)
})
