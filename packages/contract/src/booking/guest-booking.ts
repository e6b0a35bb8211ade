import { payChoices } from '@marram/domain/booking/pay-choice'
import * as v from 'valibot'
import { termsShape } from '../agency/terms.ts'
import { payWays } from './pay-ways.ts'
import { currency, languageId } from './place.ts'
import { placedBooking, quoteShape } from './placed.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
const party = quoteShape.entries.party

/** A booking as shown to its guest. */
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
  /** Those of the day of the booking. */
  terms: termsShape,
  guest: v.object({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
  payChoice: v.picklist(payChoices),
  /**
   * The latest card payment: pending, declined by the bank, or released because the amount had changed. An abandoned
   * one counts as none.
   */
  cardState: v.optional(v.picklist(['none', 'pending', 'declined', 'released']), 'none'),
  instalments: v.array(
    v.object({ amount: minorUnits, dueOn: v.string(), state: v.picklist(['paid', 'due', 'overdue', 'void']) }),
  ),
  /** From the ledger: charges less credits, payments less refunds, and the open balance. */
  charged: minorUnits,
  paid: minorUnits,
  owed: minorUnits,
  payWays: v.optional(payWays, { due: 0, instalment: 0, open: [], card: null, transfer: null }),
  /**
   * The part of a refund, or of the refund if the booking were cancelled today, that goes back to the card. The rest is
   * transferred.
   */
  toCard: v.optional(minorUnits, 0),
  /** Refunds on their way to the card. */
  refundsPending: v.optional(minorUnits, 0),
  /** The cancellation charge if cancelled today; null if that is not possible. */
  cancellationCharge: v.nullable(minorUnits),
  /** After a change of dates a cancellation costs at least this. */
  keptAtLeast: v.optional(minorUnits, 0),
  createdAt: v.string(),
})
export type GuestBooking = v.InferOutput<typeof guestBooking>

/** Extras that can still be ordered, in the guest's language and currency. */
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
      /** Quantity already ordered. */
      quantity: v.number(),
    }),
  ),
})
export type AddOnOffer = v.InferOutput<typeof addOnOffer>
