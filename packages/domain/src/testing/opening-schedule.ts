import type { OpeningHours, OpeningSchedule } from '../opening-hours.ts'

const from = (opens: number, closes: number): OpeningHours => ({ opens: opens * 60, closes: closes * 60 })

/** From 9 to 20 on weekdays, from 8 to 20 on Sundays from April to October, and later on one day. */
export const openingSchedule: OpeningSchedule = {
  rules: [
    { weekdays: [1, 2, 3, 4, 5, 6], hours: from(9, 20) },
    { weekdays: [7], months: [4, 5, 6, 7, 8, 9, 10], hours: from(8, 20) },
  ],
  exceptions: [{ day: '2025-10-30', hours: from(10, 20) }],
  closedOnHolidays: true,
}
