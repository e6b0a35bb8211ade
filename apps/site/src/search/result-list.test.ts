import { expect, test } from 'vitest'
import { isBeyondLastPage, listName, openedEvents } from './result-list.tsx'

test.each([
  ['search', 'search'],
  ['Last minute', 'last-minute'],
  ['  Häuser & Hunde!', 'h-user-hunde'],
  ['***', 'list'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('a list that editors call “%s” is counted as %s', (written, name) => {
  expect(listName(written)).toBe(name)
})

test('a house that is opened is counted for its list and, with a price, for its price size', () => {
  const option = { price: 84_000, duration: 7, currency: 'EUR' } as const
  expect(openedEvents('search', { option })).toEqual(['house-from:search', 'price-size:3'])
  expect(openedEvents('search', { option: null })).toEqual(['house-from:search'])
  expect(openedEvents('search', undefined)).toEqual(['house-from:search'])
})

test('a page after the last one says so instead of standing empty below 1,200 houses', () => {
  expect(isBeyondLastPage({ status: 'success', total: 1200, cards: [] })).toBe(true)
  expect(isBeyondLastPage({ status: 'pending', total: 1200, cards: [] })).toBe(false)
  expect(isBeyondLastPage({ status: 'success', total: 0, cards: [] })).toBe(false)
})
