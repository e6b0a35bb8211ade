import { createBookingClient } from '@marram/contract/booking/client'
import { createBookingPayer } from '@marram/contract/booking/payer'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import type { ReservationGate } from '@marram/site/server/reservation/reservation-gate'

const timeoutMs = 10_000

/** The booking service in the same process, asked for the page of one booking. */
export function openReservationGate(booking: FetchHandler, publicKey: string): ReservationGate {
  const shared = { name: 'booking', baseUrl: 'http://booking.internal', publicKey, fetch: inProcessFetch(booking) }
  return (token) => {
    const service = createServiceClient({ ...shared, headers: outgoingHeaders, bearer: () => token, timeoutMs })
    return { ...createBookingClient(service), ...createReservationClient(service), ...createBookingPayer(service) }
  }
}
