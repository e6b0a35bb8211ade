import { expect, test } from 'vitest'
import { addDays, daysBetween, parseIsoDay } from './iso-day.ts'
import { isSpecialDate, specialDates } from './special-dates.ts'

test('18 to 21 and 26 to 28 December 2025 are special, and two weekends in 2026', () => {
  const special = (year: number) =>
    Array.from({ length: 31 }, (_, index) => index + 1).filter((date) =>
      isSpecialDate(`${year}-12-${String(date).padStart(2, '0')}`),
    )
  expect(special(2025)).toEqual([18, 19, 20, 21, 26, 27, 28])
  expect(special(2026)).toEqual([19, 20, 26, 27])
  expect(special(2027)).toEqual([])
})

test('each is a real day, in order', () => {
  for (const day of specialDates) expect(parseIsoDay(day)).toBe(day)
  specialDates.slice(1).forEach((day, index) => {
    expect(daysBetween(specialDates[index] ?? day, day)).toBeGreaterThan(0)
  })
})

test('an agency may name other days', () => {
  expect(isSpecialDate('2027-12-24', [addDays('2027-12-23', 1)])).toBe(true)
})
