import { expect, test } from 'vitest'
import { easterSunday, isDanishHoliday } from './danish-holidays.ts'
import { openingHoursOn } from './opening-hours.ts'
import { openingSchedule as schedule } from './testing/opening-schedule.ts'

test('Easter matches published calendars', () => {
  const sundays = { 2024: '2024-03-31', 2025: '2025-04-20', 2026: '2026-04-05', 2027: '2027-03-28', 2038: '2038-04-25' }
  for (const [year, day] of Object.entries(sundays)) expect(easterSunday(Number(year))).toBe(day)
})

test.each([
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2027-01-01', true],
  ['2027-03-25', true],
  ['2027-03-26', true],
  ['2027-03-29', true],
  ['2027-05-06', true],
  ['2027-05-17', true],
  ['2026-12-24', false],
  ['2027-04-23', false],
  ['2027-06-05', false],
])('%s: %s', (day, isHoliday) => expect(isDanishHoliday(day)).toBe(isHoliday))

test('an office that closes on holidays is closed on Christmas Day, unless listed as an exception', () => {
  const hours = { opens: 540, closes: 1200 }
  const short = { opens: 600, closes: 720 }
  expect(openingHoursOn('2026-12-25', schedule)).toBeNull()
  expect(openingHoursOn('2026-12-23', schedule)).toEqual(hours)
  expect(openingHoursOn('2026-12-25', { ...schedule, closedOnHolidays: false })).toEqual(hours)
  expect(openingHoursOn('2026-12-25', { ...schedule, exceptions: [{ day: '2026-12-25', hours: short }] })).toEqual(
    short,
  )
})
