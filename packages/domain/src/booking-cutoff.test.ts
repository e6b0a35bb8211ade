import { afterEach, describe, expect, test } from 'vitest'
import { firstBookableDay, nextBookingCutoff } from './booking-cutoff.ts'
import { copenhagenInstant } from './copenhagen-clock.ts'
import { addDays } from './iso-day.ts'
import { setSaleRules, standardTerms } from './terms.ts'

afterEach(() => setSaleRules([]))

// spec: constant booking cut-off
test('the standard hour is 13 in Denmark, in winter 12 in UTC', () => {
  expect(standardTerms.bookingCutoffHour).toBe(13)
  expect(firstBookableDay(new Date('2026-01-10T11:59:59Z'))).toBe('2026-01-10')
  expect(firstBookableDay(new Date('2026-01-10T12:00:00Z'))).toBe('2026-01-11')
})

test.each([
  ['in summer just before one o’clock', '2026-07-11T10:59:59.999Z', '2026-07-11'],
  ['in summer at one o’clock', '2026-07-11T11:00:00Z', '2026-07-12'],
  ['in winter just before one o’clock', '2026-01-10T11:59:59.999Z', '2026-01-10'],
  ['in winter at one o’clock', '2026-01-10T12:00:00Z', '2026-01-11'],
  ['just after midnight in Denmark', '2026-07-10T22:00:00Z', '2026-07-11'],
  ['just before midnight in Denmark', '2026-07-10T21:59:59Z', '2026-07-11'],
  ['on New Year’s Eve in the evening', '2026-12-31T20:00:00Z', '2027-01-01'],
  ['on the morning the clock goes forward', '2026-03-29T10:59:00Z', '2026-03-29'],
  ['on the day the clock goes back', '2026-10-25T12:00:00Z', '2026-10-26'],
])('%s returns the right first arrival day', (_, now, day) => {
  expect(firstBookableDay(new Date(now))).toBe(day)
})

test.each([
  ['2026-07-11T10:59:59Z', '2026-07-11T11:00:00.000Z'],
  ['2026-07-11T11:00:00Z', '2026-07-12T11:00:00.000Z'],
  ['2026-03-28T12:00:00Z', '2026-03-29T11:00:00.000Z'],
  ['2026-10-24T11:00:00Z', '2026-10-25T12:00:00.000Z'],
])('after %s the first arrival changes at %s', (now, cutoff) => {
  expect(nextBookingCutoff(new Date(now)).toISOString()).toBe(cutoff)
})

const hours = Array.from({ length: 25 }, (_, hour) => hour)
/** Ordinary days of both seasons, and the two on which the clock changes. */
const days = ['2026-01-10', '2026-07-11', '2026-03-29', '2026-10-25', '2026-12-31']

describe.each(hours)('with a cut-off at %i', (bookingCutoffHour) => {
  const rules = { ...standardTerms, bookingCutoffHour }
  test.each(days)('the first arrival changes at that hour on %s, and never else', (day) => {
    setSaleRules([{ validFrom: '2020-01-01', terms: rules }])
    const end = copenhagenInstant(addDays(day, 1), 0).getTime()
    const seen = new Map<string, Date>()
    for (let at = copenhagenInstant(day, 0).getTime(); at < end; at += 15 * 60_000) {
      const now = new Date(at)
      const first = firstBookableDay(now)
      expect(firstBookableDay(now, rules)).toBe(first)
      if (!seen.has(first)) seen.set(first, now)
      const next = nextBookingCutoff(now)
      expect(next.getTime()).toBeGreaterThan(at)
      expect(firstBookableDay(new Date(next.getTime() - 1))).toBe(first)
      expect(firstBookableDay(next)).not.toBe(first)
    }
    const isOpen = bookingCutoffHour > 0
    const isShut = bookingCutoffHour < 24
    expect([...seen.keys()]).toEqual([...(isOpen ? [day] : []), ...(isShut ? [addDays(day, 1)] : [])])
    if (isShut) expect(seen.get(addDays(day, 1))).toEqual(copenhagenInstant(day, bookingCutoffHour * 60))
  })
})

test('another hour applies from the first day of its terms on, at midnight in Denmark', () => {
  setSaleRules([
    { validFrom: '2026-01-01', terms: { ...standardTerms, bookingCutoffHour: 10 } },
    { validFrom: '2026-07-12', terms: { ...standardTerms, bookingCutoffHour: 20 } },
  ])
  expect(firstBookableDay(new Date('2026-07-11T16:00:00Z'))).toBe('2026-07-12')
  expect(nextBookingCutoff(new Date('2026-07-11T16:00:00Z')).toISOString()).toBe('2026-07-12T18:00:00.000Z')
  expect(firstBookableDay(new Date('2026-07-12T16:00:00Z'))).toBe('2026-07-12')
})
