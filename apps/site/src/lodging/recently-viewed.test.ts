import { expect, test } from 'vitest'
import { parseRecent, withRecent } from './recently-viewed.ts'

test('the last viewed house comes first and is listed once', () => {
  expect(withRecent([3, 2, 1], 2)).toEqual([2, 3, 1])
  expect(withRecent([], 7)).toEqual([7])
})

test('the list stays short', () => {
  expect(withRecent([1, 2, 3, 4, 5, 6, 7, 8], 9)).toEqual([9, 1, 2, 3, 4, 5, 6, 7])
})

test('a value that is not a list of house numbers is ignored', () => {
  expect(parseRecent('3.2.1')).toEqual([3, 2, 1])
  for (const odd of [null, '', '1,2', '-1', 'x', '0', '1..2', '<script>']) expect(parseRecent(odd)).toEqual([])
})
