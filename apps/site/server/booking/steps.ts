import { createHash } from 'node:crypto'
import type { FlowHold, FlowOrder, FlowStay } from '@marram/contract/booking/flow'
import type { Hold, PlacedBooking } from '@marram/contract/booking/placed'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type GuestInput, type GuestProblem, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { editionByKey } from '@marram/domain/edition'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { BookingDesk } from './booking-gate.ts'
import { type BookingDraft, withReceipt } from './draft-cookie.ts'
import { orRefused, RefusedStep, refuseStep } from './refused-step.ts'

export type StepContext = {
  readonly edition: EditionKey
  readonly desk: BookingDesk
  readonly draft: BookingDraft
  readonly onFailure: (error: unknown) => void
}

export function takeHold(
  wish: FlowHold,
  { edition, desk, draft, onFailure }: StepContext,
): Promise<Hold | RefusedStep> {
  const { languageId, currency } = editionByKey(edition)
  return orRefused(desk.hold({ ...wish, currency, browserKey: draft.browserKey }, languageId), onFailure)
}

/** What this browser holds; null where it holds nothing, or where nobody can say. */
export async function findHold({ edition, desk, draft, onFailure }: StepContext): Promise<Hold | null> {
  const { languageId } = editionByKey(edition)
  const found = await orRefused(desk.findHold(draft.browserKey, languageId), onFailure)
  return found instanceof RefusedStep ? null : found
}

export async function releaseHold({ edition, desk, draft, onFailure }: StepContext): Promise<void> {
  await orRefused(desk.releaseHold(draft.browserKey, editionByKey(edition).languageId), onFailure)
}

/** The draft with these details as they will stand in the contract, or what is to be mended. */
export function takeDetails(input: GuestInput, draft: BookingDraft): BookingDraft | readonly GuestProblem[] {
  const parsed = parseGuestDetails(input, isMailAddress)
  if (isProblems(parsed)) return parsed
  return { ...draft, details: { ...parsed, isOldEnough: true, acceptsTerms: true } }
}

export function isProblems<T>(taken: T | readonly GuestProblem[]): taken is readonly GuestProblem[] {
  return Array.isArray(taken)
}

export type PlacedOrder = { readonly placed: PlacedBooking; readonly draft: BookingDraft }

/**
 * However often one order is sent, it has one key: a reply that was lost is given again, and a second click books
 * nothing. The draft changes only with a booking, and a browser that did not hear of it still has the old one.
 */
export async function placeOrder(order: FlowOrder, context: StepContext): Promise<PlacedOrder | RefusedStep> {
  const { edition, desk, draft, onFailure } = context
  const { details } = draft
  if (details === null) return refuseStep(409, 'no-details', 'Please say who books, in the second step.')
  const { languageId, currency } = editionByKey(edition)
  const { option, items, acceptedTotal, payChoice } = order
  const request = {
    option: { ...option, languageId, currency },
    items,
    acceptedTotal,
    payChoice,
    guest: details,
    browserKey: draft.browserKey,
  }
  const placed = await orRefused(desk.place(request, keyOf(draft, option)), onFailure)
  if (placed instanceof RefusedStep) return placed
  const { reservationId, key } = placed
  // The booking stands without it, and the guest can ask for it again on the page of the booking.
  if (order.wantsSms) await orRefused(desk.signUpForSms({ reservationId, key }), onFailure)
  return { placed, draft: withReceipt(draft, { reservationId, key }) }
}

function keyOf({ attempt }: BookingDraft, { lodgingId, arrival, duration }: FlowStay): string {
  return createHash('sha256').update(`${attempt} ${lodgingId} ${arrival} ${duration}`).digest('hex')
}
