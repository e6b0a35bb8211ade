import { bookingTransitions } from '@marram/domain/booking/booking-process'
import { isRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Inside } from '../booking/context.ts'
import { readBooking } from './find-booking.ts'
import { takeTransition } from './take-transition.ts'

const expiringStates = bookingTransitions.expire.from

/** Releases bookings whose address was not confirmed in time, and mails the guests. */
export async function releaseUnconfirmed(inside: Inside, log: Log): Promise<number> {
  const { db, now } = inside
  const due = await db
    .selectFrom('booking')
    .where('address_due', '<=', now())
    .where('state', 'in', expiringStates)
    .select('id')
    .orderBy('id')
    .execute()
  let released = 0
  for (const { id } of due) {
    const isReleased = await db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('booking').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
      // Confirmed or cancelled in the meantime.
      if (row.address_due === null) return false
      return !isRefusal(await takeTransition(readBooking(row), 'expire', 'clock', { ...inside, db: trx }))
    })
    if (!isReleased) continue
    logSecurity(log, 'booking.released', { bookingId: id }, 'a booking with an unconfirmed address was released')
    released += 1
  }
  return released
}
