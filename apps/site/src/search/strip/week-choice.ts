import { nextArrivalOfWeek } from '@marram/domain/arrival-week'
import { nearestSaturday } from '@marram/domain/change-day'
import type { SearchState } from '@marram/domain/criteria/search-state'
import type { IsoDay } from '@marram/domain/iso-day'
import { arrivalChoice, clearArrival, selectDay } from '../bar/arrival-choice.ts'

/** The Saturdays of the selected weeks. */
export function chosenSaturdays({ criteria }: SearchState, today: IsoDay): ReadonlySet<IsoDay> {
  const choice = arrivalChoice(criteria)
  if (choice.kind === 'week') {
    const saturday = nextArrivalOfWeek(choice.week, today)
    return new Set(saturday === null ? [] : [saturday])
  }
  const days = criteria.get('ankomst')?.value
  return new Set(typeof days === 'object' ? days.map((day) => nearestSaturday(String(day))) : [])
}

/** Selects this week, or deselects it. */
export function toggleWeek(state: SearchState, saturday: IsoDay, isChosen: boolean, first: IsoDay): SearchState {
  return isChosen ? clearArrival(state) : selectDay(state, firstArrival(saturday, first), 'weekend', first)
}

/** A week whose Saturday has passed can still be booked from its Sunday or Monday. */
export function firstArrival(saturday: IsoDay, first: IsoDay): IsoDay {
  return saturday < first ? first : saturday
}

/**
 * If the dates leave no house, the strip shows the weeks with one; if no week has any, it would say "none" 52 times.
 */
export function hasWeekToOffer(weeks: readonly { readonly price: number | null }[], total: number | null): boolean {
  return total !== 0 || weeks.some(({ price }) => price !== null)
}
