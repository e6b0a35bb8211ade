import { addMonths, firstDayOf, monthOf, type YearMonth } from './calendar-month.ts'
import { addDays, daysBetween, type IsoDay, isoWeekday } from './iso-day.ts'

const saturday = 6

/**
 * Several arrival days of a search as guests think of them: whole months, a run of weeks, or neither. `from` and `until`
 * are the first and last day of the run.
 */
export type ArrivalPeriod =
  | Readonly<{ kind: 'months'; months: readonly YearMonth[] }>
  | Readonly<{ kind: 'weeks'; from: IsoDay; until: IsoDay }>
  | Readonly<{ kind: 'days'; count: number }>

/** The Saturdays that represent arrivals on these days in a search. */
export function saturdaysBetween(from: IsoDay, until: IsoDay): IsoDay[] {
  const days: IsoDay[] = []
  let day = addDays(from, (saturday - isoWeekday(from) + 7) % 7)
  for (; day <= until; day = addDays(day, 7)) days.push(day)
  return days
}

/** The arrival Saturdays of a month that have not passed. */
export function saturdaysOfMonth(month: YearMonth, today: IsoDay): IsoDay[] {
  const first = firstDayOf(month)
  return saturdaysBetween(first > today ? first : today, addDays(firstDayOf(addMonths(month, 1)), -1))
}

/** Null for fewer than two days: one arrival day is a day, even if its month has no other. */
export function arrivalPeriod(days: readonly IsoDay[], today: IsoDay): ArrivalPeriod | null {
  const [from] = days
  const until = days.at(-1)
  if (from === undefined || until === undefined || from === until) return null
  const months = wholeMonths(days, today)
  if (months.length > 0) return { kind: 'months', months }
  const isRun = days.every((day, index) => daysBetween(from, day) === 7 * index)
  return isRun ? { kind: 'weeks', from, until } : { kind: 'days', count: days.length }
}

/**
 * The months that these days are, in order; empty if any day belongs to none of them. A link outlives the first weeks of
 * its month, so past Saturdays may be missing.
 */
export function wholeMonths(days: readonly IsoDay[], today: IsoDay): YearMonth[] {
  if (days.some((day) => isoWeekday(day) !== saturday)) return []
  const months = [...new Set(days.map(monthOf))].sort()
  const chosen = new Set(days)
  const isWhole = (month: YearMonth): boolean => {
    const upcoming = saturdaysOfMonth(month, today)
    const needed = upcoming.length > 0 ? upcoming : saturdaysOfMonth(month, firstDayOf(month))
    return needed.every((day) => chosen.has(day))
  }
  return months.every(isWhole) ? months : []
}

/** Adds the month to those chosen, or removes it. Other days are replaced: a month is not added to a single weekend. */
export function toggleMonth(days: readonly IsoDay[], month: YearMonth, today: IsoDay): IsoDay[] {
  const before = wholeMonths(days, today)
  const after = before.includes(month) ? before.filter((chosen) => chosen !== month) : [...before, month].sort()
  return after.flatMap((each) => saturdaysOfMonth(each, today))
}
