import { isOpen } from '@marram/domain/booking/state'
import type { Log } from '@marram/service-kit/logging'
import { logSecurity } from '@marram/service-kit/security-log'
import type { Inside } from '../booking/context.ts'
import { settle } from './cancel-booking.ts'
import { readBooking } from './find-booking.ts'

/** Bookings whose address nobody has confirmed in time; the nights are free again, and the guest hears why. */
export async function releaseUnconfirmed(inside: Inside, log: Log): Promise<number> {
  const { db, now } = inside
  const due = await db
    .selectFrom('booking')
    .where('address_due', '<=', now())
    .where('state', 'in', ['booked', 'confirmed-later'])
    .select('id')
    .orderBy('id')
    .execute()
  let released = 0
  for (const { id } of due) {
    const isReleased = await db.transaction().execute(async (trx) => {
      const row = await trx.selectFrom('booking').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow()
      // Confirmed or cancelled since the list was read.
      if (row.address_due === null || !isOpen(row.state)) return false
      await settle(readBooking(row), { kept: 0, actor: 'clock' }, { ...inside, db: trx })
      return true
    })
    if (!isReleased) continue
    logSecurity(log, 'booking.released', { bookingId: id }, 'a booking was released: nobody confirmed its address')
    released += 1
  }
  return released
}
