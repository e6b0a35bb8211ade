import type { GuestInput, GuestProblem } from '@marram/domain/booking/guest-details'
import { type PayChoice, payChoices } from '@marram/domain/booking/pay-choice'
import * as v from 'valibot'
import type { GuestBooking } from './guest-booking.ts'
import { bookingRequest, chosenItems, chosenOption, guestInput } from './place.ts'
import { alternative, type Hold, heldNights, hold, quoteShape } from './placed.ts'
import type { ReservationVisit } from './reservation-visit.ts'

/*
 * Between a browser and the site's server: the steps of a booking. The server adds what a browser must not hold or
 * make up: the token of a login, the key of the hold, the idempotency key.
 */

const { lodgingId, arrival, duration, adults, children, infants, pets } = chosenOption.entries

export const flowStay = v.object({ lodgingId, arrival, duration })
export type FlowStay = v.InferOutput<typeof flowStay>

/** The party is for what is offered instead: a house is held whoever comes. */
export const flowHold = v.object({
  ...flowStay.entries,
  party: v.object({ adults, children, infants, pets }),
})
export type FlowHold = v.InferOutput<typeof flowHold>

/** Language and currency are those of the edition; who books was said in the second step. */
export const flowOrder = v.object({
  option: v.object({ ...flowStay.entries, adults, children, infants, pets }),
  items: chosenItems,
  acceptedTotal: bookingRequest.entries.acceptedTotal,
  payChoice: v.picklist(payChoices),
  /** One message when the house is ready, and no advertising. */
  wantsSms: v.optional(v.boolean(), false),
  /** Said by a guest whose login has ended meanwhile. */
  withoutLogin: v.optional(v.boolean(), false),
})
export type FlowOrder = v.InferOutput<typeof flowOrder>

/** Why a step could not be taken, in a stable word, with what to offer instead. */
export const flowRefusal = v.object({
  code: v.string(),
  alternatives: v.optional(v.array(alternative), []),
  quote: v.optional(quoteShape),
  /** Where the nights are only being kept for somebody. */
  held: v.optional(heldNights),
  /** Of the guest's own booking, where that is what is in the way. */
  reservationId: v.optional(v.string()),
})
export type FlowRefusal = v.InferOutput<typeof flowRefusal>

/** The answer to a form that a browser sent by itself. */
export type FlowAnswer =
  | Readonly<{ kind: 'details'; values: GuestInput; problems: readonly GuestProblem[] }>
  /** With what was sent, so that nothing has to be said twice. */
  | Readonly<{
      kind: 'refused'
      refusal: FlowRefusal
      sent: Pick<FlowOrder, 'acceptedTotal' | 'payChoice' | 'wantsSms'>
    }>

/** What the site's server knows of a guest on the way through the steps. */
export type BookingVisit = Readonly<{
  /** Given in the second step and found right. */
  details: GuestInput | null
  hold: Hold | null
  /** The reservation of this very stay, if this browser has booked it already. */
  booked?: string | null
  /** In the second step, for a guest who came logged in: the account knows most of what is asked. */
  account?: Readonly<{ email: string; details: Partial<GuestInput> }> | null
  /** In the third step, for a guest who is logged in: how the last booking was to be paid. */
  payChoice?: PayChoice | null
  answer?: FlowAnswer
  /** On the receipt; null where this browser may not see that booking. */
  receipt?: GuestBooking | null
  /** On the page of a booking that was made. */
  reservation?: ReservationVisit
}>

export const bookingVisit = v.object({
  details: v.nullable(guestInput),
  hold: v.nullable(hold),
  booked: v.optional(v.nullable(v.string()), null),
  payChoice: v.optional(v.nullable(v.picklist(payChoices)), null),
})

/** For a page that does not load the rules of replies before it has one. */
export function readHold(reply: unknown): Hold | null {
  return v.parse(v.object({ data: bookingVisit }), reply).data.hold
}

export const flowPlaced = v.object({ reservationId: v.string(), payChoice: v.picklist(payChoices) })
export type FlowPlaced = v.InferOutput<typeof flowPlaced>
