import { expect, test } from 'vitest'
import { isBeyondLastPage, listName, openedEvents } from './result-list.tsx'

test.each([
  ['search', 'search'],
  ['Last minute', 'last-minute'],
  ['  Häuser & Hunde!', 'h-user-hunde'],
  ['***', 'list'],
  ['x'.repeat(80), 'x'.repeat(40)],
])('the list type “%s” is counted as %s', (written, name) => {
  expect(listName(written)).toBe(name)
})

test('opening a house is counted for its list and, with a price, for its price range', () => {
  const option = { price: 84_000, duration: 7, currency: 'EUR' } as const
  expect(openedEvents('search', { option })).toEqual(['house-from:search', 'price-size:3'])
  expect(openedEvents('search', { option: null })).toEqual(['house-from:search'])
  expect(openedEvents('search', undefined)).toEqual(['house-from:search'])
})

test('a page after the last one says so instead of staying empty below 1,200 houses', () => {
  expect(isBeyondLastPage({ status: 'success', total: 1200, cards: [] })).toBe(true)
  expect(isBeyondLastPage({ status: 'pending', total: 1200, cards: [] })).toBe(false)
  expect(isBeyondLastPage({ status: 'success', total: 0, cards: [] })).toBe(false)
})
