import type { Criteria } from './criteria/criterion.ts'
import { criteriaFrom } from './criteria/criterion.ts'
import { groupOf } from './search-request/criterion-groups.ts'

/** Houses free on the requested days, out of all that match the other criteria at any price. */
export type LodgingsLeft = Readonly<{ left: number; of: number }>

/** Ten houses are one page of a list; more are not scarce. */
const maxLeft = 10
/** A larger free share is normal for most weeks. */
const scarcePart = 0.25

/** True if the guest asks for certain days; only then can houses be scarce. */
export function asksForDates(criteria: Criteria): boolean {
  return criteria.has('ankomst') || criteria.has('arrivalWeekNextOccurence')
}

/**
 * The two searches whose totals are compared: the criteria on the requested days, and the same on any day. They differ
 * by the days alone. Neither has a price limit: prices depend on the day, so an expensive week would otherwise look
 * nearly sold out.
 */
export function scarcitySearches(criteria: Criteria): Readonly<{ onDates: Criteria; onAnyDay: Criteria }> {
  const priceless = [...criteria].filter(([key]) => key !== 'maxPris')
  return {
    onDates: criteriaFrom(priceless),
    onAnyDay: criteriaFrom(priceless.filter(([key]) => groupOf(key) !== 'arrival')),
  }
}

/** The counts to show, or null if none is left or there are plenty. */
export function scarceLodgings({ left, of }: LodgingsLeft): LodgingsLeft | null {
  return left > 0 && left <= maxLeft && left <= of * scarcePart ? { left, of } : null
}
