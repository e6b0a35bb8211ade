import { storedStates } from '@marram/domain/booking/booking-process'
import { changeCauses, changeNoticeCodes, changeRefusalCodes } from '@marram/domain/booking/staff-change'
import * as v from 'valibot'
import { chosenItems, chosenOption, languageId } from '../booking/place.ts'
import { quoteShape } from '../booking/placed.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { currency, isoDay, reservationId, rowId, version } from './shapes.ts'

const service = 'booking'

export const party = v.pick(chosenOption, ['adults', 'children', 'infants', 'pets'])

/** A part that is left out stays as booked. */
const wish = v.object({
  reservationId,
  lodgingId: v.optional(rowId),
  arrival: v.optional(isoDay),
  departure: v.optional(isoDay),
  party: v.optional(party),
  items: v.optional(chosenItems),
  /** Only a change that the guest asked for has a fee; by default that one. */
  cause: v.optional(v.picklist(changeCauses)),
  waivesFee: v.optional(v.boolean()),
})
export type StaffWish = v.InferOutput<typeof wish>

export const instalment = v.object({
  amount: v.number(),
  dueOn: v.string(),
  state: v.picklist(['paid', 'due', 'overdue']),
})

const side = v.object({
  lodgingId: v.number(),
  house: v.string(),
  place: v.string(),
  quote: quoteShape,
  /** Empty before the booking is confirmed. */
  instalments: v.array(instalment),
  owed: v.number(),
})
export type ChangeSide = v.InferOutput<typeof side>

/** Stays in the way of the new nights. */
export const takenNights = v.object({
  arrival: v.string(),
  departure: v.string(),
  kind: v.picklist(['guest', 'owner', 'hold']),
  reservationId: v.nullable(v.string()),
})
export type TakenNights = v.InferOutput<typeof takenNights>

export const offeredItem = v.object({
  itemId: v.number(),
  names: v.object({ da: v.string(), de: v.string(), en: v.string() }),
  unitPrice: v.number(),
  isMandatory: v.boolean(),
  minQuantity: v.number(),
  maxQuantity: v.number(),
})
export type OfferedItem = v.InferOutput<typeof offeredItem>

export const changeOffer = v.object({
  version: v.number(),
  state: v.picklist(storedStates),
  currency,
  /** Of the guest, for the mail. */
  languageId,
  guest: v.string(),
  paid: v.number(),
  before: side,
  /** Null while something refuses the change. */
  after: v.nullable(side),
  /** Of the totals, in minor units; null without `after`. */
  difference: v.nullable(v.number()),
  fee: v.object({ byTerms: v.number(), charged: v.number() }),
  /** Paid too much after the change; `toCard` of it goes back to cards by itself. */
  back: v.number(),
  toCard: v.number(),
  /** The least that a cancellation costs afterwards. */
  keptAtLeast: v.number(),
  refusals: v.array(v.object({ code: v.picklist(changeRefusalCodes), taken: v.array(takenNights) })),
  /** Other consequences, which refuse nothing. */
  notices: v.array(
    v.object({
      code: v.picklist(changeNoticeCodes),
      nights: v.optional(v.number()),
      items: v.optional(v.array(offeredItem.entries.names)),
    }),
  ),
  /** Sent with `booking.change`, which refuses if it would do anything else; null if there is nothing to change. */
  accepted: v.nullable(v.string()),
  /** Extras of the house after the change, to choose from. */
  items: v.array(offeredItem),
})
export type ChangeOffer = v.InferOutput<typeof changeOffer>

/** The consequences of other dates, house, party or extras, before anything happens. Stores nothing. */
export const offerChange = deskQuery({
  name: 'booking.offer-change',
  service,
  needs: 'bookings.read',
  input: wish,
  output: changeOffer,
})

/** Does what `booking.offer-change` has shown, or refuses with `offer-changed` and the new offer in `data.offer`. */
export const changeBooking = deskCommand({
  name: 'booking.change',
  service,
  needs: 'bookings.write',
  input: v.object({ ...wish.entries, version, accepted: v.string(), tellsGuest: v.boolean() }),
  output: v.object({ version: v.number(), difference: v.number(), back: v.number(), toCard: v.number() }),
})

/** A house by number, name of its place or title, to move a booking there or to book by phone. */
export const findHouses = deskQuery({
  name: 'booking.find-houses',
  service,
  needs: 'bookings.read',
  input: v.object({ text: v.pipe(v.string(), v.maxLength(80)) }),
  output: v.array(v.object({ lodgingId: v.number(), house: v.string(), place: v.string(), title: v.string() })),
})
