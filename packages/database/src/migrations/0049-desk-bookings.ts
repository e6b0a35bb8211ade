import { type Kysely, sql } from 'kysely'

/** Notes of staff about a booking, the person who takes care of it, and who has it open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The author's name stays when the account is deleted.
  await sql`
    create table booking_note (
      id bigint generated always as identity primary key,
      booking_id bigint not null references booking (id) on delete cascade,
      user_id integer references user_account (id) on delete set null,
      author text not null,
      text text not null check (length(text) between 1 and 5000),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_note_booking on booking_note (booking_id)`.execute(db)
  await sql`
    create table booking_assignee (
      booking_id bigint primary key references booking (id) on delete cascade,
      user_id integer not null references user_account (id) on delete cascade,
      name text not null,
      assigned_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_assignee_user on booking_assignee (user_id)`.execute(db)
  // Heartbeats of open pages, on all nodes. Unlogged: a crash may forget them.
  await sql`
    create unlogged table desk_presence (
      place text not null,
      user_id integer not null,
      name text not null,
      doing text not null check (doing in ('reading', 'writing')),
      seen_at timestamptz not null,
      primary key (place, user_id)
    )`.execute(db)
  await sql`create index desk_presence_seen on desk_presence (seen_at)`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
