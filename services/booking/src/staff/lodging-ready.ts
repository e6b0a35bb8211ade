import { inTransaction } from '@marram/database/in-transaction'
import { queueSms } from '@marram/database/sms/queue-sms'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { makeAccessKey } from '../booking/secrets.ts'
import { addresseeOf, type BookingRow, lockBooking, readBooking, refuseAccess } from '../change/find-booking.ts'
import { readyLetter } from '../mail/booking-letter.ts'
import { admit, bookingHref, sendLetter } from '../mail/send-letter.ts'

/**
 * Announces that the house is ready: on the booking page, by mail, and by text message if the guest signed up.
 * Idempotent for each house.
 */
export function announceReady(reservationId: string, inside: Inside): Promise<{ readonly sms: boolean } | Refusal> {
  return inTransaction(inside.db, async (trx) => {
    const { now } = inside
    const row = await lockBooking(trx, reservationId)
    if (!row) return refuseAccess()
    if (row.state !== 'booked')
      return refuse(409, 'not-booked', `A booking that is ${row.state} cannot get a house ready.`)
    const event = { booking_id: row.id, kind: 'house-ready' as const, actor: 'staff' as const, detail: '{}' }
    await trx
      .insertInto('booking_event')
      .values({ ...event, created_at: now() })
      .execute()
    await sendLetter(
      addresseeOf(readBooking(row)),
      { key: `ready ${row.lodging_id}`, write: readyLetter },
      { ...inside, db: trx },
    )
    return { sms: await text(row, { ...inside, db: trx }) }
  })
}

async function text(row: BookingRow, { db, now, origins }: Inside): Promise<boolean> {
  const signup = await db
    .selectFrom('sms_signup')
    .innerJoin('booking', 'booking.id', 'sms_signup.booking_id')
    .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
    .where('booking.id', '=', row.id)
    .where('stopped_at', 'is', null)
    .select(['phone', 'lodging.name'])
    .executeTakeFirst()
  if (!signup) return false
  const edition = (findEditionByLanguage(row.language_id) ?? editionByKey('de')).key
  const key = makeAccessKey()
  await admit(row.id, key, { db, now })
  const href = bookingHref(origins[edition], row.reservation_id, key)
  const body = mailMessages(edition).booking.sms.ready(signup.name.toUpperCase(), href)
  await queueSms(db, { key: `booking ${row.id} ready ${row.lodging_id}`, kind: 'service', to: signup.phone, body })
  return true
}
