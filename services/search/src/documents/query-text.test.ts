import { expect, test } from 'vitest'
import { createDocumentIndex } from './document-index.ts'

const documents = [
  { id: 1, title: 'Haus am Strand', text: 'Whirlpool im Garten' },
  { id: 2, title: 'Strand und Haus am Wald', text: 'ohne Jacuzzi' },
  { id: 3, title: 'Am See', text: 'Badetonne' },
]

function found(q: string, settings: Record<string, unknown> = {}): unknown[] {
  const index = createDocumentIndex({ language: 'de', settings })
  index.put(documents)
  return index.search({ q, matchingStrategy: 'all' }).hits.map(({ id }) => id)
}

test('words in quotation marks stand side by side', () => {
  expect(found('haus strand')).toEqual([1, 2])
  expect(found('"Haus am Strand"')).toEqual([1])
  expect(found('garten "haus am"')).toEqual([1])
  expect(found('"strand am haus"')).toEqual([])
})

test('stop words are not looked for, unless nothing else is said', () => {
  expect(found('see der')).toEqual([])
  expect(found('see der', { stopWords: ['der'] })).toEqual([3])
  expect(found('am', { stopWords: ['am'] })).toHaveLength(3)
})

test('a synonym finds what the word does not', () => {
  expect(found('whirlpool')).toEqual([1])
  expect(found('whirlpool', { synonyms: { whirlpool: ['jacuzzi', 'badetonne'] } }).toSorted()).toEqual([1, 2, 3])
})
