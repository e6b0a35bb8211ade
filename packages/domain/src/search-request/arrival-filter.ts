import { nextArrivalOfWeek } from '../arrival-week.ts'
import { arrivalOn, arrivalWindow, isChangeDay, nearestSaturday } from '../change-day.ts'
import type { Criteria } from '../criteria/criterion.ts'
import type { IsoDay } from '../iso-day.ts'
import { oneOf } from './filter.ts'
import type { FilterGroup } from './search-request.ts'

/**
 * A date means its changeover weekend, Thursday to Monday, or the selected change days of that weekend. Change days
 * without a date apply to every week.
 */
export function arrivalFilter(criteria: Criteria, today: IsoDay): FilterGroup {
  const changeDays = items(criteria, 'skiftedag').filter(isChangeDay)
  const requested = requestedArrivals(criteria, today)
  if (requested.length === 0) return changeDays.length > 0 ? { changeDays: oneOf(changeDays) } : {}
  const days = requested.flatMap((day) =>
    changeDays.length > 0
      ? changeDays.map((changeDay) => arrivalOn(nearestSaturday(day), changeDay))
      : arrivalWindow(day),
  )
  return { dates: oneOf([...new Set(days)].sort()) }
}

/** The days that the guest named; a week number means its usual arrival day. */
export function requestedArrivals(criteria: Criteria, today: IsoDay): IsoDay[] {
  return [...items(criteria, 'ankomst').map(String), ...weekArrival(criteria, today)]
}

function weekArrival(criteria: Criteria, today: IsoDay): IsoDay[] {
  const week = criteria.get('arrivalWeekNextOccurence')?.value
  const arrival = typeof week === 'number' ? nextArrivalOfWeek(week, today) : null
  return arrival === null ? [] : [arrival]
}

function items(criteria: Criteria, key: 'ankomst' | 'skiftedag'): readonly (string | number)[] {
  const value = criteria.get(key)?.value
  return typeof value === 'object' ? value : []
}
