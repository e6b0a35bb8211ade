import { storedStates } from '@marram/domain/booking/booking-process'
import * as v from 'valibot'
import { deskCommand, deskQuery } from './operation.ts'
import { currency, reservationId, version } from './shapes.ts'

const service = 'booking'
const minorUnits = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The consequences of a cancellation today. */
export const offerCancellation = deskQuery({
  name: 'booking.offer-cancellation',
  service,
  needs: 'bookings.read',
  input: v.object({ reservationId }),
  output: v.object({
    version: v.number(),
    /** Null if the booking can no longer be cancelled. */
    byTerms: v.nullable(v.number()),
    charged: v.number(),
    paid: v.number(),
    /** At most so much goes back to cards; the rest is transferred. */
    refundable: v.number(),
    currency,
  }),
})

/** By the terms, or otherwise: then with a reason. Frees the nights, and pays back to cards what exceeds the charge. */
export const cancelBooking = deskCommand({
  name: 'booking.cancel',
  service,
  needs: 'bookings.write',
  input: v.object({
    reservationId,
    version,
    charge: v.variant('kind', [
      v.object({ kind: v.literal('terms'), accepted: minorUnits }),
      /** At most what the booking costs. */
      v.object({ kind: v.literal('otherwise'), amount: minorUnits }),
    ]),
    /** Decides what the mail says. */
    by: v.picklist(['guest', 'agency']),
    tellsGuest: v.boolean(),
  }),
  output: v.object({
    state: v.picklist(storedStates),
    kept: v.number(),
    back: v.number(),
    toCard: v.number(),
    owed: v.number(),
  }),
  needsReason: ({ charge }) => charge.kind === 'otherwise',
})
