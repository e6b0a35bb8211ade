import type { IsoDay } from '../iso-day.ts'

const hourMs = 3_600_000

/** How long bookings are looked back at that nobody has confirmed. */
export const unconfirmedWindowMs = 7 * 24 * hourMs

/**
 * What may be kept from others under mail addresses that nobody has shown to read. Guests of a café share a network;
 * whoever confirms counts no more.
 */
export const unconfirmedLimits = { perRecipient: 2, perNetwork: 4, nightsPerNetwork: 42 } as const

/** Bookings that were never confirmed, those that were released again included. */
export type Unconfirmed = {
  readonly ofRecipient: number
  readonly ofNetwork: number
  readonly nightsOfNetwork: number
}

export function mayPlaceUnconfirmed(before: Unconfirmed, nights: number): boolean {
  return (
    before.ofRecipient < unconfirmedLimits.perRecipient &&
    before.ofNetwork < unconfirmedLimits.perNetwork &&
    before.nightsOfNetwork + nights <= unconfirmedLimits.nightsPerNetwork
  )
}

/** Before the arrival day, so that no guest arrives at a house that was given to others; at least two hours. */
export function addressDue(now: Date, arrival: IsoDay, keptMs: number): Date {
  const latest = Math.min(now.getTime() + keptMs, Date.parse(`${arrival}T00:00:00Z`))
  return new Date(Math.max(latest, now.getTime() + 2 * hourMs))
}
