import { type Kysely, sql } from 'kysely'

/** Payments of a booking confirmed later count from that day: nothing was agreed before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking add column confirmed_on date`.execute(db)
  await sql`
    update booking set confirmed_on = (event.created_at at time zone 'Europe/Copenhagen')::date
    from booking_event as event
    where event.booking_id = booking.id and event.kind = 'confirmed'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
