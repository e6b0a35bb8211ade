import { type BookingClient, createBookingClient } from '@marram/contract/booking/client'
import { createServiceClient } from '@marram/contract/service-client'

/** A separate module, because every house page needs this small client but not the large ones. */
export function createBrowserBooking(publicKey: string): BookingClient {
  const fetch = window.fetch.bind(window)
  return createBookingClient(createServiceClient({ name: 'booking', baseUrl: '/services/booking', publicKey, fetch }))
}
