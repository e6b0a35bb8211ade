import { describe, expect, test } from 'vitest'
import { findNextOpening, isOpenAt, type OpeningSchedule, openingHoursOn } from './opening-hours.ts'
import { openingSchedule as schedule } from './testing/opening-schedule.ts'

describe('hours of weekdays and summer Sundays', () => {
  // spec: constant opening hours
  test.each([
    ['Monday', '2026-11-16', '9-20'],
    ['Wednesday', '2026-07-08', '9-20'],
    ['Saturday', '2026-07-11', '9-20'],
    ['the last Sunday of March', '2026-03-29', 'closed'],
    ['the first Sunday of April', '2027-04-04', '8-20'],
    ['a Sunday in July', '2026-07-12', '8-20'],
    ['the last Sunday of October', '2026-10-25', '8-20'],
    ['the first Sunday of November', '2026-11-01', 'closed'],
    ['a Sunday in January', '2026-01-04', 'closed'],
    ['30 October 2025', '2025-10-30', '10-20'],
    ['30 October 2026', '2026-10-30', '9-20'],
  ])('%s', (_, day, expected) => {
    const hours = openingHoursOn(day, schedule)
    expect(hours === null ? 'closed' : `${hours.opens / 60}-${hours.closes / 60}`).toBe(expected)
  })

  test.each([
    ['2026-07-11T06:59:59Z', false],
    ['2026-07-11T07:00:00Z', true],
    ['2026-07-11T17:59:59Z', true],
    ['2026-07-11T18:00:00Z', false],
    ['2026-01-10T07:59:59Z', false],
    ['2026-01-10T08:00:00Z', true],
    ['2026-07-12T06:00:00Z', true],
    ['2026-11-15T12:00:00Z', false],
  ])('at %s the telephone is answered: %s', (instant, expected) => {
    expect(isOpenAt(new Date(instant), schedule)).toBe(expected)
  })

  test.each([
    ['in the early morning', '2026-07-11T04:00:00Z', '2026-07-11T07:00:00.000Z'],
    ['while open', '2026-07-11T10:00:00Z', '2026-07-12T06:00:00.000Z'],
    ['at the very minute of opening', '2026-07-11T07:00:00Z', '2026-07-12T06:00:00.000Z'],
    ['on a Saturday night in November', '2026-11-14T22:00:00Z', '2026-11-16T08:00:00.000Z'],
    ['on the night the clock goes back', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['before the day with later hours', '2025-10-29T22:00:00Z', '2025-10-30T09:00:00.000Z'],
  ])('%s the next opening is right', (_, instant, expected) => {
    expect(findNextOpening(new Date(instant), schedule)?.toISOString()).toBe(expected)
  })
})

describe('a custom schedule', () => {
  const noon: OpeningSchedule = {
    rules: [
      { weekdays: [6], months: [7], hours: { opens: 750, closes: 810 } },
      { weekdays: [6], hours: { opens: 600, closes: 660 } },
    ],
    exceptions: [{ day: '2026-07-11', hours: null }],
    closedOnHolidays: false,
  }

  test('an exception closes a day, earlier rules win, other days are closed', () => {
    expect(openingHoursOn('2026-07-11', noon)).toBeNull()
    expect(openingHoursOn('2026-07-18', noon)).toEqual({ opens: 750, closes: 810 })
    expect(openingHoursOn('2026-08-01', noon)).toEqual({ opens: 600, closes: 660 })
    expect(openingHoursOn('2026-07-13', noon)).toBeNull()
  })

  test('half hours count to the minute', () => {
    expect(isOpenAt(new Date('2026-07-18T10:29:59Z'), noon)).toBe(false)
    expect(isOpenAt(new Date('2026-07-18T10:30:00Z'), noon)).toBe(true)
    expect(isOpenAt(new Date('2026-07-18T11:30:00Z'), noon)).toBe(false)
  })

  test('an office that never opens has no next opening', () => {
    expect(
      findNextOpening(new Date('2026-07-18T10:29:59Z'), { rules: [], exceptions: [], closedOnHolidays: false }),
    ).toBeNull()
    expect(isOpenAt(new Date('2026-07-18T10:29:59Z'), { ...schedule, rules: [] })).toBe(false)
  })
})
