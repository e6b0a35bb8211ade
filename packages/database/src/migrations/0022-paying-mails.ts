import { type Kysely, sql } from 'kysely'

/**
 * A mail shows pictures that travel with it, staff are told once of each payment that needs them, and the page of a
 * booking leads to its review.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Named by the HTML as cid: of the content id. Mail programs show neither data: addresses nor SVG.
  await sql`
    create table mail_picture (
      mail_id uuid not null references mail (id) on delete cascade,
      content_id text not null check (content_id ~ '^[\\w.-]+@[\\w.-]+$'),
      png bytea not null check (length(png) <= 65536),
      primary key (mail_id, content_id)
    )`.execute(db)
  await sql`alter table payment_alert add column told_at timestamptz`.execute(db)
  await sql`create index payment_alert_untold on payment_alert (id) where told_at is null`.execute(db)
  // The way from the page of the booking to the same review; the link that was mailed goes on working.
  await sql`
    alter table review_invitation
      add column page_hash text unique check (length(page_hash) = 64)`.execute(db)
}

/** Forward only: a mistake is fixed by the next migration, a disaster by the backup. */
export async function down(): Promise<void> {}
