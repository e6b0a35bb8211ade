import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { parseSearchUrl, presentSearchUrl } from '@marram/domain/criteria/search-url'
import { expect, test } from 'vitest'
import { createQueryWords, parseQueryWords, stringifyQueryWords } from './query-words.ts'

test.each(['', '?houses=12.30', '?a=1e3&b=true&c=null&d=007', '?a=1&a=2&b=', '?text=hus+med+spa%26sauna'])(
  'a URL stays as it was typed: "%s"',
  (query) => {
    expect(stringifyQueryWords(parseQueryWords(query))).toBe(query)
  },
)

test.each(['?text=hus%20med%20spa', '?b=1&a=2', '?page=2&53=1&filter=1', '?udsnit=55.9,8.5,55.1,8'])(
  'the router leaves the query of a link unchanged: "%s"',
  (query) => {
    const { parseSearch, stringifySearch } = createQueryWords()
    expect(stringifySearch(parseSearch(query))).toBe(query)
    expect(stringifySearch({ ...parseSearch(query), c: '3' })).toContain('c=3')
  },
)

test("a query value is the guest's text, never a number or a boolean", () => {
  expect(parseQueryWords('?houses=12.30&a=true&a=2')).toEqual({ houses: '12.30', a: ['true', '2'] })
})

test('undefined values are not written', () => {
  expect(stringifyQueryWords({ a: undefined, b: null, c: 0 })).toBe('?c=0')
})

test('the router writes a search as every link does, facilities after named criteria', () => {
  const asked = '53=1&10=4&omraader=48&udsnit=55.9,8.5,55.1,8&order=price-asc&viewType=map&utm_source=mail&profile=dog'
  const url = parseSearchUrl(new URLSearchParams(asked))
  const searches: readonly Search[] = [emptySearch, { ...url, page: 3 }, { ...url, box: null, order: null }]
  for (const search of searches) {
    const link = `?${presentSearchUrl(search, { ...url, isResult: true })}`
    expect(stringifyQueryWords(parseQueryWords(link))).toBe(link)
  }
  expect(stringifyQueryWords({ 10: '4', 53: '1', filter: '1', omraader: '48', page: '2' })).toBe(
    '?filter=1&omraader=48&10=4&53=1&page=2',
  )
})
