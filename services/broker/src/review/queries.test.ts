import { expect, test } from 'vitest'
import { firstShownDay } from './queries.ts'

// spec: constant review window 2 years
test.each([
  ['2027-02-01T08:00:00Z', '2025-02-01'],
  ['2028-02-29T08:00:00Z', '2026-03-01'],
  ['2027-06-30T22:30:00Z', '2025-07-01'],
])('at %s reviews since %s are shown', (now, day) => {
  expect(firstShownDay(new Date(now))).toBe(day)
})
