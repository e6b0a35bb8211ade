import { expect, test } from 'vitest'
import { isNewBuild, isNewHouse, isNewlyRenovated, newBuildSince, newHouseSince } from './novelty.ts'

const today = '2026-11-15'

test.each([
  ['2026-11-15', true],
  ['2025-11-16', true],
  ['2025-11-15', false],
  ['2020-01-01', false],
  ['2026-11-16', false],
])('a house published on %s is new: %s', (publishedOn, expected) => {
  expect(isNewHouse(publishedOn, today)).toBe(expected)
})

test('the first day that counts as new is new, the day before is not', () => {
  expect(newHouseSince(today)).toBe('2025-11-16')
})

test.each([
  [2027, false],
  [2026, true],
  [2023, true],
  [2022, false],
  [Number.NaN, false],
])('a house built or renovated in %d is new: %s', (year, expected) => {
  expect(isNewBuild(year, today)).toBe(expected)
  expect(isNewlyRenovated(year, today)).toBe(expected)
})

test('the first year of new builds is three years back', () => {
  expect(newBuildSince(today)).toBe(2023)
})
