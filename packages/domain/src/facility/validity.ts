import type { IsoDay } from '../iso-day.ts'
import { type Stay, stayFrom, stayNights } from '../stay.ts'

/** What a house has between two days, both included; null where there is no such day. */
export type DatedFacility<Value = string> = Readonly<{ value: Value; fromDate: IsoDay | null; toDate: IsoDay | null }>

/**
 * What guests of this stay find, out of all that is stored of one facility of one house. Only what holds on every
 * night is promised: a pool that closes on the third day is none. Null where there is nothing, or not throughout.
 */
export function facilityDuring<Value>(rows: readonly DatedFacility<Value>[], stay: Stay): Value | null {
  const values = new Set(stayNights(stay).map((night) => facilityOn(rows, night)))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

/** The same for who asks without a stay in mind. Of two that hold, the later one was written to replace the other. */
export function facilityOn<Value>(rows: readonly DatedFacility<Value>[], day: IsoDay): Value | null {
  const held = rows.filter(({ fromDate, toDate }) => (fromDate ?? day) <= day && day <= (toDate ?? day))
  const later = (a: DatedFacility<Value>, b: DatedFacility<Value>) => ((b.fromDate ?? '') > (a.fromDate ?? '') ? b : a)
  return held.length === 0 ? null : held.reduce(later).value
}

/** The one night that stands for "today". */
export function todayAsStay(today: IsoDay): Stay {
  return stayFrom(today, 1)
}
