import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'

export type Owner = { readonly userId: number; readonly email: string }

/** As the booking service sees it: made while logged in, or without a login under the address of the account. */
export function ownedBy({ userId, email }: Owner) {
  return sql<boolean>`(booking.user_id = ${userId}
    or (booking.user_id is null and lower(booking.guest ->> 'email') = ${email.toLowerCase()}))`
}

/** Stays with what was told about them later: where messages go, and what the meters showed. */
export async function loadOwnBookings(db: Kysely<Database>, owner: Owner) {
  const bookings = await db
    .selectFrom('booking')
    .select(['id', 'reservation_id as reservationId', 'state', 'lodging_id as lodgingId', 'arrival', 'departure'])
    .select(['adults', 'children', 'infants', 'pets', 'currency', 'total', 'guest', 'created_at as createdAt'])
    .where(ownedBy(owner))
    .orderBy('id')
    .execute()
  const ids = bookings.map(({ id }) => id)
  const [signups, readings] = ids.length === 0 ? [[], []] : await loadTold(db, ids)
  return bookings.map(({ id, ...booking }) => ({
    ...booking,
    textMessages: signups.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...signup }) => signup),
    meterReadings: readings.filter(({ bookingId }) => bookingId === id).map(({ bookingId, ...reading }) => reading),
  }))
}

function loadTold(db: Kysely<Database>, ids: readonly number[]) {
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
 * No more messages are sent. They stay as rows, because their keys say that they were sent. Readings of
 * meters stay with the booking: what the stay has cost is counted from them.
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
