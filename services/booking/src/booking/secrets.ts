import { hash, randomBytes, randomInt } from 'node:crypto'

/** The stored form of a secret. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex')
}

/** The secret part of a booking link, 192 random bits. */
export function makeAccessKey(): string {
  return randomBytes(24).toString('base64url')
}

/** Nine random digits: readable over the telephone, without revealing the number of bookings. */
export function makeReservationId(): string {
  return String(randomInt(100_000_000, 1_000_000_000))
}
