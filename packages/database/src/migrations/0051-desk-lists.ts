import { type Kysely, sql } from 'kysely'

/** Indexes for lists of the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The outbox has only mails with content, a tenth of the rows.
  await sql`create index mail_listed on mail (created_at, id) where recipient <> ''`.execute(db)
  // Names in bank statements are looked up by their first word.
  await sql`
    create index booking_last_name on booking (lower(split_part(guest ->> 'lastName', ' ', 1)))`.execute(db)
  await sql`create index audit_entry_at on audit_entry (at)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
