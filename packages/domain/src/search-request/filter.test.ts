import { expect, test } from 'vitest'
import { atLeast, atMost, between } from './filter.ts'

test('a range puts its smaller end first', () => {
  expect(between([14, 7])).toEqual({ comparator: 'BETWEEN', values: [7, 14] })
  expect(between([100, 20])).toEqual({ comparator: 'BETWEEN', values: [20, 100] })
})

test.each([[[]], [[7]], [[1, 2, 3]], [[1, Number.NaN]]])('a range of %j is rejected', (values) => {
  expect(() => between(values)).toThrow('A BETWEEN filter needs exactly two values')
})

test('at least and at most are half-open ranges', () => {
  expect(atLeast(3)).toEqual({ comparator: 'BETWEEN', values: [3, Number.POSITIVE_INFINITY] })
  expect(atMost(3)).toEqual({ comparator: 'BETWEEN', values: [Number.NEGATIVE_INFINITY, 3] })
})
