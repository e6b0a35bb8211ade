import { canMove } from '@marram/domain/booking/state'
import { copenhagenDay } from '@marram/domain/iso-day'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { confirmationLetter } from '../mail/booking-letter.ts'
import { sendLetter } from '../mail/send-letter.ts'
import { addresseeOf, lockBooking, readBooking, refuseAccess } from './find-booking.ts'

/** Staff confirm what was taken in a deferred period; the guest gets the confirmation that was promised. */
export function confirmBooking(reservationId: string, inside: Inside): Promise<{ readonly state: 'booked' } | Refusal> {
  const { db, now } = inside
  return db.transaction().execute(async (trx) => {
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    if (!canMove(row.state, 'booked', 'staff')) {
      return refuse(409, 'cannot-confirm', `A booking that is ${row.state} cannot be confirmed.`)
    }
    const confirmed_on = copenhagenDay(now())
    const changed = { state: 'booked' as const, confirmed_by: null, confirmed_on, address_due: null, changed_at: now() }
    await trx.updateTable('booking').set(changed).where('id', '=', row.id).execute()
    const event = { booking_id: row.id, kind: 'confirmed' as const, actor: 'staff' as const, detail: '{}' }
    await trx
      .insertInto('booking_event')
      .values({ ...event, created_at: now() })
      .execute()
    const own = readBooking({ ...row, ...changed })
    await sendLetter(addresseeOf(own), { key: 'confirmed', write: confirmationLetter }, { ...inside, db: trx })
    return { state: 'booked' } as const
  })
}
