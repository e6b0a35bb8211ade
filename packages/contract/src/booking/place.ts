import { payChoices } from '@marram/domain/booking/pay-choice'
import { languageIds } from '@marram/domain/edition'
import { parseArrival } from '@marram/domain/iso-day'
import * as v from 'valibot'

const maxId = 2_147_483_647
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxId))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const minorUnits = v.pipe(v.number(), v.safeInteger())
const shortText = v.pipe(v.string(), v.maxLength(300))

/** A day, or a date-time, of which the Danish day counts. */
export const arrival = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const day = parseArrival(dataset.value)
    if (day !== null) return day
    addIssue({ message: 'must be a day as YYYY-MM-DD' })
    return NEVER
  }),
)

export const languageId = v.picklist(languageIds)
export const currency = v.picklist(['DKK', 'EUR'])

/** The option chosen by the guest, as in the booking steps. */
export const chosenOption = v.object({
  lodgingId: id,
  arrival,
  duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
  adults: v.pipe(count, v.minValue(1)),
  children: count,
  infants: count,
  pets: count,
  currency,
  languageId,
  lodgingUnitTypeId: v.optional(v.literal(1), 1),
  priority: v.optional(v.literal(1), 1),
  hasDiscount: v.optional(v.boolean(), false),
})
export type ChosenOption = v.InferOutput<typeof chosenOption>

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const chosenItem = v.strictObject({ itemId: id, quantity })
export const chosenItems = v.pipe(v.array(chosenItem), v.maxLength(100))

/** Raw form values; `parseGuestDetails` of domain validates them. */
export const guestInput = v.object({
  firstName: shortText,
  lastName: shortText,
  address: shortText,
  postalCode: shortText,
  city: shortText,
  country: shortText,
  phone: shortText,
  email: shortText,
  isOldEnough: v.boolean(),
  acceptsTerms: v.boolean(),
  wantsNewsletter: v.optional(v.boolean(), false),
})

/** The browser's secret, which proves that it owns the hold. */
export const browserKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22,128}$/, 'must be 22 to 128 letters, digits, hyphens and underscores'),
)

export const quoteRequest = v.object({ option: chosenOption, items: v.optional(chosenItems, []) })
export type QuoteRequest = v.InferInput<typeof quoteRequest>

export const holdRequest = v.object({
  browserKey,
  lodgingId: id,
  arrival,
  duration: chosenOption.entries.duration,
  /** Party and currency for alternatives if this stay is gone. */
  party: v.optional(v.pick(chosenOption, ['adults', 'children', 'infants', 'pets'])),
  currency: v.optional(currency),
})
export type HoldRequest = v.InferInput<typeof holdRequest>
export const bookingRequest = v.object({
  option: chosenOption,
  items: v.optional(chosenItems, []),
  /** The total the guest agreed to, in minor units; no other total is ever charged. */
  acceptedTotal: minorUnits,
  /** `termsDigest` of the quote: the terms that the guest has read. */
  acceptedTerms: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be the terms of a quote'))),
  guest: guestInput,
  payChoice: v.optional(v.picklist(payChoices), 'invoice'),
  browserKey: v.optional(browserKey),
})
export type BookingRequest = v.InferInput<typeof bookingRequest>
export type ParsedBookingRequest = v.InferOutput<typeof bookingRequest>

/** Asked in the second step, so that a guest need not review a booking that will be refused. */
export const placerCheck = v.object({ email: guestInput.entries.email, nights: chosenOption.entries.duration })
export type PlacerCheck = v.InferOutput<typeof placerCheck>

/** Credentials for a booking without an account. */
export const bookingAccess = v.object({
  /** Some callers send it as a number. */
  reservationId: v.pipe(
    v.custom<string>((id) => typeof id === 'string' || typeof id === 'number'),
    v.transform(String),
    v.regex(/^[1-9]\d{8}$/, 'must be a number of nine digits'),
  ),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,64}$/, 'must be the key of the booking')),
})
export type BookingAccess = v.InferOutput<typeof bookingAccess>

/** The language for names of the house and extras; defaults to that of the booking. */
export const bookingLookup = v.object({
  ...bookingAccess.entries,
  languageId: v.optional(languageId),
  /** The instalment to pay, counted from one; defaults to the earliest open one. */
  instalment: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
})
export type BookingLookup = v.InferInput<typeof bookingLookup>

export const partyChange = v.object({
  ...bookingAccess.entries,
  adults: v.pipe(count, v.minValue(1)),
  children: count,
  infants: count,
  pets: count,
  acceptedTotal: minorUnits,
})
export type PartyChange = v.InferInput<typeof partyChange>

export const itemsAddition = v.object({
  ...bookingAccess.entries,
  items: v.pipe(chosenItems, v.minLength(1)),
  acceptedTotal: minorUnits,
})
export type ItemsAddition = v.InferInput<typeof itemsAddition>

export const cancellation = v.object({
  ...bookingAccess.entries,
  /** The cancellation charge shown to the guest; it may rise on another day. */
  acceptedCharge: minorUnits,
})
export type Cancellation = v.InferInput<typeof cancellation>
