import { formatFor } from '@marram/i18n/format'
import { bar } from '@marram/i18n/messages/bar/de'
import { when } from '@marram/i18n/messages/when/de'
import { expect, test } from 'vitest'
import { dayKind, spokenDay } from './arrival-calendar.tsx'

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

test('without prices every day from today on can be chosen', () => {
  const open = { ...marks, prices: undefined }
  expect(['2026-11-21', '2026-11-22', '2027-07-20'].map((day) => dayKind(day, open))).toEqual(['past', 'open', 'open'])
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
  expect(said('2027-07-20', { ...plain, kind: 'open' })).toBe('Dienstag, 20. Juli 2027')
})
