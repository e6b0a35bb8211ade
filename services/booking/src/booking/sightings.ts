import { type Stay, staysOverlap } from '@marram/domain/stay'

/** Results of earlier requests in the queue of one house. */
export type Sightings = {
  /** These nights were booked. */
  noteBooked(stay: Stay): void
  /** A request for these nights was refused. */
  noteRefused(stay: Stay): void
  /** True if the stay is known to be unavailable; false means unknown. */
  isGone(stay: Stay): boolean
  /** The same for a possible holder of the house: only booked nights count. */
  isBooked(stay: Stay): boolean
}

const ttlMs = 1000

/** Entries expire after a second, so that nights freed during a rush are offered again. */
export function createSightings(now: () => number = Date.now): Sightings {
  const entries: { readonly stay: Stay; readonly isBooked: boolean; readonly until: number }[] = []
  const note = (stay: Stay, isBooked: boolean) => void entries.push({ stay, isBooked, until: now() + ttlMs })
  const forget = () => {
    while (entries[0] && entries[0].until <= now()) entries.shift()
  }
  return {
    noteBooked: (stay) => note(stay, true),
    noteRefused: (stay) => note(stay, false),
    isBooked(stay) {
      forget()
      return entries.some((one) => one.isBooked && staysOverlap(one.stay, stay))
    },
    isGone(stay) {
      forget()
      // A refused shorter stay implies a refusal of any stay that contains it.
      return entries.some((one) => (one.isBooked ? staysOverlap(one.stay, stay) : contains(stay, one.stay)))
    },
  }
}

function contains(outer: Stay, inner: Stay): boolean {
  return outer.arrival <= inner.arrival && inner.departure <= outer.departure
}
