import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import { InvalidReplyError } from '../invalid-reply-error.ts'
import { ResetRefusedError } from './errors.ts'
import { issuedToken } from './shapes.ts'

const sent = v.looseObject({ data: v.looseObject({ sent: v.literal('ok') }) })
const refused = v.looseObject({ data: v.looseObject({ error: v.string() }) })

/** Anything but `data.sent` equal to ok is warned of and thrown. */
export function readForgotReply(reply: unknown, warn: (message: string, reply: unknown) => void): void {
  const parsed = v.safeParse(sent, reply)
  if (parsed.success) return
  warn('The reply to a forgotten password was not valid', reply)
  throw new InvalidReplyError('auth: forgot-password', parsed.issues)
}

/** The token; an error string is thrown with the reply it was in, a reply without either as invalid. */
export function readResetReply(reply: unknown): string {
  if (v.is(refused, reply)) throw new ResetRefusedError(reply.data.error, reply)
  const parsed = v.safeParse(envelope(issuedToken), reply)
  if (!parsed.success) throw new InvalidReplyError('auth: token-reset-password', parsed.issues)
  return parsed.output.data.token
}
