import { expect, test } from 'vitest'
import { parseRecentSearches, withSearch } from './recent-searches.ts'

test('the newest search comes first, and each only once', () => {
  expect(withSearch(['sauna', 'Henne'], 'henne')).toEqual(['henne', 'sauna'])
  expect(withSearch([], '  6  Personen   mit Hund ')).toEqual(['6 Personen mit Hund'])
})

test('six are kept', () => {
  const many = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']
  expect(withSearch(many, 'gg')).toEqual(['gg', 'aa', 'bb', 'cc', 'dd', 'ee'])
  expect(parseRecentSearches(JSON.stringify([...many, 'gg', 'hh']))).toEqual(many)
})

test.each(['', ' ', 'a', 'x'.repeat(121)])('%j is not stored as a search', (text) => {
  expect(withSearch(['sauna'], text)).toEqual(['sauna'])
})

test.each([null, '', 'not json', '{"a":1}', '[1,null,{}]'])('the stored value %j is ignored', (written) => {
  expect(parseRecentSearches(written)).toEqual([])
})
