import { packedThings, providedThings } from '@marram/domain/booking/packing-list'
import { meteredQuantities } from '@marram/domain/price-plan'
import * as v from 'valibot'
import { guestBooking } from './guest-booking.ts'
import { bookingAccess, chosenItems, partyChange } from './place.ts'
import { quoteShape } from './placed.ts'
import { conversation } from './question.ts'

const minorUnits = v.pipe(v.number(), v.safeInteger())
export const documentKind = v.picklist(['agreement', 'cancellation'])
export type DocumentKind = v.InferOutput<typeof documentKind>

const entry = v.object({
  kind: v.picklist(['charge', 'credit', 'payment', 'refund']),
  /** A line of the quote (`rent`, `chosen-item 3`), or another reason. */
  what: v.string(),
  amount: minorUnits,
  on: v.string(),
})

const meter = v.object({
  itemId: v.number(),
  type: v.string(),
  meteredQuantity: v.nullable(v.picklist(meteredQuantities)),
  unitPrice: minorUnits,
  arrival: v.nullable(v.number()),
  departure: v.nullable(v.number()),
})

/** A booking with all data of its page, in the language of the booking. */
export const reservation = v.object({
  booking: guestBooking,
  house: v.object({
    name: v.string(),
    title: v.string(),
    address: v.string(),
    areaId: v.number(),
    latitude: v.number(),
    longitude: v.number(),
  }),
  checkOutHour: v.number(),
  itemNames: v.array(v.object({ itemId: v.number(), name: v.string() })),
  entries: v.array(entry),
  /** Documents to read and print; always rendered from current data. */
  documents: v.array(documentKind),
  key: v.object({ notice: v.picklist(['shown', 'too-early', 'unpaid', 'unconfirmed', 'over']), from: v.string() }),
  /** The house's limits; null if party and extras can no longer change. */
  capacity: v.nullable(v.object({ maxPersons: v.number(), maxPets: v.number() })),
  sms: v.object({ canAsk: v.boolean(), phone: v.nullable(v.string()) }),
  meters: v.object({ canRead: v.boolean(), list: v.array(meter) }),
  /** The time at which staff marked the house as ready; null until then. */
  readyAt: v.nullable(v.string()),
  /** The Danish day of this response; countdowns start from it. */
  today: v.string(),
  packing: v.object({ bring: v.array(v.picklist(packedThings)), there: v.array(v.picklist(providedThings)) }),
  /** Conversations with this guest about any house, newest first. */
  questions: v.array(conversation),
  /** State of the guest's review. */
  review: v.picklist(['none', 'open', 'sent']),
})
export type Reservation = v.InferOutput<typeof reservation>

/** The effect of a change on the price; nothing is stored. */
export const changePreview = v.object({
  ...bookingAccess.entries,
  party: v.optional(
    v.object({
      adults: partyChange.entries.adults,
      children: partyChange.entries.children,
      infants: partyChange.entries.infants,
      pets: partyChange.entries.pets,
    }),
  ),
  items: v.optional(chosenItems, []),
})
export type ChangePreview = v.InferInput<typeof changePreview>
export const previewedChange = v.object({ quote: quoteShape, difference: minorUnits })
export type PreviewedChange = v.InferOutput<typeof previewedChange>

export const documentLookup = v.object({ ...bookingAccess.entries, kind: documentKind })
export type DocumentLookup = v.InferOutput<typeof documentLookup>
export const guestDocument = v.object({ subject: v.string(), html: v.string() })
export type GuestDocument = v.InferOutput<typeof guestDocument>

/** `POST /bs/signup-for-sms/`: messages about this stay only. The phone number defaults to that of the booking. */
export const smsSignup = v.object({ ...bookingAccess.entries, phone: v.optional(v.pipe(v.string(), v.maxLength(40))) })
export type SmsSignup = v.InferInput<typeof smsSignup>

export const metersReading = v.object({
  ...bookingAccess.entries,
  readings: v.pipe(
    v.array(
      v.object({
        itemId: v.pipe(v.number(), v.integer(), v.minValue(1)),
        moment: v.picklist(['arrival', 'departure']),
        /** As entered by the guest. */
        reading: v.pipe(v.string(), v.maxLength(20)),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
})
export type MetersReading = v.InferInput<typeof metersReading>

/** `POST /rest/v1/bookings/review/`: one-time token for the review of a finished stay. */
export const openedReview = v.object({ token: v.string() })

/** Temporary access for a logged-in guest. */
export const openedAccess = v.object({ reservationId: v.string(), key: v.string() })
export const accessRequest = v.object({ reservationId: bookingAccess.entries.reservationId })
