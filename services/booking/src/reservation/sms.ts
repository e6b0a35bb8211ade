import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation, SmsSignup } from '@marram/contract/booking/reservation'
import { parsePhone } from '@marram/domain/booking/address-rule'
import { canAskForSms } from '@marram/domain/booking/after-booking'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { presentReservation } from './read-reservation.ts'

/** Signs up for messages about this stay; a later number replaces the earlier one. */
export function signUpForSms(signup: SmsSignup, { db, now, takes }: BookingContext): Promise<Reservation | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, takes }
    const ownBooking = await findOwnBooking(inside, signup, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    const { id, state, arrival, departure } = ownBooking.row
    if (!canAskForSms({ state, arrival, departure, today: copenhagenDay(now()) })) {
      return refuse(409, 'too-late-for-sms', 'There is nothing left to tell about this stay.')
    }
    const phone = parsePhone(signup.phone ?? ownBooking.guest.phone, ownBooking.guest.country)
    if (phone === null) return refuse(422, 'write-phone', 'This is not a telephone number that can get messages.')
    const values = { phone, signed_up_at: now(), stopped_at: null }
    await trx
      .insertInto('sms_signup')
      .values({ booking_id: id, ...values })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(values))
      .execute()
    await trx
      .insertInto('booking_event')
      .values({ booking_id: id, kind: 'sms-started', actor: 'guest', detail: '{}', created_at: now() })
      .execute()
    return presentReservation(ownBooking, inside)
  })
}

/** Stops messages; harmless without a sign-up. */
export function stopSms(access: BookingAccess, { db, now, takes }: BookingContext): Promise<Reservation | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, takes }
    const ownBooking = await findOwnBooking(inside, access, { lock: true })
    if (isRefusal(ownBooking)) return ownBooking
    const stopped = await trx
      .updateTable('sms_signup')
      .set({ stopped_at: now() })
      .where('booking_id', '=', ownBooking.row.id)
      .where('stopped_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst()
    if (stopped) {
      await trx
        .insertInto('booking_event')
        .values({ booking_id: ownBooking.row.id, kind: 'sms-stopped', actor: 'guest', detail: '{}', created_at: now() })
        .execute()
    }
    return presentReservation(ownBooking, inside)
  })
}
