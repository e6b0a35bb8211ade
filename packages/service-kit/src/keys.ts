import { hash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { refuse, replyRefusal } from './envelope.ts'

/** Equal without telling by its duration how much was equal; hashing also hides the length. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

/** Every service call names its site by `X-Public-Key`. Several keys allow a change without an outage. */
export function requirePublicKey(keys: readonly string[]): MiddlewareHandler {
  const digests = keys.map(digest)
  return async (c, next) => {
    const given = c.req.header('x-public-key')
    if (given === undefined)
      return replyRefusal(refuse(401, 'public-key-missing', 'The header X-Public-Key is missing.'))
    // No early exit: every key is compared, so the answer takes as long for the first as for the last.
    const givenDigest = digest(given)
    const isKnown = digests.map((known) => timingSafeEqual(givenDigest, known)).includes(true)
    if (!isKnown) return replyRefusal(refuse(401, 'public-key-unknown', 'The public key is not known here.'))
    await next()
  }
}

/** The token of an `Authorization: Bearer` header; null for another scheme or a shape no token of ours has. */
export function findBearer(header: string | undefined): string | null {
  return /^Bearer +([A-Za-z0-9._~+/=-]{1,4096}) *$/i.exec(header ?? '')?.[1] ?? null
}

function digest(value: string): Buffer {
  return hash('sha256', value, 'buffer')
}
