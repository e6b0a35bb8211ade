import { staffCommand } from '@marram/database/command/staff-command'
import { type IsoDay, parseIsoDay } from '@marram/domain/iso-day'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import * as v from 'valibot'
import type { Inside } from '../booking/context.ts'
import { declineBooking } from '../change/cancel-booking.ts'
import { confirmBooking } from '../change/confirm-booking.ts'
import { addDeferredPeriod, deleteDeferredPeriod } from '../deferred/deferred-periods.ts'
import { announceReady } from './lodging-ready.ts'
import { onBooking, reservationId } from './on-booking.ts'

const day = v.custom<IsoDay>((text) => parseIsoDay(text) !== null, 'must be a day such as 2027-07-01')
const one = v.object({ reservationId })

/** Staff approve a booking of a deferred period. */
export const confirm = onBooking({
  name: 'booking.confirm',
  needs: 'bookings.write',
  input: one,
  work: (input, inside) => confirmBooking(input.reservationId, inside),
})

/** Staff decline one, or the agency must cancel: free of charge. */
export const decline = onBooking({
  name: 'booking.decline',
  needs: 'bookings.write',
  input: one,
  work: async (input, inside) => {
    const declined = await declineBooking(input.reservationId, inside)
    return isRefusal(declined) ? declined : { state: declined.state }
  },
})

/** The key can be fetched; the guest gets a mail, and a text message if asked for. */
export const announceHouse = onBooking({
  name: 'booking.announce-house',
  needs: 'bookings.write',
  input: one,
  work: (input, inside) => announceReady(input.reservationId, inside),
})

/** Arrivals between these days wait for a yes of staff. */
export const deferArrivals = staffCommand<Inside>()({
  name: 'booking.defer-arrivals',
  needs: 'houses.write',
  input: v.object({ startsOn: day, endsOn: day, confirmedBy: v.nullable(day), house: v.nullable(v.string()) }),
  run: async (period, { db }) => {
    const added = await addDeferredPeriod(db, period)
    if (isRefusal(added)) return added
    return { output: added, subject: `deferred period ${added.id}`, before: {}, after: period }
  },
})

export const endDeferral = staffCommand<Inside>()({
  name: 'booking.end-deferral',
  needs: 'houses.write',
  input: v.object({ id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  run: async ({ id }, { db }) => {
    const ended = await deleteDeferredPeriod(db, id)
    if (!ended) return refuse(404, 'unknown-period', `There is no period ${id}.`)
    return { output: { id }, subject: `deferred period ${id}`, before: ended, after: {} }
  },
})
