import { type Kysely, sql } from 'kysely'

/** From the booking to the day after the stay: text messages, meters, and temporary access. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A logged-in guest gets access for a day; mailed access does not expire.
  await sql`alter table booking_access add column expires_at timestamptz`.execute(db)
  await sql`create index booking_access_expires on booking_access (expires_at) where expires_at is not null`.execute(db)
  await sql`create index booking_email on booking (lower(guest ->> 'email'))`.execute(db)

  await sql`alter table booking_event drop constraint booking_event_kind_check`.execute(db)
  await sql`
    alter table booking_event add constraint booking_event_kind_check check (kind in (
      'placed', 'confirmed', 'cancelled', 'completed', 'party-changed', 'items-added', 'paid',
      'refunded', 'house-ready', 'sms-started', 'sms-stopped', 'meters-read'
    ))`.execute(db)

  // The same states as for mails. Service and marketing messages are never mixed.
  await sql`
    create table sms (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      kind text not null check (kind in ('service', 'marketing')),
      state text not null default 'waiting'
        check (state in ('waiting', 'sending', 'handing-over', 'sent', 'kept', 'unconfirmed', 'refused')),
      attempt integer not null default 0,
      recipient text not null check (recipient ~ '^(\\+[1-9][0-9]{6,14})?$'),
      body text not null check (length(body) <= 1000),
      last_error text,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index sms_changed on sms (changed_at)`.execute(db)
  await sql`
    create table sms_signup (
      booking_id bigint primary key references booking (id) on delete cascade,
      phone text not null check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
      signed_up_at timestamptz not null,
      stopped_at timestamptz
    )`.execute(db)

  await sql`
    create table meter_reading (
      booking_id bigint not null references booking (id) on delete cascade,
      item_id integer not null references item (id),
      moment text not null check (moment in ('arrival', 'departure')),
      reading double precision not null check (reading >= 0 and reading < 10000000),
      read_at timestamptz not null,
      primary key (booking_id, item_id, moment)
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
