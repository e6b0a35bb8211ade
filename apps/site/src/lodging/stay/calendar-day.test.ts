import type { DayState } from '@marram/domain/stay-calendar'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { loadPageCatalogue } from '@marram/i18n/messages/page-catalogues'
import { expect, test } from 'vitest'
import { dayLabel, nightsList } from './calendar-day.tsx'

const texts = async (edition: EditionKey) => ({
  edition,
  format: formatFor(edition),
  texts: await loadPageCatalogue('stay', edition),
})
const arrival = (price: number, normalPrice = price): DayState => ({
  kind: 'arrival',
  offer: {
    arrival: '2027-06-12',
    departure: '2027-06-19',
    duration: 7,
    price,
    normalPrice,
    discountTags: [],
    transactionFee: 0,
    status: 'available',
  },
})

test.each([
  ['en', 'Saturday 12 June 2027, arrival possible, 7 nights €1,369'],
  ['de', 'Samstag, 12. Juni 2027, Anreise möglich, 7 Nächte 1.369 €'],
  ['da', 'lørdag 12. juni 2027, ankomst mulig, 7 nætter 1.369 kr.'],
] as const)('a day of arrival has a complete label in the %s edition', async (edition, label) => {
  const spoken = dayLabel('2027-06-12', arrival(136_900), null, await texts(edition))
  expect(spoken.replaceAll('\u00a0', ' ')).toBe(label)
})

test('a reduced day says its former price, a chosen one that it is chosen', async () => {
  const spoken = dayLabel('2027-06-12', arrival(100_000, 136_900), 'arrival', await texts('en'))
  expect(spoken).toBe(
    'Saturday 12\u00a0June 2027, your arrival, arrival possible, 7 nights €1,000, reduced, otherwise €1,369',
  )
})

test.each([
  ['da', 'lørdag 19.\u00a0december 2026, juleuge, ankomst mulig'],
  ['de', 'Samstag, 19.\u00a0Dezember 2026, Weihnachtswoche, Anreise möglich'],
  ['en', 'Saturday 19\u00a0December 2026, Christmas week, arrival possible'],
] as const)('a day on which Christmas in the house can begin says so in the %s edition', async (edition, label) => {
  const spoken = await texts(edition)
  expect(dayLabel('2026-12-19', arrival(136_900), null, spoken)).toContain(label)
  expect(dayLabel('2026-12-19', { kind: 'taken' }, null, spoken)).not.toMatch(/juleuge|Weihnacht|Christmas/)
})

test('days without arrival say why', async () => {
  const en = await texts('en')
  expect(dayLabel('2027-06-13', { kind: 'taken' }, null, en)).toBe('Sunday 13\u00a0June 2027, booked')
  expect(dayLabel('2027-06-13', { kind: 'departure-only' }, 'departure', en)).toContain('departure only')
  expect(dayLabel('2027-06-13', { kind: 'taken' }, 'inside', en, 'wish')).toContain('you asked for, booked')
  expect(dayLabel('2027-06-13', { kind: 'no-arrival', durations: [3, 4, 5, 14] }, null, en)).toContain('for 3–5, 14')
  expect(dayLabel('2027-06-13', { kind: 'no-arrival', durations: [] }, null, en)).toContain('no arrival')
})

test('runs of nights are written as ranges', () => {
  expect(nightsList([2])).toBe('2')
  expect(nightsList([2, 3, 4, 7, 14, 15])).toBe('2–4, 7, 14–15')
})
