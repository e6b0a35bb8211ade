import { storedStates } from '@marram/domain/booking/booking-process'
import { chargeTypes, meteredQuantities } from '@marram/domain/price-plan'
import * as v from 'valibot'
import { termsShape } from '../agency/terms.ts'
import { payOffer } from './pay-ways.ts'
import { currency, languageId } from './place.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
const day = v.string()
const count = v.number()
const chargeType = v.picklist(chargeTypes)

const itemLine = (kind: 'mandatory-item' | 'chosen-item') =>
  v.object({
    kind: v.literal(kind),
    itemId: v.number(),
    type: v.string(),
    chargeType,
    quantity: count,
    units: count,
    unitPrice: minorUnits,
    amount: minorUnits,
  })

const quoteLine = v.variant('kind', [
  v.object({ kind: v.literal('rent'), nights: count, amount: minorUnits }),
  v.object({ kind: v.literal('discount'), percent: v.number(), tags: v.array(v.string()), amount: minorUnits }),
  itemLine('mandatory-item'),
  itemLine('chosen-item'),
  v.object({ kind: v.literal('transaction-fee'), amount: minorUnits }),
  v.object({ kind: v.literal('rebooking-fee'), amount: minorUnits }),
])

/** The quote of domain, as stored and sent. */
export const quoteShape = v.object({
  kind: v.literal('quote'),
  stay: v.object({ arrival: day, departure: day }),
  nights: count,
  party: v.object({ adults: count, children: count, infants: count, pets: count }),
  currency,
  lines: v.array(quoteLine),
  total: minorUnits,
  normalTotal: minorUnits,
  discountTags: v.array(v.string()),
  transactionFee: minorUnits,
  meteredEstimates: v.array(
    v.object({
      itemId: v.number(),
      type: v.string(),
      meteredQuantity: v.nullable(v.picklist(meteredQuantities)),
      unitPrice: minorUnits,
      expectedQuantity: v.nullable(v.number()),
      amount: v.nullable(minorUnits),
      // Older bookings lack these.
      lowAmount: v.optional(v.nullable(minorUnits), null),
      highAmount: v.optional(v.nullable(minorUnits), null),
      stays: v.optional(v.nullable(count), null),
    }),
  ),
})

const instalment = v.object({ amount: minorUnits, dueOn: day })

/** A price, and its consequences to show before the booking. */
export const quotedStay = v.object({
  quote: quoteShape,
  instalments: v.array(instalment),
  terms: termsShape,
  /** To send with the order as `acceptedTerms`. */
  termsDigest: v.string(),
  /** Set if the stay lies in a deferred period; null: confirmed at once. */
  deferred: v.nullable(v.object({ confirmedBy: v.nullable(day) })),
  /** An older service names no methods; then the invoice explains the payment. */
  pay: v.optional(payOffer, { card: null, transfer: false }),
})
export type QuotedStay = v.InferOutput<typeof quotedStay>

export const hold = v.object({
  lodgingId: v.number(),
  arrival: day,
  departure: day,
  expiresAt: v.string(),
  /** As of the response; rounded down. */
  remainingSeconds: count,
})
export type Hold = v.InferOutput<typeof hold>

const bookingState = v.picklist(storedStates)

export const placedBooking = v.object({
  reservationId: v.string(),
  key: v.string(),
  state: bookingState,
  /** In a deferred period: the day by which the agency confirms, if known. */
  confirmedBy: v.nullable(day),
  /** The house is reserved until then; the mailed link confirms the address. Null if confirmed. */
  confirmAddressBy: v.optional(v.nullable(v.string()), null),
  lodgingId: v.number(),
  languageId,
  quote: quoteShape,
  instalments: v.array(instalment),
  createdAt: v.string(),
})
export type PlacedBooking = v.InferOutput<typeof placedBooking>

export const deferredPeriod = v.object({
  id: v.number(),
  /** Null for all houses. */
  lodgingId: v.nullable(v.number()),
  startsOn: day,
  endsOn: day,
  confirmedBy: v.nullable(day),
})
export type DeferredPeriod = v.InferOutput<typeof deferredPeriod>

/** A free stay to offer in place of one that is gone. */
export const alternative = v.object({
  arrival: day,
  departure: day,
  duration: count,
  price: minorUnits,
  normalPrice: minorUnits,
})
export type Alternative = v.InferOutput<typeof alternative>

/** Nights held by another browser; they may be free again by then. */
export const heldNights = v.object({
  remainingSeconds: v.number(),
  /** Held by another browser of the same network, perhaps the same guest's second device. */
  isNearby: v.boolean(),
})
export type HeldNights = v.InferOutput<typeof heldNights>
