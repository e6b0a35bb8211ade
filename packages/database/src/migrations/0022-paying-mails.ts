import { type Kysely, sql } from 'kysely'

/**
 * Mails with attached pictures, a single notice to staff per payment that needs them, and a link from a booking to its
 * review.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Referenced in the HTML by cid: and the content id. Mail programs show neither data: URLs nor SVG.
  await sql`
    create table mail_picture (
      mail_id uuid not null references mail (id) on delete cascade,
      content_id text not null check (content_id ~ '^[\\w.-]+@[\\w.-]+$'),
      png bytea not null check (length(png) <= 65536),
      primary key (mail_id, content_id)
    )`.execute(db)
  await sql`alter table payment_alert add column told_at timestamptz`.execute(db)
  await sql`create index payment_alert_untold on payment_alert (id) where told_at is null`.execute(db)
  // Access from the page of the booking to the same review; the mailed link stays valid.
  await sql`
    alter table review_invitation
      add column page_hash text unique check (length(page_hash) = 64)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
