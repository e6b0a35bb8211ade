/** Time to fill in the form while the house is held. */
export const holdMs = 20 * 60_000

/** Families and guests of a café share an IP address; this still stops one visitor from blocking a whole resort. */
export const holdsPerAddress = 6

/** Whole seconds left, never below zero and rounded down: the countdown must not outlast the hold. */
export function remainingSeconds(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
}

export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + holdMs)
}

/** The longest hold of staff, for a guest who thinks it over: a week. */
export const staffHoldHours = 7 * 24

export function staffHoldExpiry(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}
