import { createHmac } from 'node:crypto'
import { isSameSecret } from '@marram/service-kit/keys'

export const signatureHeader = 'x-payment-signature'

/** Older than this may be a recording. */
const freshMs = 5 * 60_000

/** The moment is part of what is signed, so that an old notice cannot be dated anew. */
export function sign(body: string, secret: Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, secret, seconds)}`
}

export function isSigned(body: string, header: string | null, secret: Buffer, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (given === '' || Math.abs(now.getTime() - Number(time) * 1000) > freshMs) return false
  return isSameSecret(given, digest(body, secret, Number(time)))
}

function digest(body: string, secret: Buffer, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
