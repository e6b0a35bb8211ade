import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { BookingFlowData } from '@marram/contract/broker/booking-flow/shapes'
import { editionByKey } from '@marram/domain/edition'
import { orNull } from '../kit/or-null.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf } from '../kit/scope/page-messages.ts'

export type LoadedReceipt = { readonly receipt: GuestBooking | null; readonly flow: BookingFlowData | null }

/** A booking made in this browser, and its house. */
export async function loadReceipt({ scope }: PageContext, reservationId: string): Promise<LoadedReceipt> {
  await ensureMessagesOf(scope.edition, 'booking')
  const receipt = typeof window === 'undefined' ? (scope.visit?.receipt ?? null) : await askReceipt(reservationId)
  if (receipt === null) return { receipt, flow: null }
  const { lodgingId, arrival, party, quote } = receipt
  const lan = editionByKey(scope.edition).languageId
  const loading = scope.services.broker.bookingFlowData({ lan, lodgingId, arrival, duration: quote.nights, ...party })
  return { receipt, flow: await orNull(scope, loading) }
}

async function askReceipt(reservationId: string): Promise<GuestBooking | null> {
  const { flowClient } = await import('./flow-client.ts')
  const answered = await flowClient.receipt(reservationId)
  return answered.kind === 'done' ? answered.data : null
}
