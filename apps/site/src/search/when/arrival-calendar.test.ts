import { formatFor } from '@marram/i18n/format'
import { bar } from '@marram/i18n/messages/bar/de'
import { when } from '@marram/i18n/messages/when/de'
import { expect, test } from 'vitest'
import { dayKind, spokenDay } from './arrival-calendar.tsx'
import { isSaturdayWeekend } from './days-panel.tsx'

const marks = {
  days: ['2027-06-11'],
  today: '2026-11-22',
  prices: new Map([
    ['2027-07-17', 131_200],
    ['2027-07-24', null],
  ]),
}

test.each([
  ['2027-07-17', 'arrival'],
  ['2027-07-24', 'full'],
  // Beyond the known weeks.
  ['2028-07-08', 'arrival'],
  ['2027-07-16', 'plain'],
  ['2027-07-20', 'plain'],
  ['2026-11-21', 'past'],
  // The Sunday and Monday of a weekend whose Saturday has passed.
  ['2026-11-22', 'arrival'],
  ['2026-11-23', 'arrival'],
  ['2026-11-24', 'plain'],
  // The Friday of a link.
  ['2027-06-11', 'arrival'],
] as const)('%s is a day of the kind "%s"', (day, kind) => {
  expect(dayKind(day, marks)).toBe(kind)
})

const texts = {
  ...{ edition: 'de' as const, format: formatFor('de'), bar, texts: when },
  money: (amount: number) => formatFor('de').money(amount, 'EUR'),
}
const plain = { isChosen: false, isWished: false, isDeparture: false, amount: null }

test('screen readers hear what a day shows', () => {
  const said = (day: string, spoken: Parameters<typeof spokenDay>[1]): string =>
    spokenDay(day, spoken, texts).replaceAll('\u00a0', ' ')
  expect(said('2027-07-17', { ...plain, kind: 'arrival', isChosen: true, isWished: true, amount: 131_200 })).toBe(
    'Samstag, 17. Juli 2027, Anreise möglich, gewählt, ab 1.312 €',
  )
  expect(said('2027-07-24', { ...plain, kind: 'full', isDeparture: true })).toBe(
    'Samstag, 24. Juli 2027, Abreise, nichts frei',
  )
  expect(said('2026-12-26', { ...plain, kind: 'arrival' })).toContain('Silvesterwoche, Anreise möglich')
  expect(said('2027-07-20', { ...plain, kind: 'plain' })).toBe('Dienstag, 20. Juli 2027, keine Anreise')
})

test('a few days of flexibility are offered unless no house starts on another day of that weekend', () => {
  const counts = (other: number | null) => ({ of: (_: unknown, value: unknown) => (String(value) === '5' ? other : 0) })
  expect(isSaturdayWeekend('weekend', counts(0))).toBe(true)
  expect(isSaturdayWeekend('day', counts(0))).toBe(true)
  expect(isSaturdayWeekend('weekend', counts(3))).toBe(false)
  expect(isSaturdayWeekend('weekend', counts(null))).toBe(false)
  // The counts are of all its weeks.
  expect(isSaturdayWeekend('week', counts(0))).toBe(false)
})
