import { randomBytes } from 'node:crypto'
import { flowStay } from '@marram/contract/booking/flow'
import { bookingAccess, browserKey, guestInput } from '@marram/contract/booking/place'
import type { GuestInput } from '@marram/domain/booking/guest-details'
import * as v from 'valibot'
import { setCookie } from '../kit/set-cookie.ts'
import { cookieOf } from '../kit/token-of.ts'

/**
 * Draft of a booking, stored in the browser. Untrusted: the booking service validates all of it again, and its keys
 * open nothing that belongs to a different guest.
 */
const draftShape = v.object({
  browserKey,
  /** Idempotency key: repeated submissions of one order are one attempt; a booking starts a new one. */
  attempt: browserKey,
  details: v.nullable(guestInput),
  /** The browser's latest bookings, for showing a receipt again. */
  receipts: v.pipe(v.array(v.object({ ...bookingAccess.entries, stay: v.optional(flowStay) })), v.maxLength(5)),
})
export type BookingDraft = Omit<v.InferOutput<typeof draftShape>, 'details'> & { readonly details: GuestInput | null }

export const draftCookie = 'booking'

/** Limited to the steps and their API: the cookie holds a name and an address. */
const paths = ['/booking/', '/api/booking/']
const maxAgeS = 86_400

const newSecret = () => randomBytes(24).toString('base64url')

/** The draft of this browser; null if missing or malformed. */
export function findDraft(request: Request): BookingDraft | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), draftShape), decoded(cookieOf(request, draftCookie)))
  return parsed.success ? parsed.output : null
}

export function readDraft(request: Request): BookingDraft {
  return findDraft(request) ?? { browserKey: newSecret(), attempt: newSecret(), details: null, receipts: [] }
}

export function hasDraft(request: Request): boolean {
  return cookieOf(request, draftCookie) !== null
}

/** After a booking: keeps the receipt, drops the details and starts a new attempt. */
export function withReceipt(draft: BookingDraft, receipt: BookingDraft['receipts'][number]): BookingDraft {
  const others = draft.receipts.filter(({ reservationId }) => reservationId !== receipt.reservationId)
  return { ...draft, attempt: newSecret(), details: null, receipts: [receipt, ...others].slice(0, 5) }
}

export function keepDraft(headers: Headers, draft: BookingDraft, isHttps: boolean): void {
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url')
  for (const path of paths) {
    setCookie(headers, draftCookie, value, { isHttps, maxAgeS, path })
  }
}

function decoded(cookie: string | null): string {
  return cookie === null ? '' : Buffer.from(cookie, 'base64url').toString()
}
