import type { Database } from '@marram/database/schema.generated'
import type { GuestDetails } from '@marram/domain/booking/guest-details'
import {
  bookkeepingCutoff,
  confirmedAddressKeptDays,
  linkCutoff,
  orderSourceKeptDays,
  refusedReviewKeptDays,
} from '@marram/domain/booking/retention'
import { copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'
import type { BookingContext } from './context.ts'

const dayMs = 24 * 3_600_000

/** Keeps every field, so that the row can still be read. */
const nobody: GuestDetails = {
  ...{ firstName: '', lastName: '', address: '', postalCode: '', city: '', country: '', phone: '', email: '' },
  wantsNewsletter: false,
}

/** Deletes what bookings no longer need; docs/personal-data.md has each period. */
export async function forgetBookings({
  db,
  now,
  bookkeepingYears,
}: Pick<BookingContext, 'db' | 'now' | 'bookkeepingYears'>): Promise<void> {
  const today = copenhagenDay(now())
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  const departedBefore = (day: IsoDay) => db.selectFrom('booking').where('departure', '<', day).select('id')
  await db.deleteFrom('sms_signup').where('booking_id', 'in', departedBefore(today)).execute()
  await db
    .deleteFrom('booking_access')
    .where(({ or, eb }) =>
      or([eb('expires_at', '<', now()), eb('booking_id', 'in', departedBefore(linkCutoff(today)))]),
    )
    .execute()
  await db
    .updateTable('booking')
    .set({ placed_from: null, mailbox: null })
    .where('created_at', '<', before(orderSourceKeptDays))
    .where(({ or, eb }) => or([eb('placed_from', 'is not', null), eb('mailbox', 'is not', null)]))
    .execute()
  await db
    .deleteFrom('guest_review')
    .where('state', '=', 'refused')
    .where('decided_at', '<', before(refusedReviewKeptDays))
    .execute()
  await db.deleteFrom('confirmed_address').where('confirmed_at', '<', before(confirmedAddressKeptDays)).execute()
  await db.transaction().execute((trx) => closeBooks(trx, bookkeepingCutoff(today, bookkeepingYears)))
}

/** Ledger, items and events stay: without the guest they are figures. */
async function closeBooks(db: Kysely<Database>, cutoff: IsoDay): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update booking set guest = ${JSON.stringify(nobody)}::jsonb, user_id = null, trace_id = null
    where departure < ${cutoff}::date and guest ->> 'email' <> ''
      and not exists (select from ledger_entry where booking_id = booking.id and created_at >= ${cutoff}::date)
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    await db.deleteFrom('review_invitation').where('booking_id', 'in', ids).execute()
    await db.deleteFrom('booking_note').where('booking_id', 'in', ids).execute()
    await db.deleteFrom('booking_assignee').where('booking_id', 'in', ids).execute()
    await db
      .updateTable('payment')
      .set({ return_url: '', reference: null, charge: null })
      .where('booking_id', 'in', ids)
      .execute()
  }
  await db
    .updateTable('bank_entry')
    .set({ party: '', remittance: '', reason: null })
    .where('booked_on', '<', cutoff)
    .where(({ or, eb }) => or([eb('party', '<>', ''), eb('remittance', '<>', ''), eb('reason', 'is not', null)]))
    .execute()
}
