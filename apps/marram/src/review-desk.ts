import { createReviewDesk, type ReviewDesk } from '@marram/contract/booking/review'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'

const timeoutMs = 8000

/** The booking service in the same process, which knows who was asked about which stay. */
export function openReviewDesk(booking: FetchHandler, publicKey: string): ReviewDesk {
  const shared = { name: 'booking', baseUrl: 'http://booking.internal', publicKey, fetch: inProcessFetch(booking) }
  return createReviewDesk(createServiceClient({ ...shared, headers: outgoingHeaders, timeoutMs }))
}
