import { inTransaction } from '@marram/database/in-transaction'
import { isRefusal, type Refusal } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { lockBooking, readBooking, refuseAccess } from './find-booking.ts'
import { takeTransition } from './take-transition.ts'

/** Staff approve a booking of a deferred period. */
export function confirmBooking(reservationId: string, inside: Inside): Promise<{ readonly state: 'booked' } | Refusal> {
  return inTransaction(inside.db, async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    const approved = await takeTransition(readBooking(row), 'approve', 'staff', { ...inside, db: trx })
    return isRefusal(approved) ? approved : ({ state: 'booked' } as const)
  })
}
