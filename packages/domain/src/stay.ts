import { addDays, daysBetween, epochDay, type IsoDay, isoDayFromEpoch, isoWeekday } from './iso-day.ts'
import type { Party } from './party.ts'

/** Half-open: the nights from `arrival` to the one before `departure`. */
export type Stay = Readonly<{ arrival: IsoDay; departure: IsoDay }>

/** The exact stay and party that a guest requests; it may not be bookable. */
export type RequestedStay = Readonly<{ arrival: IsoDay; duration: number; party: Party }>

const saturday = 6

export function stayFrom(arrival: IsoDay, duration: number): Stay {
  if (!Number.isSafeInteger(duration) || duration < 1) throw new RangeError(`Not a number of nights: ${duration}`)
  return { arrival, departure: addDays(arrival, duration) }
}

export function nights(stay: Stay): number {
  return daysBetween(stay.arrival, stay.departure)
}

/** A guest may arrive on the day another leaves. */
export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.arrival < b.departure && b.arrival < a.departure
}

/** The first day of each night. */
export function stayNights(stay: Stay): IsoDay[] {
  const first = epochDay(stay.arrival)
  return Array.from({ length: Math.max(0, epochDay(stay.departure) - first) }, (_, index) =>
    isoDayFromEpoch(first + index),
  )
}

export function assertSaturday(day: IsoDay): void {
  if (isoWeekday(day) !== saturday) throw new RangeError('Given date was not a saturday')
}
