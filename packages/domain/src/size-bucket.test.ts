import { expect, test } from 'vitest'
import { sizeBucket, sizeBuckets } from './size-bucket.ts'

test.each([
  [0, 1],
  [49.9, 1],
  [50, 2],
  [99, 2],
  [100, 3],
  [149.99, 3],
  [150, 4],
  [900, 4],
])('a house of %d m² is in bucket %d', (areaM2, bucket) => {
  expect(sizeBucket(areaM2)).toBe(bucket)
})

test('the buckets follow one another without a gap', () => {
  const starts = sizeBuckets.map(({ fromM2 }) => fromM2)
  const ends = sizeBuckets.map(({ belowM2 }) => belowM2)
  expect(starts.slice(1)).toEqual(ends.slice(0, -1))
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no area', (areaM2) => {
  expect(() => sizeBucket(areaM2)).toThrow(RangeError)
})
