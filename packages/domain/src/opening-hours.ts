import { copenhagenClock, copenhagenInstant } from './copenhagen-clock.ts'
import { isDanishHoliday } from './danish-holidays.ts'
import { addDays, type IsoDay, isoWeekday } from './iso-day.ts'

/** Minutes after Danish midnight, half-open: closed from `closes` on. */
export type OpeningHours = Readonly<{ opens: number; closes: number }>

/** Null hours mean closed. Months are 1 to 12; a rule without months applies all year. */
export type WeeklyRule = Readonly<{
  weekdays: readonly number[]
  months?: readonly number[]
  hours: OpeningHours | null
}>

export type DateException = Readonly<{ day: IsoDay; hours: OpeningHours | null }>

/**
 * Exceptions override rules, and earlier rules override later ones; any other day is closed. So is a public holiday
 * without an exception.
 */
export type OpeningSchedule = Readonly<{ rules: readonly WeeklyRule[]; exceptions: readonly DateException[] }>

const fullHours = (opens: number, closes: number): OpeningHours => ({ opens: opens * 60, closes: closes * 60 })

export const defaultSchedule: OpeningSchedule = {
  rules: [
    { weekdays: [1, 2, 3, 4, 5, 6], hours: fullHours(9, 20) },
    { weekdays: [7], months: [4, 5, 6, 7, 8, 9, 10], hours: fullHours(8, 20) },
    { weekdays: [7], hours: null },
  ],
  exceptions: [{ day: '2025-10-30', hours: fullHours(10, 20) }],
}

export function openingHoursOn(day: IsoDay, schedule: OpeningSchedule = defaultSchedule): OpeningHours | null {
  const exception = schedule.exceptions.find((entry) => entry.day === day)
  if (exception !== undefined) return exception.hours
  if (isDanishHoliday(day)) return null
  const weekday = isoWeekday(day)
  const month = Number(day.slice(5, 7))
  const rule = schedule.rules.find(
    ({ weekdays, months }) => weekdays.includes(weekday) && (months === undefined || months.includes(month)),
  )
  return rule?.hours ?? null
}

export function isOpenAt(instant: Date, schedule: OpeningSchedule = defaultSchedule): boolean {
  const { day, minuteOfDay } = copenhagenClock(instant)
  const hours = openingHoursOn(day, schedule)
  return hours !== null && hours.opens <= minuteOfDay && minuteOfDay < hours.closes
}

/** The next opening after the instant; null if there is none within a year. */
export function findNextOpening(instant: Date, schedule: OpeningSchedule = defaultSchedule): Date | null {
  const today = copenhagenClock(instant).day
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const day = addDays(today, ahead)
    const hours = openingHoursOn(day, schedule)
    const opening = hours === null ? null : copenhagenInstant(day, hours.opens)
    if (opening !== null && opening > instant) return opening
  }
  return null
}
