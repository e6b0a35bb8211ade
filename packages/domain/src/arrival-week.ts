import { addDays, type IsoDay, isoWeek, isoWeekday } from './iso-day.ts'

// Week 53 occurs at least once in eight years, or in twelve around a century without a leap day.
const weeksToLookAhead = 53 * 13

/**
 * The next Saturday, today included, on which guests arrive for a numbered week. Agencies sell week 28 from the
 * Saturday before its Monday, so that most nights fall into that week.
 */
export function nextArrivalOfWeek(week: number, today: IsoDay): IsoDay | null {
  const firstSaturday = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  for (let ahead = 0; ahead < weeksToLookAhead; ahead += 1) {
    const saturday = addDays(firstSaturday, 7 * ahead)
    if (isoWeek(addDays(saturday, 2)).week === week) return saturday
  }
  return null
}
