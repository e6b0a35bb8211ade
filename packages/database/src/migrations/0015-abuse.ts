import { type Kysely, sql } from 'kysely'

/** Keys of rate limits against abuse, and sessions that expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Networks from which the account was entered before, so that others' guesses elsewhere do not lock out its owner. A
  // keyed hash.
  await sql`
    create table known_network (
      user_id integer not null references user_account (id) on delete cascade,
      network_hash text not null check (length(network_hash) = 64),
      last_at timestamptz not null,
      primary key (user_id, network_hash)
    )`.execute(db)
  await sql`create index known_network_last on known_network (last_at)`.execute(db)

  await sql`alter table user_session add column started_at timestamptz`.execute(db)
  await sql`
    update user_session set started_at = family.started_at
    from (select family, min(created_at) as started_at from user_session group by 1) as family
    where family.family = user_session.family`.execute(db)
  await sql`alter table user_session alter column started_at set not null`.execute(db)
  await sql`alter table user_session add column device text not null default ''`.execute(db)

  // Lets a link that is followed twice report success.
  await sql`alter table registration add column used_at timestamptz`.execute(db)

  // An invoice booking with an unconfirmed address is held until this time.
  await sql`alter table booking add column address_due timestamptz`.execute(db)
  await sql`alter table booking add column placed_from text check (length(placed_from) = 64)`.execute(db)
  await sql`create index booking_address_due on booking (address_due) where address_due is not null`.execute(db)
  await sql`create index booking_placed_from on booking (placed_from, created_at)`.execute(db)

  // Keys sent by mail only: their holder reads mails at that address.
  await sql`alter table booking_access add column is_mailed boolean not null default false`.execute(db)
  await sql`
    create table confirmed_address (
      email text primary key check (email = lower(email)),
      confirmed_at timestamptz not null
    )`.execute(db)
  await sql`
    insert into confirmed_address (email, confirmed_at)
    select lower(guest ->> 'email'), min(created_at) from booking where state = 'completed' group by 1
    on conflict do nothing`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
