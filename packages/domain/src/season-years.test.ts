import { expect, test } from 'vitest'
import { defaultSeasonYears, isInActiveSeason } from './season-years.ts'

test('in 2026 the seasons 2025, 2026 and 2027 are active', () => {
  expect(defaultSeasonYears('2026-01-01')).toEqual([2025, 2026, 2027])
  expect(defaultSeasonYears('2026-12-31')).toEqual([2025, 2026, 2027])
})

test.each([
  ['2024-12-31', false],
  ['2025-01-01', true],
  ['2027-12-31', true],
  ['2028-01-01', false],
])('an arrival on %s is in an active season: %s', (arrival, expected) => {
  expect(isInActiveSeason(arrival, [2025, 2026, 2027])).toBe(expected)
})
