/** The limits of NIST SP 800-63B for its level AAL2. */
export const deskIdleMs = 30 * 60_000
export const deskProvedMs = 12 * 60 * 60_000

/** Time after a proof in which factors may be changed. */
export const factorFreshMs = 15 * 60_000

/** Wrong codes an hour, of one account. */
export const factorGuessesPerHour = 10

/** A session of staff, with instants in milliseconds. */
export type StaffSession = {
  /** False only in a demo. */
  readonly isRequired: boolean
  readonly hasFactor: boolean
  /** Of the password. */
  readonly startedAt: number
  readonly provedAt: number | null
  /** Last input at the desk. */
  readonly activeAt: number | null
}

export const missingFactors = ['enrol', 'prove'] as const
export type MissingFactor = (typeof missingFactors)[number]

/** The missing step before the desk opens; null if it is open. */
export function missingFactor(session: StaffSession, now: number): MissingFactor | null {
  if (!session.hasFactor) return session.isRequired ? 'enrol' : null
  const { provedAt, activeAt } = session
  if (provedAt === null || activeAt === null) return 'prove'
  return now - provedAt < deskProvedMs && now - activeAt < deskIdleMs ? null : 'prove'
}

/** Factors are changed soon after a proof, the first one soon after the password: an open desk is not enough. */
export function mayChangeFactors(session: StaffSession, now: number): boolean {
  const since = session.hasFactor ? session.provedAt : session.startedAt
  return since !== null && now - since < factorFreshMs && missingFactor(session, now) !== 'prove'
}
