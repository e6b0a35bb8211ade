import { startSearch } from '@marram/domain/criteria/search-state'
import { parseSearchUrl } from '@marram/domain/criteria/search-url'
import { formatFor } from '@marram/i18n/format'
import { bar as danish } from '@marram/i18n/messages/bar/da'
import { bar as german } from '@marram/i18n/messages/bar/de'
import { expect, test } from 'vitest'
import { barSummary } from './bar-summary.ts'

const spot = { latitude: 55, longitude: 8 }
const places = ['Henne Strand', 'Vejers Strand', 'Grærup', 'Blåvand'].map((name, index) => ({
  ...{ id: index, slug: name, name, ...spot },
  region: index === 3 ? ('south' as const) : ('middle' as const),
  locations: [{ id: index + 20, name, lodgingCount: 1, ...spot }],
}))

function summary(query: string, texts = german, edition: 'de' | 'da' = 'de') {
  const search = startSearch(parseSearchUrl(new URLSearchParams(query)))
  return barSummary(search, { edition, texts, format: formatFor(edition), places, today: '2026-11-19' })
}

test('without criteria the bar says so, and that prices are for a week', () => {
  expect(summary('')).toEqual({
    where: 'Egal wo',
    arrival: 'Egal wann',
    nights: '7 Nächte',
    guests: 'Gäste wählen',
  })
})

test.each([
  ['omraader=20', 'Henne Strand'],
  ['omraader=20,21', 'Henne Strand und Vejers Strand'],
  ['omraader=20,21,22', '3 Orte'],
  ['omraader=999', '1 Ort'],
  ['textQuery=Reetdach', '„Reetdach“'],
  ['vejnavn=12,13', 'Diese Straße'],
  ['vejnavn=Strandvejen', 'Straße Strandvejen'],
  ['omraader=23&textQuery=Reetdach', 'Blåvand, „Reetdach“'],
])('where: %s is "%s"', (query, expected) => {
  expect(summary(query).where).toBe(expected)
})

test.each([
  ['ankomst=2027-06-12', '12. Juni 2027 ± 2 Tage'],
  ['ankomst=2027-06-11&skiftedag=5', 'Fr., 11. Juni 2027'],
  ['ankomst=2027-06-05,2027-06-12,2027-06-19', '12. Juni 2027 ± 1 Woche'],
  ['ankomst=2027-06-05,2027-07-03', '2 Termine'],
  // Also ± 2 weeks around 17 July.
  ['ankomst=2027-07-03,2027-07-10,2027-07-17,2027-07-24,2027-07-31', 'Juli 2027'],
  ['ankomst=2026-11-21,2026-11-28', 'November 2026'],
  ['ankomst=2027-07-24,2027-07-31,2027-08-07,2027-08-14', '24. Juli – 14. Aug. 2027'],
  ['arrivalWeekNextOccurence=28', 'KW 28'],
])('arrival: %s is "%s"', (query, expected) => {
  expect(summary(query).arrival.replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  ['duration=3', '3 Nächte'],
  ['duration=3,5', '3 bis 5 Nächte'],
  ['lastMinute=1', 'Jede Dauer'],
])('nights: %s is "%s"', (query, expected) => {
  expect(summary(query).nights).toBe(expected)
})

test.each([
  ['10=5&husdyr=1', '5 Personen, 1 Haustier'],
  ['husdyr=2', '2 Haustiere'],
  ['10=5&children=3&husdyr=1', '2 Erwachsene, 3 Kinder, 1 Haustier'],
  ['10=2&children=1', '1 Erwachsener, 1 Kind'],
  ['10=2&husdyr=4', '2 Personen, haustierfreies Haus'],
])('guests: %s is "%s"', (query, expected) => {
  expect(summary(query).guests.replaceAll('\u00a0', ' ')).toBe(expected)
})

test('in Danish too', () => {
  expect(summary('ankomst=2027-06-11&skiftedag=5&10=5', danish, 'da')).toMatchObject({
    arrival: 'fre. 11. juni 2027',
    guests: '5\u00a0personer',
  })
})
