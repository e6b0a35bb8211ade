import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arrivalOn,
  arrivalWindow,
  changeDays,
  defaultDuration,
  findSaturday,
  isChangeDay,
  nearestSaturday,
  searchOffsets,
} from './change-day.ts'
import { daysBetween, isoDayFromEpoch, isoWeekday } from './iso-day.ts'

const anyDay = fc.integer({ min: 10_000, max: 40_000 }).map(isoDayFromEpoch)

// spec: constant change days; constant search date offsets; constant default duration
test('houses change guests from Thursday to Monday', () => {
  expect(changeDays).toEqual([4, 5, 6, 7, 1])
  expect([1, 2, 3, 4, 5, 6, 7, 0, '6', null].map(isChangeDay)).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(searchOffsets).toEqual({ 4: 2, 5: 1, 6: 0, 7: -1, 1: -2 })
  expect(defaultDuration).toBe(7)
})

test.each([
  ['2026-07-09', '2026-07-11'],
  ['2026-07-10', '2026-07-11'],
  ['2026-07-11', '2026-07-11'],
  ['2026-07-12', '2026-07-11'],
  ['2026-07-13', '2026-07-11'],
])('an arrival on %s belongs to Saturday %s', (arrival, saturday) => {
  expect(findSaturday(arrival)).toBe(saturday)
  expect(nearestSaturday(arrival)).toBe(saturday)
})

test('Tuesday and Wednesday belong to no changeover weekend; the nearer Saturday is used', () => {
  expect(findSaturday('2026-07-14')).toBeNull()
  expect(findSaturday('2026-07-15')).toBeNull()
  expect(nearestSaturday('2026-07-14')).toBe('2026-07-11')
  expect(nearestSaturday('2026-07-15')).toBe('2026-07-18')
})

// spec: constant arrival window
test('the window is Thursday to Monday around the Saturday, also when clocks change', () => {
  expect(arrivalWindow('2026-03-28')).toEqual(['2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'])
  expect(arrivalWindow('2026-07-13')).toEqual(arrivalWindow('2026-07-11'))
})

test.each([
  ['2026-07-14', ['2026-07-09', '2026-07-10', '2026-07-11', '2026-07-12', '2026-07-13', '2026-07-14']],
  ['2026-07-15', ['2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18', '2026-07-19', '2026-07-20']],
])('a search for %s, in the middle of a week, includes arrivals on that day', (day, expected) => {
  expect(arrivalWindow(day)).toEqual(expected)
})

test('an arrival found from its Saturday leads back to it', () => {
  expect(changeDays.map((changeDay) => arrivalOn('2026-07-11', changeDay))).toEqual(arrivalWindow('2026-07-11'))
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...changeDays), (day, changeDay) => {
      const saturday = nearestSaturday(day)
      const arrival = arrivalOn(saturday, changeDay)
      expect(isoWeekday(arrival)).toBe(changeDay)
      expect(findSaturday(arrival)).toBe(saturday)
    }),
  )
})

test('only a Saturday can be converted to an arrival', () => {
  expect(() => arrivalOn('2026-07-10', 6)).toThrow('Given date was not a saturday')
})

test('the nearest Saturday is a Saturday at most three days away', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const saturday = nearestSaturday(day)
      expect(isoWeekday(saturday)).toBe(6)
      expect(Math.abs(daysBetween(day, saturday))).toBeLessThanOrEqual(3)
    }),
  )
})
