import { type Kysely, sql } from 'kysely'

/** Bookings, their agreed terms and payments, and holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A hold takes nights like any stay, so that a single constraint covers all claims.
  await sql`alter table stay drop constraint stay_kind_check`.execute(db)
  await sql`alter table stay add constraint stay_kind_check check (kind in ('guest', 'owner', 'hold'))`.execute(db)

  await addHolds(db)
  await addBookings(db)
  await addMoney(db)

  // The reply is stored as sent, to be repeated if it was lost.
  await sql`
    create table idempotency_key (
      key text primary key check (length(key) between 16 and 255),
      request_hash text not null check (length(request_hash) = 64),
      status smallint not null,
      body bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db)

  // Arrivals that the agency confirms by hand, for one house or for all.
  await sql`
    create table deferred_period (
      id integer generated always as identity primary key,
      lodging_id integer references lodging (id) on delete cascade,
      starts_on date not null,
      ends_on date not null,
      confirmed_by date,
      check (starts_on < ends_on)
    )`.execute(db)

  await sql`
    create table booking_day (
      day date not null,
      language_id smallint not null check (language_id in (1, 2, 7)),
      placed integer not null,
      cancelled integer not null,
      nights integer not null,
      primary key (day, language_id)
    )`.execute(db)

  await refuseRewriting(db, ['booking_event', 'ledger_entry'])
}

/** The address limits how much one caller can block; it is deleted with the hold. */
async function addHolds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hold (
      id uuid primary key default gen_random_uuid(),
      browser_hash text not null unique check (length(browser_hash) = 64),
      address text not null,
      lodging_id integer not null references lodging (id),
      stay_id bigint not null unique references stay (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check (created_at < expires_at)
    )`.execute(db)
  await sql`create index hold_lodging on hold (lodging_id)`.execute(db)
  await sql`create index hold_expires on hold (expires_at)`.execute(db)
  await sql`create index hold_address on hold (address)`.execute(db)
}

async function addBookings(db: Kysely<unknown>): Promise<void> {
  // The stay is deleted when the booking is cancelled; its terms stay here.
  await sql`
    create table booking (
      id bigint generated always as identity primary key,
      reservation_id text not null unique check (reservation_id ~ '^[1-9][0-9]{8}$'),
      state text not null check (state in ('booked', 'confirmed-later', 'cancelled', 'completed')),
      lodging_id integer not null references lodging (id),
      stay_id bigint unique references stay (id),
      arrival date not null,
      departure date not null,
      adults smallint not null check (adults > 0),
      children smallint not null check (children >= 0),
      infants smallint not null check (infants >= 0),
      pets smallint not null check (pets >= 0),
      language_id smallint not null check (language_id in (1, 2, 7)),
      currency text not null check (currency in ('DKK', 'EUR')),
      total integer not null check (total >= 0),
      quote jsonb not null,
      guest jsonb not null,
      pay_choice text not null check (pay_choice in ('invoice', 'card')),
      user_id integer references user_account (id) on delete set null,
      confirmed_by date,
      trace_id text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      check (arrival < departure),
      check ((state = 'cancelled') = (stay_id is null))
    )`.execute(db)
  await sql`create index booking_lodging on booking (lodging_id)`.execute(db)
  await sql`create index booking_user on booking (user_id) where user_id is not null`.execute(db)
  await sql`create index booking_created on booking (created_at)`.execute(db)
  await sql`create index booking_open on booking (arrival) where state in ('booked', 'confirmed-later')`.execute(db)

  // One per mail with a link, as a hash.
  await sql`
    create table booking_access (
      key_hash text primary key check (length(key_hash) = 64),
      booking_id bigint not null references booking (id) on delete cascade,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_access_booking on booking_access (booking_id)`.execute(db)
  await sql`
    create table booking_item (
      booking_id bigint not null references booking (id) on delete cascade,
      item_id integer not null references item (id),
      is_mandatory boolean not null,
      quantity smallint not null check (quantity > 0),
      units integer not null,
      unit_price integer not null,
      amount integer not null,
      primary key (booking_id, item_id)
    )`.execute(db)
  await sql`
    create table booking_event (
      id bigint generated always as identity primary key,
      booking_id bigint not null references booking (id),
      kind text not null
        check (kind in ('placed', 'confirmed', 'cancelled', 'completed', 'party-changed', 'items-added', 'paid')),
      actor text not null check (actor in ('guest', 'staff', 'clock')),
      detail jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index booking_event_booking on booking_event (booking_id)`.execute(db)
}

/** The balance is the sum of the entries: positive amounts are owed, negative ones are paid or waived. */
async function addMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id uuid primary key default gen_random_uuid(),
      booking_id bigint not null references booking (id),
      provider text not null,
      amount integer not null check (amount > 0),
      currency text not null check (currency in ('DKK', 'EUR')),
      state text not null check (state in ('started', 'paid', 'refused', 'abandoned')),
      return_url text not null,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index payment_booking on payment (booking_id)`.execute(db)
  await sql`
    create table ledger_entry (
      id bigint generated always as identity primary key,
      booking_id bigint not null references booking (id),
      key text not null unique,
      kind text not null check (kind in ('charge', 'credit', 'payment', 'refund')),
      what text not null,
      amount integer not null,
      currency text not null check (currency in ('DKK', 'EUR')),
      created_at timestamptz not null,
      check (case kind when 'payment' then amount < 0 when 'refund' then amount > 0
        when 'credit' then amount <= 0 else true end)
    )`.execute(db)
  await sql`create index ledger_entry_booking on ledger_entry (booking_id)`.execute(db)
}

/** History and payments are evidence: a mistake is corrected by a further entry. */
async function refuseRewriting(db: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  await sql`
    create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception '% is never rewritten.', tg_table_name;
    end $$`.execute(db)
  for (const table of tables) {
    await sql`
      create trigger ${sql.ref(`${table}_stands`)} before update or delete on ${sql.table(table)}
        for each row execute function refuse_rewriting()`.execute(db)
  }
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
