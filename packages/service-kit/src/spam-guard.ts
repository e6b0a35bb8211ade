import { type Refusal, refuse } from './envelope.ts'
import { judgeStamp } from './stamp.ts'

export type GuardedRequest = { readonly stamp?: string | undefined; readonly trap: string }

/** `held`: stored for staff, but not mailed. `dropped`: written by a bot. */
export type GuardVerdict = 'passed' | 'held' | 'dropped'

const linksOfAPerson = 2

/**
 * Detects bots without third parties or puzzles. Bots get a normal response, so that they learn nothing; a too quick guest
 * is asked to send again.
 */
export function guardAgainstSpam(
  { stamp, trap }: GuardedRequest,
  text: string,
  secret: Buffer,
  nowMs: number,
): GuardVerdict | Refusal {
  if (trap !== '') return 'dropped'
  const verdict = stamp === undefined ? 'absent' : judgeStamp(secret, stamp, nowMs)
  if (verdict === 'too-quick') {
    return refuse(422, 'too-quick', 'That was very quick. Please wait a moment and send again.')
  }
  // Without script there is no stamp; then a text with many links is held.
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  return verdict !== 'good' && links > linksOfAPerson ? 'held' : 'passed'
}
