import type { IsoDay } from '../iso-day.ts'

const hourMs = 3_600_000

/** The period over which unconfirmed bookings are counted. */
export const unconfirmedWindowMs = 7 * 24 * hourMs

/**
 * Limits for bookings whose mail address is not confirmed. Guests of a café share a network; confirming an address
 * takes its bookings out of the count.
 */
export const unconfirmedLimits = { perRecipient: 2, perNetwork: 4, nightsPerNetwork: 42 } as const

/** Bookings that were never confirmed, including released ones. */
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

/**
 * Latest time to confirm the address: before the arrival day, so that no guest arrives at a house given to others, but
 * at least two hours from now.
 */
export function addressDue(now: Date, arrival: IsoDay, keptMs: number): Date {
  const latest = Math.min(now.getTime() + keptMs, Date.parse(`${arrival}T00:00:00Z`))
  return new Date(Math.max(latest, now.getTime() + 2 * hourMs))
}

/** The confirmation may be mailed again, but not often: the address may belong to a stranger. */
export const mailAgainLimits = { mailsPerMailbox: 4, waitMs: 60_000 } as const

/** Mails to one mailbox about its unconfirmed bookings in the window above. */
export type SentLinks = { readonly count: number; readonly lastAt: Date | null }

export function mayMailAgain({ count, lastAt }: SentLinks, now: Date): 'yes' | 'wait' | 'enough' {
  if (count >= mailAgainLimits.mailsPerMailbox) return 'enough'
  return lastAt !== null && now.getTime() - lastAt.getTime() < mailAgainLimits.waitMs ? 'wait' : 'yes'
}
