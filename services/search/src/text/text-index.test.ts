import { expect, test } from 'vitest'
import { createTextIndex } from './text-index.ts'
import { allowedTypos, typosBetween } from './typos.ts'

function found(
  language: 'da' | 'de' | 'en',
  documents: readonly string[],
  query: string,
  strategy: 'all' | 'last' = 'all',
) {
  const index = createTextIndex(language)
  for (const [number, text] of documents.entries()) index.add(number, [text])
  return [...index.search(query, strategy)].sort(([, a], [, b]) => a - b).map(([number]) => number)
}

test.each([
  ['da', 'Blåvand', 'blavand'],
  ['da', 'Blåvand', 'blaavand'],
  ['da', 'Blaavand', 'blåvand'],
  ['da', 'Rømø', 'romo'],
  ['da', 'Rømø', 'roemoe'],
  ['da', 'Lærkevej', 'larkevej'],
  ['de', 'Grünfläche', 'gruenflaeche'],
  ['de', 'Straße', 'strasse'],
  ['de', 'Häuser', 'haus'],
  ['da', 'Strandene', 'strand'],
  ['en', 'cottages', 'cottage'],
  ['de', 'Ferienhaus', 'ferienh'],
  ['de', 'Whirlpool', 'wirlpool'],
  ['en', 'fireplace', 'firepalce'],
] as const)('%s: %s is found by %s', (language, text, query) => {
  expect(found(language, [text, 'something else'], query)).toEqual([0])
})

test('short words and numbers must match exactly', () => {
  expect(found('da', ['Ribe', 'Ringe'], 'rine')).toEqual([])
  expect(found('da', ['B1234'], 'B1235')).toEqual([])
  expect([allowedTypos('hus'), allowedTypos('sauna'), allowedTypos('sommerhus')]).toEqual([0, 1, 2])
  expect([
    typosBetween('sauna', 'suana', 2),
    typosBetween('strand', 'stand', 2),
    typosBetween('pool', 'spa', 1),
  ]).toEqual([1, 1, 2])
})

test('the exact word comes before a word with a typo', () => {
  expect(found('da', ['Henne Straad', 'Henne Strand'], 'henne strand')).toEqual([1, 0])
})

test('words may be missing from the end only if the caller allows it', () => {
  const documents = ['sauna', 'sauna pool', 'pool']
  expect(found('de', documents, 'sauna pool')).toEqual([1])
  expect(found('de', documents, 'sauna pool', 'last')).toEqual([1, 0])
})

test.each([
  ['Hennestrand', 'Henne Strand'],
  ['Hvidesande', 'Hvide Sande'],
  ['henne strand', 'Hennestrand'],
  ['whirl pool', 'Sauna, Whirlpool'],
])('%s finds %s, written as one word or two', (query, text) => {
  expect(found('da', [text, 'Holmsland Klit'], query)).toEqual([0])
})

test('a name of two letters is not a prefix of every other word', () => {
  expect(found('da', ['Ho', 'Holmsland', 'Hotel'], 'ho')).toEqual([0])
  expect(found('da', ['Holmsland', 'Hotel'], 'ho')).toEqual([0, 1])
})

test('a minus before a word excludes its documents', () => {
  const documents = ['Haus mit Sauna', 'Haus mit Pool', 'Haus mit Sauna und Pool', 'Sauna-Haus']
  expect(found('de', documents, 'haus -pool').sort()).toEqual([0, 3])
  expect(found('de', documents, 'sauna-haus').sort()).toEqual([0, 2, 3])
})
