import { bookingStates } from '@marram/domain/booking/booking-process'
import * as v from 'valibot'
import { deskCommand } from './operation.ts'
import { isoDay, reservationId, rowId, version } from './shapes.ts'

const service = 'booking'
const one = v.object({ reservationId, version })

/** Approves a booking of a deferred period. */
export const confirmBooking = deskCommand({
  name: 'booking.confirm',
  service,
  needs: 'bookings.write',
  input: one,
  output: v.object({ state: v.literal('booked') }),
})

/** Declines one, or cancels for the agency: free of charge. */
export const declineBooking = deskCommand({
  name: 'booking.decline',
  service,
  needs: 'bookings.write',
  input: one,
  output: v.object({ state: v.picklist(bookingStates) }),
})

/** The key can be fetched; the guest gets a mail, and a text message if asked for. */
export const announceHouse = deskCommand({
  name: 'booking.announce-house',
  service,
  needs: 'bookings.write',
  input: one,
  output: v.object({ sms: v.boolean() }),
})

/** Arrivals between these days wait for a yes of staff. */
export const deferArrivals = deskCommand({
  name: 'booking.defer-arrivals',
  service,
  needs: 'houses.write',
  input: v.object({ startsOn: isoDay, endsOn: isoDay, confirmedBy: v.nullable(isoDay), house: v.nullable(v.string()) }),
  output: v.object({ id: v.number() }),
})

export const endDeferral = deskCommand({
  name: 'booking.end-deferral',
  service,
  needs: 'houses.write',
  input: v.object({ id: rowId }),
  output: v.object({ id: v.number() }),
})
