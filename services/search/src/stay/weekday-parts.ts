import { weekdayOfEpoch } from '@marram/domain/iso-day'
import type { PositionSet } from '../plan/term.ts'
import type { Calendar } from '../store/calendar.ts'

type Weekday = Readonly<{ weekday: number; days: Uint8Array }>
type Known = Readonly<{ weekdays: readonly Weekday[]; parts: WeakMap<Uint8Array, readonly PositionSet[]> }>

const known = new WeakMap<Calendar, Known>()

/**
 * Splits the days into whole weekdays of the calendar if they consist of them: every day, or change days without a
 * date. The cheapest of all Saturdays and of all Sundays is then the cheapest of both. Otherwise returns the days as
 * one part.
 */
export function weekdayParts(calendar: Calendar, days: PositionSet, firstIndex: number): readonly PositionSet[] {
  const cache = known.get(calendar) ?? { weekdays: arrivalWeekdays(calendar), parts: new WeakMap() }
  known.set(calendar, cache)
  if (days === null) return cache.weekdays.map((weekday) => weekday.days)
  const parts = cache.parts.get(days) ?? partsOf(calendar, cache.weekdays, days, firstIndex)
  cache.parts.set(days, parts)
  return parts
}

/** Weekdays on which at least one season allows arrivals. */
function arrivalWeekdays({ days, firstDay, seasons }: Calendar): Weekday[] {
  const offered = new Set(seasons.flatMap(({ arrivalDays }) => arrivalDays))
  return [...offered].map((weekday) => ({
    weekday,
    days: Uint8Array.from({ length: days }, (_, day) => (weekdayOfEpoch(firstDay + day) === weekday ? 1 : 0)),
  }))
}

function partsOf(
  { firstDay }: Calendar,
  weekdays: readonly Weekday[],
  days: Uint8Array,
  firstIndex: number,
): readonly PositionSet[] {
  const wanted = new Uint8Array(8)
  for (let day = firstIndex; day < firstIndex + 7; day += 1) wanted[weekdayOfEpoch(firstDay + day)] = days[day] ?? 0
  const isWhole = days.every((isIn, day) => day < firstIndex || isIn === wanted[weekdayOfEpoch(firstDay + day)])
  if (!isWhole) return [days]
  return weekdays.flatMap((one) => (wanted[one.weekday] === 1 ? [one.days] : []))
}
