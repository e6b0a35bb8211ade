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

/** Exceptions override holidays and rules, and earlier rules override later ones; any other day is closed. */
export type OpeningSchedule = Readonly<{
  rules: readonly WeeklyRule[]
  exceptions: readonly DateException[]
  /** On Danish public holidays. */
  closedOnHolidays: boolean
}>

export function openingHoursOn(day: IsoDay, schedule: OpeningSchedule): OpeningHours | null {
  const exception = schedule.exceptions.find((entry) => entry.day === day)
  if (exception !== undefined) return exception.hours
  if (schedule.closedOnHolidays && isDanishHoliday(day)) return null
  const weekday = isoWeekday(day)
  const month = Number(day.slice(5, 7))
  const rule = schedule.rules.find(
    ({ weekdays, months }) => weekdays.includes(weekday) && (months === undefined || months.includes(month)),
  )
  return rule?.hours ?? null
}

export function isOpenAt(instant: Date, schedule: OpeningSchedule): boolean {
  const { day, minuteOfDay } = copenhagenClock(instant)
  const hours = openingHoursOn(day, schedule)
  return hours !== null && hours.opens <= minuteOfDay && minuteOfDay < hours.closes
}

/** The next opening after the instant; null if there is none within a year. */
export function findNextOpening(instant: Date, schedule: OpeningSchedule): Date | null {
  const today = copenhagenClock(instant).day
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    const day = addDays(today, ahead)
    const hours = openingHoursOn(day, schedule)
    const opening = hours === null ? null : copenhagenInstant(day, hours.opens)
    if (opening !== null && opening > instant) return opening
  }
  return null
}
