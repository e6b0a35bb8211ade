import { expect, test } from 'vitest'
import { createDocumentIndex } from './document-index.ts'

test('words in quotation marks must be adjacent', () => {
  const settings = { searchable: ['title', 'text'], filterable: [], sortable: [], displayed: ['*'] }
  const index = createDocumentIndex('de', settings)
  index.put([
    { id: 1, title: 'Haus am Strand', text: 'Whirlpool im Garten' },
    { id: 2, title: 'Strand und Haus am Wald', text: 'ohne Jacuzzi' },
    { id: 3, title: 'Am See', text: 'Badetonne' },
  ])
  const found = (q: string) => index.search({ q, matchingStrategy: 'all' }).hits.map(({ id }) => id)
  expect(found('haus strand')).toEqual([1, 2])
  expect(found('"Haus am Strand"')).toEqual([1])
  expect(found('garten "haus am"')).toEqual([1])
  expect(found('"strand am haus"')).toEqual([])
})
