import { type Kysely, sql } from 'kysely'

/** Guests change dates: payments count from that day, and a later cancellation costs at least `kept_at_least`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column rebooked_on date,
      add column kept_at_least integer not null default 0 check (kept_at_least >= 0)`.execute(db)
  await sql`alter table booking_event drop constraint booking_event_kind_check`.execute(db)
  await sql`
    alter table booking_event add constraint booking_event_kind_check check (kind in (
      'placed', 'confirmed', 'cancelled', 'completed', 'party-changed', 'items-added', 'rebooked', 'paid',
      'refunded', 'house-ready', 'sms-started', 'sms-stopped', 'meters-read'
    ))`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
