import { expect, test } from 'vitest'
import { parseQueryWords, stringifyQueryWords } from './query-words.ts'

test.each(['', '?houses=12.30', '?a=1e3&b=true&c=null&d=007', '?a=1&a=2&b=', '?text=hus+med+spa%26sauna'])(
  'an address stays as it was written: "%s"',
  (query) => {
    expect(stringifyQueryWords(parseQueryWords(query))).toBe(query)
  },
)

test('a word is what the guest wrote, never a number or a truth', () => {
  expect(parseQueryWords('?houses=12.30&a=true&a=2')).toEqual({ houses: '12.30', a: ['true', '2'] })
})

test('what is not set is not written', () => {
  expect(stringifyQueryWords({ a: undefined, b: null, c: 0 })).toBe('?c=0')
})
