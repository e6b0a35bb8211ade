import { expect, test } from 'vitest'
import { bookingCutoffHour, firstBookableDay, nextBookingCutoff } from './booking-cutoff.ts'

// spec: constant booking cut-off
test('the hours are 13 in Denmark and 12 in UTC', () => {
  expect(bookingCutoffHour).toEqual({ copenhagen: 13, utc: 12 })
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
