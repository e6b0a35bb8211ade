import type { PlaceArea } from '@marram/contract/broker/shapes'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { type EditionKey, editionKeys } from '@marram/i18n/edition-key'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import { describe, expect, test } from 'vitest'
import { describeCriterion } from './describe-criterion.ts'

const town = (id: number, name: string) => ({ id, name, latitude: 55, longitude: 8, lodgingCount: 3 })
const area = (id: number, name: string, locations: PlaceArea['locations']): PlaceArea => ({
  id,
  slug: name.toLowerCase(),
  name,
  region: 'middle',
  latitude: 55,
  longitude: 8,
  locations,
})
const places = [
  area(1, 'Blåvand', [town(31, 'Blåvand By'), town(32, 'Blåvand Strand')]),
  area(2, 'Henne', [town(23, 'Henne Strand'), town(24, 'Henne Kirkeby')]),
]

async function words(edition: EditionKey, query: string): Promise<string[]> {
  const messages = await loadPageCatalogue('search', edition)
  const { criteria } = parseSearchUrl(new URLSearchParams(query))
  return [...criteria].map(([key, criterion]) =>
    describeCriterion(key, criterion, { edition, messages, places, today: '2026-11-19' }),
  )
}

describe('a chip names the criterion that it removes', () => {
  test.each([
    ['ankomst=2027-06-12', 'Anreise 12. Juni 2027'],
    ['ankomst=2027-06-12,2027-06-19', 'Anreise 12.–19. Juni 2027'],
    ['ankomst=2027-06-12,2027-07-10', '2 Anreisetage'],
    ['ankomst=2027-06-05,2027-06-12,2027-06-19,2027-06-26', 'Juni 2027'],
    ['arrivalWeekNextOccurence=28', 'KW 28'],
    ['duration=14', '14 Nächte'],
    ['duration=3,5', '3 bis 5 Nächte'],
    ['skiftedag=5,6', 'Anreise Fr. und Sa.'],
    ['husdyr=1', '1 Haustier'],
    ['husdyr=4', 'Ohne Haustiere'],
    ['omraader=31,32', 'Blåvand'],
    ['omraader=31,23', 'Blåvand By und Henne Strand'],
    ['omraader=31,32,23,24', 'Blåvand und Henne'],
    ['omraader=99', 'Gewählter Ort'],
    ['textQuery=reetdach', '„reetdach“'],
    ['vejnavn=Lyngvej', 'Straße Lyngvej'],
    ['vejnavn=2301', 'Häuser in dieser Straße'],
    ['badevaerelse=4', 'mind. 2 Bäder, davon 2 mit Dusche'],
    ['lastMinute=1', 'Last Minute'],
    ['10=5', '5 Personen'],
    ['name=b1234', 'Haus B1234'],
  ])('%s: %s', async (query, text) => {
    expect((await words('de', query)).map((word) => word.replaceAll('\u00a0', ' '))).toEqual([text])
  })

  test('with the price in the currency of the edition', async () => {
    const prices = await Promise.all(editionKeys.map((edition) => words(edition, 'maxPris=1600')))
    expect(prices.flat().map((word) => word.replaceAll('\u00a0', ' '))).toEqual([
      'op til 1.600 kr.',
      'bis 1.600 €',
      'up to €1,600',
    ])
  })

  test('with the comparator of a number', async () => {
    const texts = await words('en', '30=3&180=500')
    expect(texts.map((word) => word.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/: 3 or more$/),
      expect.stringMatching(/: at most 500 m$/),
    ])
  })
})
