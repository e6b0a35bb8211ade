import type { Criteria } from './criteria/criterion.ts'
import { criteriaFrom } from './criteria/criterion.ts'
import { groupOf } from './search-request/criterion-groups.ts'

/** Houses that are free on the wished days, of all that fit the other wishes, whatever they cost. */
export type HousesLeft = Readonly<{ left: number; of: number }>

/** Ten houses are one page of a list; with more there is no urgency. */
const maxLeft = 10
/** More than a quarter free is how most weeks of the year look. */
const scarcePart = 0.25

/** Whether the guest wishes certain days: only then can anything be scarce. */
export function asksForDates(criteria: Criteria): boolean {
  return criteria.has('ankomst') || criteria.has('arrivalWeekNextOccurence')
}

/**
 * The two searches whose totals are compared: the wishes on the wished days, and the same on any day. They differ by the
 * days alone. A limit of price is in neither: what a house costs depends on the day, so that a dear week would otherwise
 * look like one that is nearly sold out.
 */
export function scarcityWishes(criteria: Criteria): Readonly<{ onDates: Criteria; onAnyDay: Criteria }> {
  const priceless = [...criteria].filter(([key]) => key !== 'maxPris')
  return {
    onDates: criteriaFrom(priceless),
    onAnyDay: criteriaFrom(priceless.filter(([key]) => groupOf(key) !== 'arrival')),
  }
}

/** What may be told of two counts. Null: none is left, or there are plenty. */
export function scarceHouses({ left, of }: HousesLeft): HousesLeft | null {
  return left > 0 && left <= maxLeft && left <= of * scarcePart ? { left, of } : null
}
