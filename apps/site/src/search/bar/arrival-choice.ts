import { findSaturday, isChangeDay, nearestSaturday } from '@marram/domain/change-day'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { removeCriterion, type SearchState, setCriterion } from '@marram/domain/criteria/search-state'
import { addDays, daysBetween, type IsoDay, isoWeekday } from '@marram/domain/iso-day'

/** The window of arrival days around a day. A weekend is Thursday to Monday around its Saturday. */
export type ArrivalWindow = 'day' | 'weekend' | 'week' | 'fortnight'
export const arrivalWindows: readonly ArrivalWindow[] = ['day', 'weekend', 'week', 'fortnight']

/** The arrival filter as the search bar shows it. */
export type ArrivalChoice =
  | Readonly<{ kind: 'any' }>
  | Readonly<{ kind: 'day'; day: IsoDay; window: ArrivalWindow }>
  | Readonly<{ kind: 'week'; week: number }>
  /** Dates of a link that match none of our windows. */
  | Readonly<{ kind: 'days'; days: readonly IsoDay[] }>

const weeksAround: Readonly<Record<ArrivalWindow, number>> = { day: 0, weekend: 0, week: 1, fortnight: 2 }

export function arrivalChoice(criteria: Criteria): ArrivalChoice {
  const days = arrivalDays(criteria)
  const [first] = days
  if (first === undefined) {
    const week = criteria.get('arrivalWeekNextOccurence')?.value
    return typeof week === 'number' ? { kind: 'week', week } : { kind: 'any' }
  }
  if (days.length === 1) return { kind: 'day', day: first, window: isExact(criteria, first) ? 'day' : 'weekend' }
  const around = (days.length - 1) / 2
  const middle = days[around]
  const window = arrivalWindows.find((known) => weeksAround[known] === around)
  const isEven = days.every((day, index) => daysBetween(first, day) === 7 * index)
  return middle !== undefined && window !== undefined && isEven
    ? { kind: 'day', day: middle, window }
    : { kind: 'days', days }
}

/** Only change days can be selected exactly; other days mean their weekend. */
export function canBeExact(day: IsoDay): boolean {
  return findSaturday(day) !== null
}

/** A weekend is selected by its Saturday, or by the day itself if the Saturday has passed. */
export function selectDay(state: SearchState, day: IsoDay, window: ArrivalWindow, today: IsoDay): SearchState {
  const wasExact = isExactChoice(state.criteria)
  const withoutWeek = removeCriterion(state, 'arrivalWeekNextOccurence')
  if (window === 'day' && canBeExact(day)) {
    return setCriterion(setCriterion(withoutWeek, 'ankomst', [day]), 'skiftedag', [isoWeekday(day)])
  }
  const around = weeksAround[window]
  const nearest = nearestSaturday(day)
  const saturday = around === 0 && nearest < today && day >= today ? day : nearest
  const days = Array.from({ length: 2 * around + 1 }, (_, index) => addDays(saturday, 7 * (index - around)))
  // The change day only marked this exact day: with a window it would narrow the search again.
  const base = wasExact ? removeCriterion(withoutWeek, 'skiftedag') : withoutWeek
  return setCriterion(base, 'ankomst', days)
}

export function selectWeek(state: SearchState, week: number): SearchState {
  return setCriterion(clearArrival(state), 'arrivalWeekNextOccurence', week)
}

export function clearArrival(state: SearchState): SearchState {
  const base = isExactChoice(state.criteria) ? removeCriterion(state, 'skiftedag') : state
  return removeCriterion(removeCriterion(base, 'ankomst'), 'arrivalWeekNextOccurence')
}

function isExactChoice(criteria: Criteria): boolean {
  const choice = arrivalChoice(criteria)
  return choice.kind === 'day' && choice.window === 'day'
}

function isExact(criteria: Criteria, day: IsoDay): boolean {
  const changeDays = criteria.get('skiftedag')?.value
  const weekday = isoWeekday(day)
  return isChangeDay(weekday) && typeof changeDays === 'object' && changeDays.length === 1 && changeDays[0] === weekday
}

/** The days that the guest named; empty without dates, or for a week by its number. */
export function arrivalDays(criteria: Criteria): readonly IsoDay[] {
  const value = criteria.get('ankomst')?.value
  return typeof value === 'object' ? value.map(String) : []
}
