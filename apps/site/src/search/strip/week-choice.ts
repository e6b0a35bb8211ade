import { nextArrivalOfWeek } from '@marram/domain/arrival-week'
import { nearestSaturday } from '@marram/domain/change-day'
import type { SearchState } from '@marram/domain/criteria/search-state'
import type { IsoDay } from '@marram/domain/iso-day'
import { arrivalWish, wishDay, wishNoArrival } from '../bar/arrival-wish.ts'

/** Returns the Saturdays of the weeks that the search asks for. */
export function chosenSaturdays({ criteria }: SearchState, today: IsoDay): ReadonlySet<IsoDay> {
  const wish = arrivalWish(criteria)
  if (wish.kind === 'week') {
    const saturday = nextArrivalOfWeek(wish.week, today)
    return new Set(saturday === null ? [] : [saturday])
  }
  const days = criteria.get('ankomst')?.value
  return new Set(typeof days === 'object' ? days.map((day) => nearestSaturday(String(day))) : [])
}

/** Asks for this week, or for none when it is asked for already. */
export function toggleWeek(state: SearchState, saturday: IsoDay, isChosen: boolean, first: IsoDay): SearchState {
  return isChosen ? wishNoArrival(state) : wishDay(state, firstArrival(saturday, first), 'weekend', first)
}

/** Guests who change on Sunday or Monday can still book a week whose Saturday has passed. */
export function firstArrival(saturday: IsoDay, first: IsoDay): IsoDay {
  return saturday < first ? first : saturday
}

/** Where the dates leave no house, the strip shows the weeks that have one; where no week has, it would say "none" 52 times. */
export function saysSomething(weeks: readonly { readonly price: number | null }[], total: number | null): boolean {
  return total !== 0 || weeks.some(({ price }) => price !== null)
}
