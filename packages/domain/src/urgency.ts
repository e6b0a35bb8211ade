import type { Criteria } from './criteria/criterion.ts'
import { criteriaFrom } from './criteria/criterion.ts'
import { groupOf } from './search-request/criterion-groups.ts'

/** Houses that are free on the wished days, of all that fit the other wishes. */
export type HousesLeft = Readonly<{ left: number; of: number }>

/** Ten houses are one page of a list; beyond that nobody needs to hurry. */
const mostLeft = 10
/** More than a quarter free is how most weeks of the year look. */
const scarcePart = 0.25

/** Whether the guest wishes certain days: only then can anything be scarce. */
export function asksForDates(criteria: Criteria): boolean {
  return criteria.has('ankomst') || criteria.has('arrivalWeekNextOccurence')
}

/** The same wishes on any day. */
export function withoutDates(criteria: Criteria): Criteria {
  return criteriaFrom([...criteria].filter(([key]) => groupOf(key) !== 'arrival'))
}

/** What may be told of two counts. Null: none is left, or there are plenty. */
export function scarceHouses({ left, of }: HousesLeft): HousesLeft | null {
  return left > 0 && left <= mostLeft && left <= of * scarcePart ? { left, of } : null
}
