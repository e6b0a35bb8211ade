import type { Log } from './logging.ts'

/** Stable event names for log monitoring; docs/security.md explains each one. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.refused'
  | 'login.guarded'
  | 'session.ended'
  | 'session.copied'
  | 'password.reset-requested'
  | 'password.reset'
  | 'password.changed'
  | 'password.refused'
  | 'registration.requested'
  | 'registration.confirmed'
  | 'email.change-requested'
  | 'email.changed'
  | 'account.deleted'
  | 'account.erased'
  | 'factor.proved'
  | 'factor.refused'
  | 'factor.guarded'
  | 'factor.added'
  | 'factor.removed'
  | 'factor.codes-renewed'
  | 'staff.captcha-reset'
  | 'staff.links-reset'
  | 'staff.accounts-listed'
  | 'booking.refused'
  | 'booking.released'
  | 'payment.forged'

/** Suspicious in large numbers. */
const suspicious: readonly SecurityEvent[] = [
  'login.refused',
  'login.guarded',
  'session.copied',
  'password.refused',
  'factor.refused',
  'factor.guarded',
  'booking.refused',
  'payment.forged',
]

/**
 * Logs one structured line with the name of the event and the ids of the request. `about` identifies accounts by number
 * or by a keyed hash, never by mail address or network.
 */
export function logSecurity(log: Log, event: SecurityEvent, about: Record<string, unknown>, sentence: string): void {
  const line = { event, ...about }
  if (suspicious.includes(event)) log.warn(line, sentence)
  else log.info(line, sentence)
}
