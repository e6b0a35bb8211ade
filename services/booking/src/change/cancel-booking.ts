import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { Cancellation } from '@marram/contract/booking/place'
import { inTransaction } from '@marram/database/in-transaction'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext, Inside } from '../booking/context.ts'
import { findOwnBooking, lockBooking, readBooking, refuseAccess } from './find-booking.ts'
import { chargeAfter, guestCancellation } from './present-booking.ts'
import { present } from './read-booking.ts'
import { refuseTransition, takeTransition } from './take-transition.ts'

/** Charges the cancellation fee that the guest was shown. Idempotent. */
export function cancelBooking(
  cancellation: Cancellation,
  { db, now, origins, takes }: BookingContext,
): Promise<GuestBooking | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, origins, takes }
    const ownBooking = await findOwnBooking(inside, cancellation, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    if (ownBooking.row.state === 'cancelled') return present(ownBooking, inside)
    const today = copenhagenDay(now())
    const way = guestCancellation(ownBooking.row, today)
    if (way === null) return refuseTransition('cancel')
    const charge = chargeAfter(ownBooking, way, today)
    if (charge !== cancellation.acceptedCharge) {
      const data = { cancellationCharge: charge }
      return refuse(409, 'charge-changed', 'The amount that is kept has changed since it was shown.', { data })
    }
    const cancelled = await takeTransition(ownBooking, way, 'guest', inside)
    return isRefusal(cancelled) ? cancelled : present(cancelled, inside)
  })
}

/** Staff decline a booking of a deferred period. */
export function declineBooking(reservationId: string, inside: Inside): Promise<GuestBooking | Refusal> {
  return inTransaction(inside.db, async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    const declined = await takeTransition(readBooking(row), 'decline', 'staff', { ...inside, db: trx })
    return isRefusal(declined) ? declined : present(declined, { ...inside, db: trx })
  })
}
