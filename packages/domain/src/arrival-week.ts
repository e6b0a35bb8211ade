import { addDays, type IsoDay, isoWeek, isoWeekday } from './iso-day.ts'

// A year has a week 53 at least once in eight years; twelve when a century without leap day lies between.
const weeksToLookAhead = 53 * 13

/**
 * The next Saturday, today included, on which the guests of a week number arrive. Agencies sell week 28 from the
 * Saturday before its Monday, so that most of the nights lie in the week that gives the name.
 */
export function nextArrivalOfWeek(week: number, today: IsoDay): IsoDay | null {
  const firstSaturday = addDays(today, (6 - isoWeekday(today) + 7) % 7)
  for (let ahead = 0; ahead < weeksToLookAhead; ahead += 1) {
    const saturday = addDays(firstSaturday, 7 * ahead)
    if (isoWeek(addDays(saturday, 2)).week === week) return saturday
  }
  return null
}
