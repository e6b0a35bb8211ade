import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'
import { type PaymentRequest, type StartedPayment, startedPayment } from './pay.ts'

export type BookingPayer = {
  /** A ServiceError with status 404 if the agency accepts no cards, 409 if nothing is due. */
  startPayment(request: PaymentRequest): Promise<StartedPayment>
}

const startedReply = envelope(startedPayment)

export function createBookingPayer(service: ServiceClient): BookingPayer {
  return {
    startPayment: async (body) => (await service.post('/payments/', { body, reply: startedReply })).data,
  }
}
