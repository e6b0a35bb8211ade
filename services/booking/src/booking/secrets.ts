import { hash, randomBytes, randomInt } from 'node:crypto'

/** What is kept of a secret: enough to know it again, too little to use it. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** Part of a link; 192 random bits. */
export function makeAccessKey(): string {
  return randomBytes(24).toString('base64url')
}

/** Nine digits, to be read out on the telephone, and no hint at how many bookings there are. */
export function makeReservationId(): string {
  return String(randomInt(100_000_000, 1_000_000_000))
}
