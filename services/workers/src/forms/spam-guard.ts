import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { judgeStamp } from './stamp.ts'

export type GuardedRequest = { readonly stamp?: string | undefined; readonly trap: string }

/** `held`: kept for a person to look at, but not passed on. `dropped`: a program wrote it. */
export type GuardVerdict = 'passed' | 'held' | 'dropped'

const linksOfAPerson = 2

/**
 * Judges without a third party and without a riddle. Programs get the same answer as guests, so that they learn
 * nothing; a guest who was only quick is asked to send again, and loses nothing.
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
  // Without script there is no stamp: then a text full of links is looked at first.
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0
  return verdict !== 'good' && links > linksOfAPerson ? 'held' : 'passed'
}
