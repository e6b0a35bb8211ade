import type { GuestInput, GuestProblem } from '@marram/domain/booking/guest-details'
import { type PayChoice, payChoices } from '@marram/domain/booking/pay-choice'
import * as v from 'valibot'
import type { GuestBooking } from './guest-booking.ts'
import { bookingRequest, chosenItems, chosenOption, guestInput } from './place.ts'
import { alternative, type Hold, heldNights, hold, quoteShape } from './placed.ts'
import type { ReservationVisit } from './reservation-visit.ts'

/*
 * Booking steps between the browser and the site's server. The server adds values that a browser must not hold or
 * invent: the login token, the key of the hold, the idempotency key.
 */

const { lodgingId, arrival, duration, adults, children, infants, pets } = chosenOption.entries

export const flowStay = v.object({ lodgingId, arrival, duration })
export type FlowStay = v.InferOutput<typeof flowStay>

/** The party is used for alternatives; the hold does not depend on it. */
export const flowHold = v.object({
  ...flowStay.entries,
  party: v.object({ adults, children, infants, pets }),
})
export type FlowHold = v.InferOutput<typeof flowHold>

/** Language and currency follow from the edition; the guest's details come from the second step. */
export const flowOrder = v.object({
  option: v.object({ ...flowStay.entries, adults, children, infants, pets }),
  items: chosenItems,
  acceptedTotal: bookingRequest.entries.acceptedTotal,
  acceptedTerms: bookingRequest.entries.acceptedTerms,
  payChoice: v.picklist(payChoices),
  /** One message when the house is ready; no advertising. */
  wantsSms: v.optional(v.boolean(), false),
  /** Set by a guest whose session has expired. */
  withoutLogin: v.optional(v.boolean(), false),
})
export type FlowOrder = v.InferOutput<typeof flowOrder>

/** A refused step: a stable code and alternatives. */
export const flowRefusal = v.object({
  code: v.string(),
  alternatives: v.optional(v.array(alternative), []),
  quote: v.optional(quoteShape),
  /** Set if the nights are held by another guest. */
  held: v.optional(heldNights),
  /** Set if the guest's own booking is in the way. */
  reservationId: v.optional(v.string()),
  /** This browser's unconfirmed bookings, if there are too many to book another one. */
  waiting: v.optional(v.array(v.string())),
})
export type FlowRefusal = v.InferOutput<typeof flowRefusal>

/** The response to a form submitted without script. */
export type FlowAnswer =
  | Readonly<{
      kind: 'details'
      values: GuestInput
      problems: readonly GuestProblem[]
      /** As in a refusal. */
      waiting?: readonly string[]
    }>
  /** Includes the submitted values, so that the guest need not enter them again. */
  | Readonly<{
      kind: 'refused'
      refusal: FlowRefusal
      sent: Pick<FlowOrder, 'acceptedTotal' | 'payChoice' | 'wantsSms'>
    }>

/** The site server's state of a guest in the booking steps. */
export type BookingVisit = Readonly<{
  /** Valid details from the second step. */
  details: GuestInput | null
  hold: Hold | null
  /** The reservation of this stay, if this browser has already booked it. */
  booked?: string | null
  /** In the second step, for a logged-in guest: the account's data prefill the form. */
  account?: Readonly<{ email: string; details: Partial<GuestInput> }> | null
  /** In the third step, for a logged-in guest: the payment method of the last booking. */
  payChoice?: PayChoice | null
  answer?: FlowAnswer
  /** On the receipt; null if this browser may not see the booking. */
  receipt?: GuestBooking | null
  /** On the page of an existing booking. */
  reservation?: ReservationVisit
}>

export const bookingVisit = v.object({
  details: v.nullable(guestInput),
  hold: v.nullable(hold),
  booked: v.optional(v.nullable(v.string()), null),
  payChoice: v.optional(v.nullable(v.picklist(payChoices)), null),
})

/** For a page that does not load the schemas of responses in advance. */
export function readHold(reply: unknown): Hold | null {
  return v.parse(v.object({ data: bookingVisit }), reply).data.hold
}

export const flowPlaced = v.object({ reservationId: v.string(), payChoice: v.picklist(payChoices) })
export type FlowPlaced = v.InferOutput<typeof flowPlaced>
