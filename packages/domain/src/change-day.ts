import { addDays, type IsoDay, isoWeekday } from './iso-day.ts'
import { assertSaturday } from './stay.ts'

/** ISO weekday, which is also the value of the change-day facility. */
export type ChangeDay = 4 | 5 | 6 | 7 | 1

/** In the order of a changeover weekend. */
export const changeDays: readonly ChangeDay[] = [4, 5, 6, 7, 1]

/** Days from an arrival on this weekday to the Saturday that represents it in a search. */
export const searchOffsets: Readonly<Record<ChangeDay, number>> = { 4: 2, 5: 1, 6: 0, 7: -1, 1: -2 }

export const defaultDuration = 7

export function isChangeDay(weekday: unknown): weekday is ChangeDay {
  return changeDays.some((day) => day === weekday)
}

/** The Saturday of a changeover weekend; null for a Tuesday or Wednesday. */
export function findSaturday(arrival: IsoDay): IsoDay | null {
  const weekday = isoWeekday(arrival)
  return isChangeDay(weekday) ? addDays(arrival, searchOffsets[weekday]) : null
}

/** Like `findSaturday`, but a Tuesday maps to the Saturday before and a Wednesday to the next, the nearer one. */
export function nearestSaturday(day: IsoDay): IsoDay {
  return findSaturday(day) ?? addDays(day, isoWeekday(day) === 2 ? -3 : 3)
}

/** The day of a changeover weekend on which guests with this change day arrive. */
export function arrivalOn(saturday: IsoDay, changeDay: ChangeDay): IsoDay {
  assertSaturday(saturday)
  return addDays(saturday, -searchOffsets[changeDay])
}

/**
 * Thursday to Monday around the nearest Saturday, the changeover weekend of a date. A Tuesday or Wednesday is added to
 * it, because a house may allow arrivals then.
 */
export function arrivalWindow(day: IsoDay): IsoDay[] {
  const saturday = nearestSaturday(day)
  const weekend = [-2, -1, 0, 1, 2].map((offset) => addDays(saturday, offset))
  return weekend.includes(day) ? weekend : [...weekend, day].sort()
}
