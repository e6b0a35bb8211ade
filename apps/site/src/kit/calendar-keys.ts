import { addMonths, firstDayOf, monthOf, sameDayInMonth, type YearMonth } from '@marram/domain/calendar-month'
import { addDays, type IsoDay, isoWeekday } from '@marram/domain/iso-day'

const steps: Readonly<Record<string, (day: IsoDay) => IsoDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - isoWeekday(day)),
  End: (day) => addDays(day, 7 - isoWeekday(day)),
  PageUp: (day) => sameDayInMonth(day, addMonths(monthOf(day), -1)),
  PageDown: (day) => sameDayInMonth(day, addMonths(monthOf(day), 1)),
}

/** Where a key leads from a day, within the bookable months; null for keys that the calendar leaves alone. */
export function nextFocus(key: string, day: IsoDay, months: readonly YearMonth[]): IsoDay | null {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  const [first, last] = [months[0], months.at(-1)]
  if (!step || first === undefined || last === undefined) return null
  const [earliest, latest] = [firstDayOf(first), addDays(firstDayOf(addMonths(last, 1)), -1)]
  const target = step(day)
  if (target < earliest) return earliest
  return target > latest ? latest : target
}
