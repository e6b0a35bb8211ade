import { expect, test } from 'vitest'
import { isoWeekday } from '../iso-day.ts'
import { dayOf, easterSunday, saturdaysOfHoliday, saturdaysOfMonths } from './calendar.ts'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test('Easter is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const day = easterSunday(year)
    expect(isoWeekday(day)).toBe(7)
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true)
  }
})

test('a stay over Christmas or New Year begins on the Saturday before or on the eve', () => {
  for (let year = 2026; year < 2029; year += 1) {
    const [christmas] = saturdaysOfHoliday('christmas', year, '2026-01-01') ?? []
    const [newYear] = saturdaysOfHoliday('new-year', year, '2026-01-01') ?? []
    expect(christmas && christmas > `${year}-12-17` && christmas <= `${year}-12-24`).toBe(true)
    expect(newYear && newYear > `${year}-12-24` && newYear <= `${year}-12-31`).toBe(true)
  }
})

test('December to February spans two years', () => {
  const days = saturdaysOfMonths(12, 2, null, '2026-11-15') ?? []
  expect([days[0], days.at(-1)]).toEqual(['2026-12-05', '2027-02-27'])
})

test('a day without a year is the next such day, today included', () => {
  expect(dayOf(15, 11, null, '2026-11-15')).toBe('2026-11-15')
  expect(dayOf(14, 11, null, '2026-11-15')).toBe('2027-11-14')
  expect(dayOf(14, 11, 2026, '2026-11-15')).toBeNull()
  expect(dayOf(31, 4, null, '2026-11-15')).toBeNull()
})
