/** How long a house is kept while a guest types. */
export const holdMs = 20 * 60_000

/** Families share an address, and so do the guests of a café; whoever blocks a whole resort does not. */
export const holdsPerAddress = 6

/** Whole seconds that are really left, never below nothing: what a guest sees must not outlast the hold. */
export function remainingSeconds(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
}

export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + holdMs)
}
