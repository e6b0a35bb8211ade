import { expect, test } from 'vitest'
import { pageLifetime } from './expiry.ts'

const options = { maxAgeMs: 300_000, cutOffHour: 13 }
const at = (iso: string) => pageLifetime(Date.parse(iso), options)
const iso = (ms: number) => new Date(ms).toISOString()

test('in the morning a page goes stale by age and expires at the cut-off', () => {
  const { freshUntil, staleUntil } = at('2027-01-10T08:00:00Z')
  expect(iso(freshUntil)).toBe('2027-01-10T08:05:00.000Z')
  expect(iso(staleUntil)).toBe('2027-01-10T12:00:00.000Z')
})

test('in the afternoon a page expires at midnight in Copenhagen', () => {
  expect(iso(at('2027-01-10T12:00:00Z').staleUntil)).toBe('2027-01-10T23:00:00.000Z')
  expect(iso(at('2027-07-10T12:00:00Z').staleUntil)).toBe('2027-07-10T22:00:00.000Z')
})

test('a page never counts as fresh beyond the cut-off', () => {
  expect(iso(at('2027-01-10T11:58:00Z').freshUntil)).toBe('2027-01-10T12:00:00.000Z')
})

test('on the days the clocks change the cut-off is still at one o’clock', () => {
  expect(iso(at('2027-03-28T00:30:00Z').staleUntil)).toBe('2027-03-28T11:00:00.000Z')
  expect(iso(at('2027-10-31T00:30:00Z').staleUntil)).toBe('2027-10-31T12:00:00.000Z')
  expect(iso(at('2027-10-31T20:00:00Z').staleUntil)).toBe('2027-10-31T23:00:00.000Z')
})

test('a booking until midnight has no other expiry than midnight', () => {
  const now = Date.parse('2026-07-11T20:00:00Z')
  const { staleUntil } = pageLifetime(now, { ...options, cutOffHour: 24 })
  expect(new Date(staleUntil).toISOString()).toBe('2026-07-11T22:00:00.000Z')
})
