import { expect, test } from 'vitest'
import { convertMaxPrice, queryForEdition } from './edition-switch.ts'
import { parseSearchUrl } from './search-url.ts'

function switched(query: string, from: 'DKK' | 'EUR', to: 'DKK' | 'EUR'): string {
  return queryForEdition(new URLSearchParams(query), from, to).toString()
}

test('a switch to Danish keeps the search and moves the price limit to the same slider step in kroner', () => {
  expect(switched('filter=1&maxPris=1600&10=5&page=2', 'EUR', 'DKK')).toBe('filter=1&maxPris=12000&10=5&page=2')
})

test('a switch between German and English leaves the limit alone', () => {
  expect(switched('maxPris=1234', 'EUR', 'EUR')).toBe('maxPris=1234')
})

test('a switch drops tracking and keeps everything else, known or not', () => {
  expect(switched('utm_source=mail&profile=x&gclid=1&custom=a&custom=b', 'EUR', 'DKK')).toBe(
    'profile=x&custom=a&custom=b',
  )
})

test('a malformed limit is passed on as it is and dropped by the other edition', () => {
  expect(switched('maxPris=cheap', 'EUR', 'DKK')).toBe('maxPris=cheap')
})

test('only the price limit changes', () => {
  const { criteria } = parseSearchUrl(new URLSearchParams('husdyr=1&maxPris=12000&180=500'))
  expect(Object.fromEntries(convertMaxPrice(criteria, 'DKK', 'EUR'))).toEqual({
    husdyr: { value: 1, comparator: '=' },
    maxPris: { value: 1600, comparator: '<=' },
    '180': { value: 500, comparator: '<=' },
  })
  expect([...convertMaxPrice(criteria, 'DKK', 'EUR').keys()]).toEqual(['husdyr', 'maxPris', '180'])
})

test('without a limit nothing changes', () => {
  const { criteria } = parseSearchUrl(new URLSearchParams('husdyr=1'))
  expect(convertMaxPrice(criteria, 'DKK', 'EUR')).toBe(criteria)
})
