import { expect, test } from 'vitest'
import { newBuildSince, newLodgingSince } from './novelty.ts'

// spec: constant new house
test('a house is new for less than 365 days after its publication', () => {
  expect(newLodgingSince('2026-11-15')).toBe('2025-11-16')
  expect(newLodgingSince('2028-12-31')).toBe('2028-01-02')
})

// spec: constant new build
test('the first year of new builds is three years back', () => {
  expect(newBuildSince('2026-01-01')).toBe(2023)
  expect(newBuildSince('2026-12-31')).toBe(2023)
})
