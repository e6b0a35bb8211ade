import { type Kysely, sql } from 'kysely'

/** Guests' favourites, and their reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favorite (
      id bigint generated always as identity primary key,
      user_id integer not null references user_account (id) on delete cascade,
      subject_type text not null check (subject_type in ('lodging')),
      subject_id integer not null check (subject_id > 0),
      comment text check (length(comment) between 1 and 1000),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, subject_type, subject_id)
    )`.execute(db)

  // One per stay; the guest gets the token, and only its hash is stored.
  await sql`
    create table review_invitation (
      booking_id bigint primary key references booking (id) on delete cascade,
      token_hash text not null unique check (length(token_hash) = 64),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)

  // Only visible to staff; an accepted one becomes a row of review.
  await sql`
    create table guest_review (
      id bigint generated always as identity primary key,
      booking_id bigint not null unique references booking (id) on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'public', 'refused')),
      rating smallint not null check (rating between 1 and 5),
      text text not null check (length(text) between 1 and 5000),
      name text not null check (length(name) between 1 and 100),
      place text not null check (length(place) between 1 and 100),
      reason text,
      review_id bigint unique references review (id) on delete set null,
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((state = 'waiting') = (decided_at is null)),
      check ((state = 'refused') = (reason is not null))
    )`.execute(db)
  await sql`create index guest_review_waiting on guest_review (created_at) where state = 'waiting'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
