import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, monthOf, monthsBetween, monthWeeks, sameDayInMonth } from './calendar-month.ts'
import { addDays, daysBetween, isoDayFromEpoch, isoWeekday } from './iso-day.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map(isoDayFromEpoch)

describe('the months of a calendar', () => {
  test('roll over into the next and the previous year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2027-01', -1)).toBe('2026-12')
    expect(addMonths('2027-06', -18)).toBe('2025-12')
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(monthsBetween('2027-02', '2027-01')).toEqual([])
  })

  test('begin their weeks on Monday', () => {
    const june = monthWeeks('2027-06')
    expect(june).toHaveLength(5)
    expect(june[0]).toEqual([null, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05', '2027-06-06'])
    expect(june[4]).toEqual(['2027-06-28', '2027-06-29', '2027-06-30', null, null, null, null])
  })

  test('have a leap day in a leap year', () => {
    expect(monthWeeks('2028-02').flat().filter(Boolean).at(-1)).toBe('2028-02-29')
    expect(monthWeeks('2027-02').flat().filter(Boolean)).toHaveLength(28)
    // A February of exactly four weeks.
    expect(monthWeeks('2027-02')).toHaveLength(4)
  })

  test('contain each of their days once, also when clocks change', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const month = monthOf(day)
        const days = monthWeeks(month).flatMap((week) => week.filter((entry) => entry !== null))
        expect(days[0]).toBe(`${month}-01`)
        expect(days).toContain(day)
        for (const [index, entry] of days.entries()) expect(entry).toBe(addDays(`${month}-01`, index))
        expect(daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`)).toBe(days.length)
        for (const week of monthWeeks(month)) {
          for (const [index, entry] of week.entries()) if (entry) expect(isoWeekday(entry)).toBe(index + 1)
        }
      }),
    )
  })

  test('keep the day of the month if possible', () => {
    expect(sameDayInMonth('2027-01-15', '2027-02')).toBe('2027-02-15')
    expect(sameDayInMonth('2027-01-31', '2027-02')).toBe('2027-02-28')
    expect(sameDayInMonth('2028-01-31', '2028-02')).toBe('2028-02-29')
    expect(sameDayInMonth('2027-10-31', '2027-11')).toBe('2027-11-30')
  })
})
