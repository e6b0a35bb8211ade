import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import { createServiceClient, type ServiceClientOptions } from '../service-client.ts'
import type { BookingRequest, HoldRequest } from './place.ts'
import { type Hold, hold, type PlacedBooking, placedBooking } from './placed.ts'

export type BookingHosts = {
  readonly standard: string
  /** Host of all bookings not in Danish. */
  readonly german: string
}

/** Bookings in Danish use the standard host, all others the German domain. */
export function bookingHost(languageId: number, hosts: BookingHosts): string {
  return languageId === 1 ? hosts.standard : hosts.german
}

export type PlacerOptions = Omit<ServiceClientOptions, 'name' | 'baseUrl' | 'credentials'> & {
  readonly hosts: BookingHosts
}

export type BookingPlacer = {
  /**
   * Idempotent: the same key and request give the same response. A changed price or a taken house is a ServiceError
   * with status 409, with alternatives in its body.
   */
  place(request: BookingRequest, idempotencyKey: string): Promise<PlacedBooking>
  /**
   * Finds the response of a `place` call whose response was lost; a ServiceError with status 404 if nothing was booked.
   */
  findPlaced(idempotencyKey: string, browserKey: string, languageId: number): Promise<PlacedBooking>
  hold(request: HoldRequest, languageId: number): Promise<Hold>
  findHold(browserKey: string, languageId: number): Promise<Hold>
  releaseHold(browserKey: string, languageId: number): Promise<{ released: boolean }>
}

const placedReply = envelope(placedBooking)
const holdReply = envelope(hold)
const releasedReply = envelope(v.object({ released: v.boolean() }))

/** Separate from the other calls, because each uses the host of its language, with credentials. */
export function createBookingPlacer({ hosts, headers, timeoutMs = 30_000, ...options }: PlacerOptions): BookingPlacer {
  const service = (languageId: number, own: Record<string, string>) =>
    createServiceClient({
      ...options,
      name: 'booking',
      timeoutMs,
      baseUrl: bookingHost(languageId, hosts),
      credentials: 'include',
      headers: () => ({ ...headers?.(), ...own }),
    })
  const path = '/rest/v1/holds/'
  return {
    place: async (body, idempotencyKey) => {
      const client = service(body.option.languageId, { 'idempotency-key': idempotencyKey })
      return (await client.post('/rest/v1/booking/', { body, reply: placedReply })).data
    },
    findPlaced: async (idempotencyKey, browserKey, languageId) => {
      const client = service(languageId, { 'idempotency-key': idempotencyKey, 'x-browser-key': browserKey })
      return (await client.get('/rest/v1/bookings/placed/', { reply: placedReply })).data
    },
    hold: async (body, languageId) => (await service(languageId, {}).post(path, { body, reply: holdReply })).data,
    findHold: async (browserKey, languageId) =>
      (await service(languageId, { 'x-browser-key': browserKey }).get(path, { reply: holdReply })).data,
    releaseHold: async (browserKey, languageId) =>
      (await service(languageId, { 'x-browser-key': browserKey }).delete(path, { reply: releasedReply })).data,
  }
}
