import { expect, test } from 'vitest'
import { shownPages } from './pagination.tsx'

const text = (page: number, pages: number) =>
  shownPages(page, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %i of %i a guest sees %s', (page, pages, expected) => {
  expect(text(page, pages)).toBe(expected)
})
