import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { lockBooking, readBooking, refuseAccess } from './find-booking.ts'
import { takeTransition } from './take-transition.ts'

/** Staff approve a booking of a deferred period. */
export function confirmBooking(reservationId: string, inside: Inside): Promise<{ readonly state: 'booked' } | Refusal> {
  return inside.db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    const approved = await takeTransition(readBooking(row), 'approve', 'staff', { ...inside, db: trx })
    return isRefusal(approved) ? approved : ({ state: 'booked' } as const)
  })
}
