import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextArrivalOfWeek } from './arrival-week.ts'
import { addDays, daysBetween, isoDayFromEpoch, isoWeek, isoWeekday } from './iso-day.ts'

describe('a guest asks for a week by its number', () => {
  test.each([
    [28, '2026-11-15', '2027-07-10'],
    [28, '2027-07-10', '2027-07-10'],
    [28, '2027-07-11', '2028-07-08'],
    [1, '2026-11-15', '2027-01-02'],
    [53, '2026-11-15', '2026-12-26'],
    [53, '2026-12-27', '2032-12-25'],
    [52, '2027-01-01', '2027-12-25'],
  ])('week %d, requested on %s, begins on %s', (week, today, arrival) => {
    expect(nextArrivalOfWeek(week, today)).toBe(arrival)
  })

  test.each([0, 54, -1, 1.5])('there is no week %d', (week) => {
    expect(nextArrivalOfWeek(week, '2026-11-15')).toBeNull()
  })

  test('every week recurs on a Saturday within a year and a week, except week 53', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 0, max: 60_000 }), (week, epoch) => {
        const today = isoDayFromEpoch(epoch)
        const arrival = nextArrivalOfWeek(week, today) ?? ''
        expect(isoWeekday(arrival)).toBe(6)
        expect(isoWeek(addDays(arrival, 2)).week).toBe(week)
        expect(daysBetween(today, arrival)).toBeGreaterThanOrEqual(0)
        if (week < 53) expect(daysBetween(today, arrival)).toBeLessThan(53 * 7 + 7)
      }),
    )
  })
})
