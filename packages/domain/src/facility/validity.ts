import type { IsoDay } from '../iso-day.ts'
import { type Stay, stayFrom, stayNights } from '../stay.ts'

/** The value of a facility between two days, both included; a null day means no limit. */
export type DatedFacility<Value = string> = Readonly<{ value: Value; fromDate: IsoDay | null; toDate: IsoDay | null }>

/**
 * The value of a facility during a stay, from all its stored rows. It counts only if valid on every night: a pool that
 * closes on the third day does not. Null if missing or not valid throughout.
 */
export function facilityDuring<Value>(rows: readonly DatedFacility<Value>[], stay: Stay): Value | null {
  const values = new Set(stayNights(stay).map((night) => facilityOn(rows, night)))
  const [value] = values
  return values.size === 1 && value !== undefined ? value : null
}

/** The value on a single day. Of two valid rows the later wins, because it was added to replace the other. */
export function facilityOn<Value>(rows: readonly DatedFacility<Value>[], day: IsoDay): Value | null {
  const held = rows.filter(({ fromDate, toDate }) => (fromDate ?? day) <= day && day <= (toDate ?? day))
  const later = (a: DatedFacility<Value>, b: DatedFacility<Value>) => ((b.fromDate ?? '') > (a.fromDate ?? '') ? b : a)
  return held.length === 0 ? null : held.reduce(later).value
}

/** A single night, for pages without a stay. */
export function todayAsStay(today: IsoDay): Stay {
  return stayFrom(today, 1)
}
