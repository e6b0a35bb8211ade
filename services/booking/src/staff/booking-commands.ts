import * as desk from '@marram/contract/desk/bookings'
import { staffCommand } from '@marram/database/command/staff-command'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { declineBooking } from '../change/cancel-booking.ts'
import { confirmBooking } from '../change/confirm-booking.ts'
import { addDeferredPeriod, deleteDeferredPeriod } from '../deferred/deferred-periods.ts'
import { announceReady } from './lodging-ready.ts'
import { onBooking } from './on-booking.ts'

export const confirm = onBooking(desk.confirmBooking, (input, inside) => confirmBooking(input.reservationId, inside))

export const decline = onBooking(desk.declineBooking, async (input, inside) => {
  const declined = await declineBooking(input.reservationId, inside)
  return isRefusal(declined) ? declined : { state: declined.state }
})

export const announceHouse = onBooking(desk.announceHouse, (input, inside) =>
  announceReady(input.reservationId, inside),
)

export const deferArrivals = staffCommand<Inside>()(desk.deferArrivals, async (period, { db }) => {
  const added = await addDeferredPeriod(db, period)
  if (isRefusal(added)) return added
  return { output: added, subject: `deferred period ${added.id}`, before: {}, after: period }
})

export const endDeferral = staffCommand<Inside>()(desk.endDeferral, async ({ id }, { db }) => {
  const ended = await deleteDeferredPeriod(db, id)
  if (!ended) return refuse(404, 'unknown-period', `There is no period ${id}.`)
  return { output: { id }, subject: `deferred period ${id}`, before: ended, after: {} }
})
