import { addDays, epochDay, type IsoDay, isoDayFromEpoch, isoWeekday } from './iso-day.ts'

/** A month as YYYY-MM. Such months compare and sort as plain strings. */
export type YearMonth = string

export function monthOf(day: IsoDay): YearMonth {
  return day.slice(0, 7)
}

export function firstDayOf(month: YearMonth): IsoDay {
  return `${month}-01`
}

export function addMonths(month: YearMonth, count: number): YearMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  const [year, rest] = [Math.floor(index / 12), ((index % 12) + 12) % 12]
  return `${String(year).padStart(4, '0')}-${String(rest + 1).padStart(2, '0')}`
}

/** Lists every month from first to last, both included. */
export function monthsBetween(first: YearMonth, last: YearMonth): YearMonth[] {
  const months: YearMonth[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The weeks of a month, Monday first; null for days of a neighbouring month. */
export function monthWeeks(month: YearMonth): (IsoDay | null)[][] {
  const first = epochDay(firstDayOf(month))
  const days = epochDay(firstDayOf(addMonths(month, 1))) - first
  const lead = isoWeekday(firstDayOf(month)) - 1
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const index = week * 7 + weekday - lead
      return index >= 0 && index < days ? isoDayFromEpoch(first + index) : null
    }),
  )
}

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayInMonth(day: IsoDay, month: YearMonth): IsoDay {
  const last = addDays(firstDayOf(addMonths(month, 1)), -1)
  const wanted = `${month}-${day.slice(8, 10)}`
  return wanted < last ? wanted : last
}
