import type { BookingAccess } from '@marram/contract/booking/place'
import type { Reservation, SmsSignup } from '@marram/contract/booking/reservation'
import { parsePhone } from '@marram/domain/booking/address-rule'
import { canAskForSms } from '@marram/domain/booking/after-booking'
import { copenhagenDay } from '@marram/domain/iso-day'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { presentReservation } from './read-reservation.ts'

/** Messages about this one stay; whoever asks again with another number has the other number. */
export function signUpForSms(signup: SmsSignup, { db, now, takes }: BookingContext): Promise<Reservation | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, takes }
    const own = await findOwnBooking(inside, signup, { lock: true })
    if (isRefusal(own)) return own
    const { id, state, arrival, departure } = own.row
    if (!canAskForSms({ state, arrival, departure, today: copenhagenDay(now()) })) {
      return refuse(409, 'too-late-for-sms', 'There is nothing left to tell about this stay.')
    }
    const phone = parsePhone(signup.phone ?? own.guest.phone, own.guest.country)
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
    return presentReservation(own, inside)
  })
}

/** No more messages; also for whoever never asked for any. */
export function stopSms(access: BookingAccess, { db, now, takes }: BookingContext): Promise<Reservation | Refusal> {
  return db.transaction().execute(async (trx) => {
    const inside = { db: trx, now, takes }
    const own = await findOwnBooking(inside, access, { lock: true })
    if (isRefusal(own)) return own
    const stopped = await trx
      .updateTable('sms_signup')
      .set({ stopped_at: now() })
      .where('booking_id', '=', own.row.id)
      .where('stopped_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst()
    if (stopped) {
      await trx
        .insertInto('booking_event')
        .values({ booking_id: own.row.id, kind: 'sms-stopped', actor: 'guest', detail: '{}', created_at: now() })
        .execute()
    }
    return presentReservation(own, inside)
  })
}
