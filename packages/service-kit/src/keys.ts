import { hash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { refuse, replyRefusal } from './envelope.ts'

/** Compares in constant time; hashing also hides the length. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

/** Every service call identifies its site by `X-Public-Key`. Several keys allow rotation without an outage. */
export function requirePublicKey(keys: readonly string[]): MiddlewareHandler {
  const digests = keys.map(digest)
  return async (c, next) => {
    const publicKey = c.req.header('x-public-key')
    if (publicKey === undefined)
      return replyRefusal(refuse(401, 'public-key-missing', 'The header X-Public-Key is missing.'))
    // No early exit: all keys are compared, so that the timing is the same for each.
    const givenDigest = digest(publicKey)
    const isKnown = digests.map((known) => timingSafeEqual(givenDigest, known)).includes(true)
    if (!isKnown) return replyRefusal(refuse(401, 'public-key-unknown', 'The public key is not known here.'))
    await next()
  }
}

/** The token of an `Authorization: Bearer` header; null for another scheme or an impossible token. */
export function findBearer(header: string | undefined): string | null {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,4096}) *$/i.exec(header ?? '')?.[1] ?? null
}

function digest(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
