import { queueSms } from '@marram/database/sms/queue-sms'
import { editionByKey, findEditionByLanguage } from '@marram/domain/edition'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { makeAccessKey } from '../booking/secrets.ts'
import { refuseAccess } from '../change/find-booking.ts'
import { admit, bookingHref } from '../mail/send-letter.ts'

/** Staff say that the house is clean and heated; whoever asked for a message gets one, once. */
export function announceReady(reservationId: string, inside: Inside): Promise<{ readonly sms: boolean } | Refusal> {
  return inside.db.transaction().execute(async (trx) => {
    const { now, origins } = inside
    const row = await trx
      .selectFrom('booking')
      .innerJoin('lodging', 'lodging.id', 'booking.lodging_id')
      .leftJoin('sms_signup', (join) =>
        join.onRef('sms_signup.booking_id', '=', 'booking.id').on('sms_signup.stopped_at', 'is', null),
      )
      .where('reservation_id', '=', reservationId)
      .select(['booking.id', 'state', 'language_id', 'lodging.name', 'sms_signup.phone'])
      .forUpdate('booking')
      .executeTakeFirst()
    if (!row) return refuseAccess()
    if (row.state !== 'booked')
      return refuse(409, 'not-booked', `A booking that is ${row.state} has no house to get ready.`)
    const event = { booking_id: row.id, kind: 'house-ready' as const, actor: 'staff' as const, detail: '{}' }
    await trx
      .insertInto('booking_event')
      .values({ ...event, created_at: now() })
      .execute()
    if (row.phone === null) return { sms: false }
    const edition = (findEditionByLanguage(row.language_id) ?? editionByKey('de')).key
    const key = makeAccessKey()
    await admit(row.id, key, { db: trx, now })
    const body = mailMessages(edition).booking.sms.ready(
      row.name.toUpperCase(),
      bookingHref(origins[edition], reservationId, key),
    )
    await queueSms(trx, { key: `booking ${row.id} ready`, kind: 'service', to: row.phone, body })
    return { sms: true }
  })
}
