import { createBookingClient } from '@marram/contract/booking/client'
import { createBookingPayer } from '@marram/contract/booking/payer'
import { createBookingPlacer } from '@marram/contract/booking/placer'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import type { BookingGate } from '@marram/site/server/booking/booking-gate'

const baseUrl = 'http://booking.internal'
const timeoutMs = 10_000

/** The booking service in the same process, asked for one guest of the site. */
export function openBookingGate(booking: FetchHandler, publicKey: string): BookingGate {
  const shared = { publicKey, fetch: inProcessFetch(booking), headers: outgoingHeaders }
  const hosts = { standard: baseUrl, german: baseUrl }
  return (token) => {
    const bearer = () => token
    const service = createServiceClient({ ...shared, name: 'booking', baseUrl, bearer, timeoutMs })
    const { readBooking } = createBookingClient(service)
    const { signUpForSms } = createReservationClient(service)
    const placer = createBookingPlacer({ ...shared, hosts, bearer })
    return { ...placer, ...createBookingPayer(service), readBooking, signUpForSms }
  }
}
