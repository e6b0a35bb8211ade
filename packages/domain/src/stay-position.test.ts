import { expect, test } from 'vitest'
import { nearestDuration, shownDurations, stayPosition } from './stay-position.ts'

const stay = { arrival: '2026-12-28', departure: '2027-01-02' }

test('a stay over New Year is shown from its first day to the day of departure', () => {
  expect(stayPosition(stay, '2026-12-27')).toBeNull()
  expect(stayPosition(stay, '2026-12-28')).toBe('arrival')
  expect(stayPosition(stay, '2026-12-31')).toBe('inside')
  expect(stayPosition(stay, '2027-01-01')).toBe('inside')
  expect(stayPosition(stay, '2027-01-02')).toBe('departure')
  expect(stayPosition(stay, '2027-01-03')).toBeNull()
  expect(stayPosition(null, '2026-12-28')).toBeNull()
})

test('a guest who wants six nights gets the nearest number of nights, preferably a longer stay', () => {
  expect(nearestDuration([3, 4, 7, 14], 6)).toBe(7)
  expect(nearestDuration([5, 7], 6)).toBe(7)
  expect(nearestDuration([7, 14], 2)).toBe(7)
  expect(nearestDuration([7], 7)).toBe(7)
  expect(nearestDuration([], 7)).toBeNull()
})

test('only a few durations get a button, always including the chosen one', () => {
  const all = Array.from({ length: 34 }, (_, index) => index + 2)
  expect(shownDurations(all, null)).toEqual([2, 3, 4, 5, 7, 10])
  expect(shownDurations(all, 14)).toEqual([2, 3, 4, 5, 7, 14])
  expect(shownDurations(all, 6)).toEqual([2, 3, 4, 5, 6, 7])
  expect(shownDurations([7, 14, 21, 28], 7)).toEqual([7, 14, 21])
  expect(shownDurations([9, 11], 9)).toEqual([9, 11])
  expect(shownDurations([], null)).toEqual([])
})
