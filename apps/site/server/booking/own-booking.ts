import { createHash } from 'node:crypto'
import type { FlowStay } from '@marram/contract/booking/flow'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { BookingFlowClient } from './booking-flow-client.ts'
import { type BookingDraft, withReceipt } from './draft-cookie.ts'
import { orRefused, RefusedStep } from './refused-step.ts'

export type StepContext = {
  readonly edition: EditionKey
  readonly client: BookingFlowClient
  readonly draft: BookingDraft
  readonly onFailure: (error: unknown) => void
}

/** Includes the draft in which the booking is remembered. */
export type OwnBooking = { readonly reservationId: string; readonly draft: BookingDraft }

/**
 * Finds this browser's booking of the same stay, even if the reply to its order was lost: a guest who goes back or
 * reloads must not read that the house is taken. Null if there is none or it was cancelled.
 */
export async function findOwnBooking(stay: FlowStay, context: StepContext): Promise<OwnBooking | null> {
  const { draft, client, onFailure } = context
  const known = draft.receipts.find((receipt) => receipt.stay !== undefined && isSameStay(receipt.stay, stay))
  const receipt = known ?? (await findLostReceipt(stay, context))
  if (!receipt) return null
  const { reservationId, key } = receipt
  const booking = await orRefused(client.readBooking({ reservationId, key }), onFailure)
  const isOver = booking instanceof RefusedStep ? booking.status < 500 : booking.state === 'cancelled'
  return isOver ? null : { reservationId, draft: known ? draft : withReceipt(draft, receipt) }
}

/** Only a browser with contact details can have ordered. */
async function findLostReceipt(stay: FlowStay, { draft, client, edition, onFailure }: StepContext) {
  if (draft.details === null) return null
  const { languageId } = editionByKey(edition)
  const found = await orRefused(client.findPlaced(orderKey(draft, stay), draft.browserKey, languageId), onFailure)
  if (found instanceof RefusedStep) return null
  return { reservationId: found.reservationId, key: found.key, stay: stayOf(stay) }
}

/** The same key for every submission of one order. */
export function orderKey({ attempt }: BookingDraft, { lodgingId, arrival, duration }: FlowStay): string {
  return createHash('sha256').update(`${attempt} ${lodgingId} ${arrival} ${duration}`).digest('hex')
}

export function stayOf({ lodgingId, arrival, duration }: FlowStay): FlowStay {
  return { lodgingId, arrival, duration }
}

function isSameStay(a: FlowStay, b: FlowStay): boolean {
  return a.lodgingId === b.lodgingId && a.arrival === b.arrival && a.duration === b.duration
}
