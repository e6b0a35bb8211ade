import { storedStates } from '@marram/domain/booking/booking-process'
import { staffHoldHours } from '@marram/domain/booking/hold'
import * as v from 'valibot'
import { chosenItems, guestInput, languageId } from '../booking/place.ts'
import { quoteShape } from '../booking/placed.ts'
import { instalment, offeredItem, party, takenNights } from './changes.ts'
import { deskCommand, deskQuery } from './operation.ts'
import { isoDay, line, rowId } from './shapes.ts'

const service = 'booking'
const holdId = v.pipe(v.string(), v.uuid())

const stay = { lodgingId: rowId, arrival: isoDay, departure: isoDay }

const wish = v.object({
  ...stay,
  party,
  items: chosenItems,
  /** Of the guest; decides the currency. */
  languageId,
  /** The hold that the booking replaces. */
  holdId: v.optional(holdId),
})
export type PhoneWish = v.InferOutput<typeof wish>

/** The guest's price of a stay, and what is in its way. Stores nothing. */
export const offerByPhone = deskQuery({
  name: 'booking.offer-by-phone',
  service,
  needs: 'bookings.read',
  input: wish,
  output: v.object({
    /** Null while something refuses the stay. */
    quote: v.nullable(quoteShape),
    instalments: v.array(v.object({ amount: instalment.entries.amount, dueOn: instalment.entries.dueOn })),
    refusal: v.nullable(v.string()),
    taken: v.array(takenNights),
    /** The booking must be confirmed by somebody; null if it counts at once. */
    deferred: v.nullable(v.object({ confirmedBy: v.nullable(v.string()) })),
    items: v.array(offeredItem),
  }),
})

/** Paid by invoice. The mail address needs no confirmation: staff have spoken with the guest. */
export const placeByPhone = deskCommand({
  name: 'booking.place-by-phone',
  service,
  needs: 'bookings.write',
  input: v.object({ ...wish.entries, guest: guestInput, acceptedTotal: v.pipe(v.number(), v.safeInteger()) }),
  output: v.object({ reservationId: v.string(), state: v.picklist(storedStates), total: v.number() }),
})

/** Keeps nights while a guest thinks it over; they are free again by themselves. */
export const placeStaffHold = deskCommand({
  name: 'hold.place-by-staff',
  service,
  needs: 'bookings.write',
  input: v.object({
    ...stay,
    /** Of the guest, to be found again; deleted with the hold. */
    heldFor: line(80),
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(staffHoldHours)),
  }),
  output: v.object({ id: v.string(), expiresAt: v.string() }),
})

export const releaseStaffHold = deskCommand({
  name: 'hold.release-by-staff',
  service,
  needs: 'bookings.write',
  input: v.object({ id: holdId }),
  output: v.object({ id: v.string() }),
})
