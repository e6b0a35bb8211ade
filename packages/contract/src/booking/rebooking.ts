import * as v from 'valibot'
import { addOnOffer, guestBooking } from './guest-booking.ts'
import { arrival, bookingAccess, chosenItems, chosenOption, languageId, partyChange } from './place.ts'
import { quoteShape } from './placed.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
const day = v.string()

const party = v.object({
  adults: partyChange.entries.adults,
  children: partyChange.entries.children,
  infants: partyChange.entries.infants,
  pets: partyChange.entries.pets,
})
const { duration } = chosenOption.entries

/** `POST /rest/v1/bookings/rebooking/`: what can be changed, and the price of a wish; nothing is stored. */
export const rebookingLookup = v.object({
  ...bookingAccess.entries,
  languageId: v.optional(languageId),
  /** Parts that are left out stay as booked. */
  arrival: v.optional(arrival),
  duration: v.optional(duration),
  party: v.optional(party),
  /** All optional items, not only new ones: what is left out is returned. */
  items: v.optional(chosenItems),
  /** The free stays around this day; by default around the booked arrival. */
  around: v.optional(arrival),
})
export type RebookingLookup = v.InferInput<typeof rebookingLookup>

/** `POST /rest/v1/bookings/rebook/` */
export const rebookingOrder = v.object({
  ...bookingAccess.entries,
  arrival,
  duration,
  party,
  items: chosenItems,
  acceptedTotal: minorUnits,
  /** `terms` of the preview: a digest of everything that the guest has read and agreed to. */
  acceptedTerms: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be the terms of a preview')),
})
export type RebookingOrder = v.InferInput<typeof rebookingOrder>

const rebookingPreview = v.object({
  quote: quoteShape,
  difference: minorUnits,
  /** For this change of dates; part of the quote. */
  fee: minorUnits,
  /** A later cancellation costs at least this; 0 without such a limit. */
  keptAtLeast: minorUnits,
  /** Open payments after the change, earliest first. */
  due: v.array(v.object({ amount: minorUnits, dueOn: day })),
  /** The refund, and the part of it that goes to the card; the rest is transferred. */
  back: minorUnits,
  toCard: minorUnits,
  terms: v.string(),
})
export type RebookingPreview = v.InferOutput<typeof rebookingPreview>

export const rebookingOffer = v.object({
  /** Code of the reason why nothing, or not the dates, can be changed here; null if it can. */
  refusal: v.nullable(v.string()),
  moveRefusal: v.nullable(v.string()),
  /** The fee of a change of dates today; null if it is too late. */
  fee: v.nullable(minorUnits),
  freeUntil: v.nullable(day),
  lastDay: day,
  /** Possible arrivals, both included. */
  arrivals: v.object({ from: day, until: day }),
  durations: v.array(v.number()),
  stays: v.array(
    v.object({ arrival: day, departure: day, duration: v.number(), total: minorUnits, difference: minorUnits }),
  ),
  /** The day that the guest asked for; null if the stays lie around the booked or the wished one. */
  around: v.nullable(day),
  earlier: v.nullable(day),
  later: v.nullable(day),
  items: addOnOffer.entries.items,
  wish: v.object({ arrival: day, duration: v.number(), party: guestBooking.entries.party, items: chosenItems }),
  /** Null if the wish is the booking itself, or refused. */
  preview: v.nullable(rebookingPreview),
  /** Code of the reason why the wish is refused. */
  refused: v.nullable(v.string()),
})
export type RebookingOffer = v.InferOutput<typeof rebookingOffer>
