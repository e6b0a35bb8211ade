import { payChoices } from '@marram/domain/booking/pay-choice'
import * as v from 'valibot'
import { payWays } from './pay-ways.ts'
import { currency, languageId } from './place.ts'
import { placedBooking, quoteShape } from './placed.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
const party = quoteShape.entries.party

/** A booking as its guest reads it. */
export const guestBooking = v.object({
  reservationId: v.string(),
  state: placedBooking.entries.state,
  confirmedBy: v.nullable(v.string()),
  confirmAddressBy: placedBooking.entries.confirmAddressBy,
  lodgingId: v.number(),
  languageId,
  currency,
  arrival: v.string(),
  departure: v.string(),
  party,
  quote: quoteShape,
  guest: v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
  payChoice: v.picklist(payChoices),
  /**
   * The latest attempt to pay by card: being taken, declined by the bank, or let go because the amount had changed. One
   * that was broken off is none.
   */
  cardState: v.optional(v.picklist(['none', 'pending', 'declined', 'released']), 'none'),
  instalments: v.array(
    v.object({ amount: minorUnits, dueOn: v.string(), state: v.picklist(['paid', 'due', 'overdue', 'void']) }),
  ),
  /** From the ledger: what was charged less credits, what came in less what went back, and what is still owed. */
  charged: minorUnits,
  paid: minorUnits,
  owed: minorUnits,
  payWays: v.optional(payWays, { due: 0, instalment: 0, open: [], card: null, transfer: null }),
  /**
   * Of what goes back to the guest, or would if the booking were cancelled today: the part that the card gets by itself.
   * The rest is sent by transfer.
   */
  toCard: v.optional(minorUnits, 0),
  /** What the agency would keep if the booking were cancelled today; null when it cannot be. */
  cancellationCharge: v.nullable(minorUnits),
  createdAt: v.string(),
})
export type GuestBooking = v.InferOutput<typeof guestBooking>

/** What can still be ordered, in the guest's language and currency. */
export const addOnOffer = v.object({
  booking: guestBooking,
  items: v.array(
    v.object({
      itemId: v.number(),
      type: v.string(),
      description: v.string(),
      unitName: v.string(),
      chargeType: v.string(),
      unitPrice: minorUnits,
      minQuantity: v.number(),
      maxQuantity: v.number(),
      /** Already ordered. */
      quantity: v.number(),
    }),
  ),
})
export type AddOnOffer = v.InferOutput<typeof addOnOffer>
