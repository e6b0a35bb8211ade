import { type Kysely, sql } from 'kysely'

/** Real payments: bank entries, authorised card payments, refunds, and cases for staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An entry always has the currency of its booking.
  await sql`alter table booking add constraint booking_id_currency unique (id, currency)`.execute(db)
  await sql`
    alter table ledger_entry add constraint ledger_entry_booking_currency
      foreign key (booking_id, currency) references booking (id, currency)`.execute(db)
  await sql`create index ledger_entry_created on ledger_entry (created_at)`.execute(db)

  // One row per entry of a statement, however often its file is imported.
  await sql`
    create table bank_entry (
      id bigint generated always as identity primary key,
      key text not null unique,
      booked_on date not null,
      amount integer not null check (amount <> 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      is_reversal boolean not null,
      remittance text not null,
      party text not null,
      state text not null check (state in ('open', 'entered', 'dismissed')),
      reason text,
      booking_id bigint references booking (id),
      reverses bigint unique references bank_entry (id),
      imported_at timestamptz not null,
      changed_at timestamptz not null,
      check ((state = 'entered') = (booking_id is not null))
    )`.execute(db)
  await sql`create index bank_entry_open on bank_entry (booked_on) where state = 'open'`.execute(db)
  await sql`create index bank_entry_booking on bank_entry (booking_id) where booking_id is not null`.execute(db)

  await sql`alter table payment drop constraint payment_state_check`.execute(db)
  await sql`
    alter table payment add constraint payment_state_check
      check (state in ('started', 'authorised', 'paid', 'refused', 'abandoned', 'released'))`.execute(db)
  // The provider's ids of the payment session, and of the charge to refund from.
  await sql`alter table payment add column reference text, add column charge text`.execute(db)
  await sql`create unique index payment_charge on payment (provider, charge) where charge is not null`.execute(db)
  await sql`create index payment_pending on payment (changed_at) where state in ('started', 'authorised')`.execute(db)

  await sql`
    create table refund (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payment (id),
      amount integer not null check (amount > 0),
      currency text not null check (currency in ('DKK', 'EUR')),
      state text not null check (state in ('started', 'paid', 'failed')),
      reference text,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index refund_payment on refund (payment_id)`.execute(db)
  await sql`create index refund_pending on refund (changed_at) where state = 'started'`.execute(db)

  await sql`
    create table payment_alert (
      id bigint generated always as identity primary key,
      key text not null unique,
      kind text not null check (kind in ('dispute', 'refund-failed', 'released', 'difference', 'other-amount')),
      booking_id bigint references booking (id),
      detail text not null,
      created_at timestamptz not null,
      resolved_at timestamptz
    )`.execute(db)
  await sql`create index payment_alert_open on payment_alert (created_at) where resolved_at is null`.execute(db)

  // The sandbox's records; a real provider keeps its own.
  await sql`
    create table sandbox_charge (
      reference text primary key,
      payment_id uuid not null unique,
      amount integer not null check (amount > 0),
      currency text not null check (currency in ('DKK', 'EUR')),
      state text not null check (state in ('open', 'authorised', 'captured', 'refused', 'released', 'closed')),
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`
    create table sandbox_refund (
      refund_id uuid primary key,
      reference text not null references sandbox_charge (reference),
      amount integer not null check (amount > 0),
      created_at timestamptz not null
    )`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
