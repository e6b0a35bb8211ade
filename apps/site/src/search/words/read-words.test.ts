import type { PlaceArea } from '@marram/contract/broker/shapes'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import type { EditionKey } from '@marram/i18n/edition-key'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import { expect, test } from 'vitest'
import { readWordsWith } from './read-words.ts'

const spot = { latitude: 55.7, longitude: 8.2 }
const area = (id: number, name: string, towns: readonly [number, string][]): PlaceArea => ({
  id,
  slug: name.toLowerCase(),
  name,
  region: 'middle',
  ...spot,
  locations: towns.map(([town, called]) => ({ id: town, name: called, lodgingCount: 5, ...spot })),
})
const areas = [
  area(1, 'Henne Strand', [
    [20, 'Henne Strand'],
    [21, 'Henneby'],
  ]),
  area(2, 'Rømø', [[48, 'Lakolk']]),
]
const now = () => new Date('2027-02-01T08:00:00Z')

async function read(edition: EditionKey, text: string) {
  const messages = await loadPageCatalogue('search', edition)
  return readWordsWith({ edition, messages, areas, now })(text)
}

test.each([
  ['de', '6 Personen mit Sauna und Hund in Henne, Juli, unter 1200 €', ['Henne Strand', '1 Haustier', 'bis 1.200 €']],
  ['da', '6 personer med sauna og hund i Henne, juli, under 9000 kr.', ['Henne Strand', '1 kæledyr', '9.000 kr.']],
  ['en', '6 persons with sauna and dog in Henne, July, under 1200 €', ['Henne Strand', '1 pet', '€1,200']],
] as const)('%s: %s is understood and shown as chips', async (edition, text, expected) => {
  const words = await read(edition, text)
  expect(words?.rest).toBe('')
  const url = presentSearchUrl({ ...emptySearch, criteria: words?.criteria ?? new Map() })
  expect(Object.fromEntries(url)).toMatchObject({ 10: '6', 53: '1', husdyr: '1', omraader: '20,21' })
  expect(url.get('ankomst')).toMatch(/^2027-07-03,/)
  const chips = words?.labels.join(' | ')
  for (const label of expected) expect(chips).toContain(label.replace(/\s(?=€|kr)/, '\u00a0'))
  expect(words?.labels).toHaveLength(6)
})

test('words that are not understood stay text', async () => {
  expect((await read('de', 'Sauna mit Blick auf Schafe'))?.rest).toContain('Schafe')
})

test.each(['', 'Schafe'])('%j contains no criterion', async (text) => {
  expect(await read('de', text)).toBeNull()
})
