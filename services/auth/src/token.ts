import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; the database stores only the hash. */
export function makeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
