import { type Kysely, sql } from 'kysely'

/** Payments of a booking that was confirmed later are counted from that day: before it nothing was agreed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column confirmed_on date`.execute(db)
  await sql`
    update booking set confirmed_on = (event.created_at at time zone 'Europe/Copenhagen')::date
    from booking_event as event
    where event.booking_id = booking.id and event.kind = 'confirmed'`.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
