import { expect, test } from 'vitest'
import { editionKeys } from './edition-key.ts'
import { atPlace, atPlaceFirst } from './place-name.ts'

test.each([
  ['Blåvand', ['i Blåvand', 'in Blåvand', 'in Blåvand']],
  ['Henne Strand', ['i Henne Strand', 'in Henne Strand', 'in Henne Strand']],
  ['Fanø', ['på Fanø', 'auf Fanø', 'on Fanø']],
  ['Fanø Bad', ['i Fanø Bad', 'in Fanø Bad', 'in Fanø Bad']],
  ['Ringkøbing Fjord', ['ved Ringkøbing Fjord', 'am Ringkøbing Fjord', 'on Ringkøbing Fjord']],
  ['Fyrvej', ['på Fyrvej', 'am Fyrvej', 'on Fyrvej']],
  ['Strandvejen', ['på Strandvejen', 'am Strandvejen', 'on Strandvejen']],
  ['Birkekrogen', ['i Birkekrogen', 'am Birkekrogen', 'on Birkekrogen']],
  ['Nørregade', ['i Nørregade', 'in der Nørregade', 'on Nørregade']],
])('%s gets the right preposition in each language', (name, expected) => {
  expect(editionKeys.map((edition) => atPlace(edition, name))).toEqual(expected)
})

test('a sentence may begin with it', () => {
  expect(atPlaceFirst('de', 'Rømø')).toBe('Auf Rømø')
})
