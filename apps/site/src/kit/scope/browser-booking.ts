import { type BookingClient, createBookingClient } from '@marram/contract/booking/client'
import { createServiceClient } from '@marram/contract/service-client'

/** Apart from the other clients: facts about a house are asked for on every house page, and this one is small. */
export function createBrowserBooking(publicKey: string): BookingClient {
  const fetch = window.fetch.bind(window)
  return createBookingClient(createServiceClient({ name: 'booking', baseUrl: '/services/booking', publicKey, fetch }))
}
