import type { FlowHold, FlowOrder } from '@marram/contract/booking/flow'
import type { Hold } from '@marram/contract/booking/placed'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type GuestInput, type GuestProblem, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { editionByKey } from '@marram/domain/edition'
import { type BookingDraft, withReceipt } from './draft-cookie.ts'
import { findOwnBooking, type OwnBooking, orderKey, type StepContext, stayOf } from './own-booking.ts'
import { orRefused, RefusedStep, refuseBooked, refuseStep } from './refused-step.ts'

/** What is in the way may be the guest's own booking. */
export async function takeHold(wish: FlowHold, context: StepContext): Promise<Hold | RefusedStep> {
  const { edition, client, draft, onFailure } = context
  const { languageId, currency } = editionByKey(edition)
  const held = await orRefused(client.hold({ ...wish, currency, browserKey: draft.browserKey }, languageId), onFailure)
  if (!(held instanceof RefusedStep) || held.refusal.code !== 'not-available') return held
  const own = await findOwnBooking(wish, context)
  return own ? refuseBooked(own.reservationId) : held
}

/** What this browser holds; null where it holds nothing, or where nobody can say. */
export async function findHold({ edition, client, draft, onFailure }: StepContext): Promise<Hold | null> {
  const { languageId } = editionByKey(edition)
  const found = await orRefused(client.findHold(draft.browserKey, languageId), onFailure)
  return found instanceof RefusedStep ? null : found
}

export async function releaseHold({ edition, client, draft, onFailure }: StepContext): Promise<void> {
  await orRefused(client.releaseHold(draft.browserKey, editionByKey(edition).languageId), onFailure)
}

/** The draft with these details as they will be in the contract, or what is to be fixed. */
export function takeDetails(input: GuestInput, draft: BookingDraft): BookingDraft | readonly GuestProblem[] {
  const parsed = parseGuestDetails(input, isMailAddress)
  if (isProblems(parsed)) return parsed
  return { ...draft, details: { ...parsed, isOldEnough: true, acceptsTerms: true } }
}

export function isProblems<T>(taken: T | readonly GuestProblem[]): taken is readonly GuestProblem[] {
  return Array.isArray(taken)
}

/**
 * However often one order is sent, it has one key: a reply that was lost is given again, and a second click books
 * nothing. The draft changes only with a booking, and a browser that did not hear of it still has the old one.
 */
export async function placeOrder(order: FlowOrder, context: StepContext): Promise<OwnBooking | RefusedStep> {
  const { edition, client, draft, onFailure } = context
  const { details } = draft
  if (details === null) {
    const own = await findOwnBooking(order.option, context)
    return own ?? refuseStep(409, 'no-details', 'Please say who books, in the second step.')
  }
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
  const placed = await orRefused(client.place(request, orderKey(draft, option)), onFailure)
  if (placed instanceof RefusedStep) return (await ownInstead(placed, order, context)) ?? placed
  const { reservationId, key } = placed
  // The booking stands without it, and the guest can ask for it again on the page of the booking.
  if (order.wantsSms) await orRefused(client.signUpForSms({ reservationId, key }), onFailure)
  return { reservationId, draft: withReceipt(draft, { reservationId, key, stay: stayOf(option) }) }
}

/** The nights are taken, or the key was used: perhaps by this guest. */
async function ownInstead({ refusal }: RefusedStep, { option }: FlowOrder, context: StepContext) {
  return ['not-available', 'key-used'].includes(refusal.code) ? findOwnBooking(option, context) : null
}
