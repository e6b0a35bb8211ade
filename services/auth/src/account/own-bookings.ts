import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'

export type Owner = { readonly userId: number; readonly email: string }

/** The booking service's rule: made while logged in, or without a login under the account's address. */
export function ownedBy({ userId, email }: Owner) {
  return sql<boolean>`(booking.user_id = ${userId}
    or (booking.user_id is null and lower(booking.guest ->> 'email') = ${email.toLowerCase()}))`
}

/** Bookings with their text message sign-ups and meter readings. */
export async function loadOwnBookings(db: Kysely<Database>, owner: Owner) {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'reservation_id as reservationId', 'state', 'lodging_id as lodgingId', 'arrival', 'departure'])
    .select(['adults', 'children', 'infants', 'pets', 'currency', 'total', 'guest', 'created_at as createdAt'])
    .where(ownedBy(owner))
    .orderBy('id')
    .execute()
  const ids = bookings.map(({ id }) => id)
  const [signups, readings] = ids.length === 0 ? [[], []] : await loadAttachments(db, ids)
  return bookings.map(({ id, ...booking }) => ({
    ...booking,
    textMessages: signups.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...signup }) => signup),
    meterReadings: readings.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...reading }) => reading),
  }))
}

function loadAttachments(db: Kysely<Database>, ids: readonly number[]) {
  const signups = db
    .selectFrom('sms_signup')
    .select(['booking_id as bookingId', 'phone', 'signed_up_at as signedUpAt', 'stopped_at as stoppedAt'])
    .where('booking_id', 'in', ids)
    .execute()
  const readings = db
    .selectFrom('meter_reading')
    .select(['booking_id as bookingId', 'item_id as itemId', 'moment', 'reading', 'read_at as readAt'])
    .where('booking_id', 'in', ids)
    .orderBy('read_at')
    .execute()
  return Promise.all([signups, readings])
}

/**
 * Stops text messages and blanks sent ones; the rows stay, because their keys record them as sent. Meter readings stay
 * with the booking, because its bill depends on them.
 */
export async function removeTextMessages(db: Kysely<Database>, owner: Owner): Promise<void> {
  const bookings = await db.selectFrom('booking').select('id').where(ownedBy(owner)).execute()
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('sms_signup').where('booking_id', 'in', ids).execute()
  await db
    .updateTable('sms')
    .set({ recipient: '', body: '' })
    .where(sql<string>`split_part(key, ' ', 2)`, 'in', ids.map(String))
    .where('key', 'like', 'booking %')
    .where('state', 'in', ['sent', 'kept', 'unconfirmed', 'refused'])
    .execute()
}
