import { nextArrivalOfWeek } from '@marram/domain/arrival-week'
import { nearestSaturday } from '@marram/domain/change-day'
import type { SearchState } from '@marram/domain/criteria/search-state'
import type { IsoDay } from '@marram/domain/iso-day'
import { minorPerWhole } from '@marram/domain/money'
import { arrivalWish, wishDay, wishNoArrival } from '../bar/arrival-wish.ts'
import type { WeekPrice } from '../search-answer.ts'

/** Heights as shares of the dearest week; a bar never vanishes, or the cheapest week would look like a full one. */
export function stripHeights(weeks: readonly WeekPrice[]): number[] {
  const dearest = Math.max(1, ...weeks.map(({ price }) => price ?? 0))
  return weeks.map(({ price }) => (price === null ? 0 : Math.max(12, Math.round((100 * price) / dearest))))
}

/** Rounded up where there are cents: no house costs more than the strip says. */
export function wholePrice(price: number): number {
  return Math.ceil(price / minorPerWhole) * minorPerWhole
}

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
