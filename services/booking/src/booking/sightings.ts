import { type Stay, staysOverlap } from '@marram/domain/stay'

/** What those before in the line have found out about one house. */
export type Sightings = {
  /** Somebody has these nights now. */
  noteBooked(stay: Stay): void
  /** Somebody was refused these nights. */
  noteRefused(stay: Stay): void
  /** Whether the answer is known already; false says nothing. */
  isGone(stay: Stay): boolean
  /** The same for whoever may hold the house: only what is booked is gone for holders too. */
  isBooked(stay: Stay): boolean
}

const keptMs = 1000

/** A second at most: a night that becomes free again in the middle of a rush is offered to those who ask after that. */
export function createSightings(now: () => number = Date.now): Sightings {
  const seen: { readonly stay: Stay; readonly isBooked: boolean; readonly until: number }[] = []
  const note = (stay: Stay, isBooked: boolean) => void seen.push({ stay, isBooked, until: now() + keptMs })
  const forget = () => {
    while (seen[0] && seen[0].until <= now()) seen.shift()
  }
  return {
    noteBooked: (stay) => note(stay, true),
    noteRefused: (stay) => note(stay, false),
    isBooked(stay) {
      forget()
      return seen.some((one) => one.isBooked && staysOverlap(one.stay, stay))
    },
    isGone(stay) {
      forget()
      // Whatever was in the way of fewer nights is in the way of more.
      return seen.some((one) => (one.isBooked ? staysOverlap(one.stay, stay) : contains(stay, one.stay)))
    },
  }
}

function contains(outer: Stay, inner: Stay): boolean {
  return outer.arrival <= inner.arrival && inner.departure <= outer.departure
}
