import { expect, test } from 'vitest'
import { median, percentile, round } from './statistics.ts'

test('the median is the middle one, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 100, 2])).toBe(3)
})

test('an outlier does not move the median', () => {
  expect(median([10, 11, 10, 9000, 11])).toBe(11)
})

test('an empty list has no median', () => {
  expect(() => median([])).toThrow()
})

test('one in a hundred is above the 99th percentile', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect([percentile(values, 0.5), percentile(values, 0.99)]).toEqual([101, 199])
})

test('numbers are rounded for display', () => {
  expect(round(1.23456)).toBe(1.23)
  expect(round(39.987, 1)).toBe(40)
})
