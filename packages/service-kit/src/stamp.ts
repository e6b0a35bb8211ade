import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from './keys.ts'

const quickestMs = 3000
const oldestMs = 24 * 60 * 60 * 1000

export type StampVerdict = 'good' | 'too-quick' | 'expired' | 'forged'

/** A signed timestamp, which need not be stored. */
export function makeStamp(secret: Buffer, nowMs: number): string {
  const body = `${nowMs.toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${body}.${sign(secret, body)}`
}

export function judgeStamp(secret: Buffer, stamp: string, nowMs: number): StampVerdict {
  const end = stamp.lastIndexOf('.')
  const body = stamp.slice(0, Math.max(end, 0))
  if (!isSameSecret(sign(secret, body), stamp.slice(end + 1))) return 'forged'
  const ageMs = nowMs - Number.parseInt(body, 36)
  if (ageMs > oldestMs) return 'expired'
  return ageMs < quickestMs ? 'too-quick' : 'good'
}

function sign(secret: Buffer, body: string): string {
  return createHmac('sha256', secret).update(`stamp ${body}`).digest('base64url')
}
