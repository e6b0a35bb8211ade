import type { BookingRequest } from '@marram/contract/booking/place'
import { refusalBody } from '@marram/contract/envelope'
import { stayFrom } from '@marram/domain/stay'
import * as v from 'valibot'

export type StayChoice = { readonly lodgingId: number; readonly arrival: string; readonly duration: number }

export type Answer = { readonly status: number; readonly bytes: string }

/** The booking service over HTTP; every guest has a separate address, as through a proxy. */
export type BookingDoor = {
  post(path: string, body: unknown, guest: number, headers?: Record<string, string>): Promise<Answer>
  quote(choice: StayChoice, guest: number): Promise<number | null>
  book(request: BookingRequest, key: string, guest: number): Promise<Answer>
  hold(choice: StayChoice, browserKey: string, guest: number): Promise<Answer>
}

const quoted = v.object({ data: v.object({ quote: v.object({ total: v.number() }) }) })
const timeoutMs = 120_000

export function openDoor(port: number): BookingDoor {
  const post: BookingDoor['post'] = async (path, body, guest, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}/services/booking${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-public-key': 'marram-demo',
        'x-forwarded-for': `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, bytes: await response.text() }
  }
  return {
    post,
    quote: async (choice, guest) => {
      const { status, bytes } = await post('/rest/v1/quotes/', { option: optionOf(choice) }, guest)
      return status === 200 ? v.parse(quoted, JSON.parse(bytes)).data.quote.total : null
    },
    book: (request, key, guest) => post('/rest/v1/booking/', request, guest, { 'idempotency-key': key }),
    hold: (choice, browserKey, guest) => post('/rest/v1/holds/', { ...choice, browserKey }, guest),
  }
}

export function codeOf({ bytes }: Answer): string {
  const body: unknown = JSON.parse(bytes)
  return v.is(refusalBody, body) ? body.meta.code : ''
}

export function optionOf({ lodgingId, arrival, duration }: StayChoice) {
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  return { lodgingId, arrival, duration, ...party, currency: 'EUR', languageId: 2 } as const
}

export function requestFor(choice: StayChoice, acceptedTotal: number, guest = { ...anyGuest }): BookingRequest {
  return { option: optionOf(choice), acceptedTotal, guest }
}

let guests = 0

export const anyGuest = {
  firstName: 'Karen',
  lastName: 'Müller',
  address: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  country: 'DE',
  phone: '+493012345678',
  /** A new address each time: few bookings may wait for the confirmation of one address. */
  get email() {
    guests += 1
    return `karen-${guests}@example.org`
  },
  isOldEnough: true,
  acceptsTerms: true,
}

export function stayOf({ arrival, duration }: StayChoice) {
  return stayFrom(arrival, duration)
}
