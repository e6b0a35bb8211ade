import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { type GuestBooking, guestBooking } from './guest-booking.ts'
import { type RebookingLookup, type RebookingOffer, type RebookingOrder, rebookingOffer } from './rebooking.ts'

export type RebookingClient = {
  /** An unknown number and a wrong key are the same ServiceError with status 404. */
  rebookingOffer(lookup: RebookingLookup): Promise<RebookingOffer>
  /** Repeating an order that succeeded changes nothing. */
  rebook(order: RebookingOrder): Promise<GuestBooking>
}

const offerReply = envelope(rebookingOffer)
const bookingReply = envelope(guestBooking)

/** Changes of dates, party and extras of one booking by its guest. */
export function createRebookingClient(service: ServiceClient): RebookingClient {
  return {
    rebookingOffer: async (body) =>
      (await service.read('/rest/v1/bookings/rebooking/', { body, reply: offerReply })).data,
    rebook: async (body) => (await service.post('/rest/v1/bookings/rebook/', { body, reply: bookingReply })).data,
  }
}
