import { type BookingAccess, bookingAccess } from '@marram/contract/booking/place'
import * as v from 'valibot'
import { setCookie } from '../kit/set-cookie.ts'
import { cookieOf } from '../kit/token-of.ts'

/** Placeholder in addresses and forms for a key that the cookie holds. */
export const heldKey = 'held'

const cookieName = 'reservations'
/** Limits the cookie to the page of a booking and its links. */
const paths = ['/booking/', '/api/booking/mine/']
const maxAgeS = 86_400
const maxHeld = 5

const heldShape = v.pipe(v.string(), v.parseJson(), v.pipe(v.array(bookingAccess), v.maxLength(maxHeld)))

/** Number and key as they were sent, with the key that this browser holds where none was written out. */
export function releaseKey<Fields extends Readonly<Record<string, string>>>(request: Request, fields: Fields): Fields {
  if (fields.key?.trim() !== heldKey) return fields
  const own = heldIn(request).find(({ reservationId }) => reservationId === fields.reservationId?.trim())
  return own ? { ...fields, key: own.key } : fields
}

/**
 * Moves the key of a mail from the address into an HttpOnly cookie, so that histories, proxy logs, payment providers
 * and onlookers see nothing that opens a booking.
 */
export function holdKey(request: Request, response: Response, access: BookingAccess, isHttps: boolean): Response {
  const others = heldIn(request).filter(({ reservationId }) => reservationId !== access.reservationId)
  const value = Buffer.from(JSON.stringify([access, ...others].slice(0, maxHeld))).toString('base64url')
  for (const path of paths) {
    setCookie(response.headers, cookieName, value, { isHttps, maxAgeS, path })
  }
  response.headers.set('referrer-policy', 'no-referrer')
  return response
}

/** Secret parts of an address or a form. */
export function withoutKey({ reservationId }: BookingAccess): BookingAccess {
  return { reservationId, key: heldKey }
}

function heldIn(request: Request): BookingAccess[] {
  const cookie = cookieOf(request, cookieName)
  const parsed = v.safeParse(heldShape, cookie === null ? '' : Buffer.from(cookie, 'base64url').toString())
  return parsed.success ? parsed.output : []
}
