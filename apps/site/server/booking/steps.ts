import type { FlowHold, FlowOrder } from '@marram/contract/booking/flow'
import type { Hold } from '@marram/contract/booking/placed'
import { isMailAddress } from '@marram/contract/workers/mail-address'
import { type GuestInput, type GuestProblem, parseGuestDetails } from '@marram/domain/booking/guest-details'
import { editionByKey } from '@marram/domain/edition'
import { type BookingDraft, withReceipt } from './draft-cookie.ts'
import { findOwnBooking, type OwnBooking, orderKey, type StepContext, stayOf } from './own-booking.ts'
import { orRefused, RefusedStep, refuseBooked, refuseStep, refuseWaiting } from './refused-step.ts'

/** Nights may be blocked by the guest's own booking. */
export async function takeHold(request: FlowHold, context: StepContext): Promise<Hold | RefusedStep> {
  const { edition, client, draft, onFailure } = context
  const { languageId, currency } = editionByKey(edition)
  const held = await orRefused(
    client.hold({ ...request, currency, browserKey: draft.browserKey }, languageId),
    onFailure,
  )
  if (!(held instanceof RefusedStep) || held.refusal.code !== 'not-available') return held
  const booked = await findOwnBooking(request, context)
  return booked ? refuseBooked(booked.reservationId) : held
}

/** The browser's hold; null if there is none or the service fails. */
export async function findHold({ edition, client, draft, onFailure }: StepContext): Promise<Hold | null> {
  const { languageId } = editionByKey(edition)
  const found = await orRefused(client.findHold(draft.browserKey, languageId), onFailure)
  return found instanceof RefusedStep ? null : found
}

export async function releaseHold({ edition, client, draft, onFailure }: StepContext): Promise<void> {
  await orRefused(client.releaseHold(draft.browserKey, editionByKey(edition).languageId), onFailure)
}

/** The draft with these details as they enter the contract, or their errors. */
export function takeDetails(input: GuestInput, draft: BookingDraft): BookingDraft | readonly GuestProblem[] {
  const parsed = parseGuestDetails(input, isMailAddress)
  if (isProblems(parsed)) return parsed
  return { ...draft, details: { ...parsed, isOldEnough: true, acceptsTerms: true } }
}

/**
 * Null if the guest may book one more house; otherwise refused now rather than after the review. An outage refuses
 * nobody, because the order is checked again.
 */
export async function refusePlacer(email: string, nights: number, context: StepContext): Promise<RefusedStep | null> {
  const checked = await orRefused(context.client.checkPlacer({ email, nights }), context.onFailure)
  return checked instanceof RefusedStep && isUnconfirmed(checked) ? namingWaiting(context) : null
}

function isUnconfirmed({ refusal }: RefusedStep): boolean {
  return refusal.code === 'unconfirmed-bookings'
}

/** Names only bookings of this browser: the address may be another guest's. */
async function namingWaiting({ draft, client, onFailure }: StepContext): Promise<RefusedStep> {
  const findWaiting = async ({ reservationId, key }: BookingDraft['receipts'][number]): Promise<string[]> => {
    const booking = await orRefused(client.readBooking({ reservationId, key }), onFailure)
    return booking instanceof RefusedStep || booking.confirmAddressBy === null ? [] : [reservationId]
  }
  return refuseWaiting((await Promise.all(draft.receipts.map(findWaiting))).flat())
}

export function isProblems<T>(taken: T | readonly GuestProblem[]): taken is readonly GuestProblem[] {
  return Array.isArray(taken)
}

/**
 * Uses one key for all submissions of an order: a second click, or a retry after a lost reply, gets the same answer.
 * Only a booking changes the draft; a browser that missed the reply still sends the old one.
 */
export async function placeOrder(order: FlowOrder, context: StepContext): Promise<OwnBooking | RefusedStep> {
  const { edition, client, draft, onFailure } = context
  const { details } = draft
  if (details === null) {
    const booked = await findOwnBooking(order.option, context)
    return booked ?? refuseStep(409, 'no-details', 'Please say who books, in the second step.')
  }
  const { languageId, currency } = editionByKey(edition)
  const { option, items, acceptedTotal, acceptedTerms, payChoice } = order
  const request = {
    option: { ...option, languageId, currency },
    items,
    acceptedTotal,
    ...(acceptedTerms !== undefined && { acceptedTerms }),
    payChoice,
    guest: details,
    browserKey: draft.browserKey,
  }
  const placed = await orRefused(client.place(request, orderKey(draft, option)), onFailure)
  if (placed instanceof RefusedStep) {
    return isUnconfirmed(placed) ? namingWaiting(context) : ((await ownInstead(placed, order, context)) ?? placed)
  }
  const { reservationId, key } = placed
  // Optional: the guest can request it again on the page of the booking.
  if (order.wantsSms) await orRefused(client.signUpForSms({ reservationId, key }), onFailure)
  return { reservationId, draft: withReceipt(draft, { reservationId, key, stay: stayOf(option) }) }
}

/** The nights are taken, or the key was used: possibly by this guest. */
async function ownInstead({ refusal }: RefusedStep, { option }: FlowOrder, context: StepContext) {
  return ['not-available', 'key-used'].includes(refusal.code) ? findOwnBooking(option, context) : null
}
