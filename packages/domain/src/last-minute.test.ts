import { afterEach, expect, test } from 'vitest'
import { isLastMinute, lastMinuteWindow } from './last-minute.ts'
import { setSaleRules, standardTerms } from './terms.ts'

afterEach(() => setSaleRules([]))

const morning = new Date('2026-07-11T08:00:00Z')
const afternoon = new Date('2026-07-11T13:00:00Z')

// spec: constant last minute
test('in the morning last minute begins today and ends in three weeks', () => {
  expect(lastMinuteWindow(morning)).toEqual({ from: '2026-07-11', until: '2026-08-01' })
})

test('in the afternoon it begins tomorrow and ends on the same day', () => {
  expect(lastMinuteWindow(afternoon)).toEqual({ from: '2026-07-12', until: '2026-08-01' })
})

test.each([
  ['2026-07-10', false],
  ['2026-07-11', true],
  ['2026-08-01', true],
  ['2026-08-02', false],
])('in the morning arriving on %s is last minute: %s', (arrival, expected) => {
  expect(isLastMinute(arrival, morning)).toBe(expected)
})

test('today is no longer last minute once it can no longer be booked', () => {
  expect(isLastMinute('2026-07-11', afternoon)).toBe(false)
})

test('the agency’s terms decide how many days ahead', () => {
  setSaleRules([{ validFrom: '2020-01-01', terms: { ...standardTerms, lastMinuteDays: 5, bookingCutoffHour: 24 } }])
  expect(lastMinuteWindow(afternoon)).toEqual({ from: '2026-07-11', until: '2026-07-16' })
  expect([isLastMinute('2026-07-16', morning), isLastMinute('2026-07-17', morning)]).toEqual([true, false])
})
