import { createHmac, timingSafeEqual } from 'node:crypto'

/** The parameters that every authenticator app knows (RFC 6238). */
export const totpKeyBytes = 20
const stepMs = 30_000
const digits = 6

/** The step whose code this is, at most one before or after the clock; null for a wrong code. */
export function findTotpStep(key: Buffer, code: string, nowMs: number): number | null {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''))
  const current = Math.floor(nowMs / stepMs)
  // All three are compared, so that the timing does not tell which one is near.
  const steps = [current - 1, current, current + 1].filter((step) => isSame(typed, Buffer.from(totpCode(key, step))))
  return steps.at(-1) ?? null
}

export function totpCode(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

function isSame(typed: Buffer, right: Buffer): boolean {
  return typed.length === right.length && timingSafeEqual(typed, right)
}

/** The text of the square code that authenticator apps scan. */
export function totpUri(secret: string, { host, email }: { readonly host: string; readonly email: string }): string {
  const label = `${encodeURIComponent(host)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(host)}&algorithm=SHA1&digits=6&period=30`
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Of a whole number of groups of five bytes, so that nothing is padded. */
export function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{5}/g, (group) => base32.charAt(Number.parseInt(group, 2)))
}
