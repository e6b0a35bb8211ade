import { type Kysely, sql } from 'kysely'

/** Guests' photos, each approved by staff apart from the text. A rejected row stays while the guest may object. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_photo (
      id bigint generated always as identity primary key,
      guest_review_id bigint not null references guest_review (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'public', 'refused')),
      image_url text not null unique check (image_url <> ''),
      alt text not null check (length(alt) between 1 and 150),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      sent_hash text not null check (length(sent_hash) = 64),
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((state = 'waiting') = (decided_at is null)),
      unique (guest_review_id, sent_hash)
    )`.execute(db)
  await sql`create index review_photo_waiting on review_photo (id) where state = 'waiting'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
