import { expect, test } from 'vitest'
import { parsePageNumber } from './page-number.ts'

test.each([
  ['2', 2],
  [3, 3],
  [' 14 ', 14],
  ['2.0', 2],
  ['1e9', 100_000],
])('%j is page %d', (input, page) => {
  expect(parsePageNumber(input)).toBe(page)
})

test.each(['1', '0', '-2', '', 'two', '2.5', '1e300', 'Infinity', null, undefined, [2], true])(
  '%j is the first page',
  (input) => {
    expect(parsePageNumber(input)).toBe(1)
  },
)
