import { type Kysely, sql } from 'kysely'

/** Columns by which staff find and sort bookings, and their saved views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addWords(db)
  await addDueDay(db)
  // Generated, so that no writer can forget them; filled once here, which rewrites the table.
  await sql`
    alter table booking
      add column charged integer not null default 0,
      add column paid integer not null default 0`.execute(db)
  await addAccount(db)
  await sql`
    alter table booking
      add column due_on date generated always as (booking_due_on(state, quote, terms, arrival, total, paid,
        coalesce(rebooked_on, confirmed_on, confirmed_by, (created_at at time zone 'Europe/Copenhagen')::date))) stored,
      add column guest_name text generated always as (
        left(folded_text(coalesce(nullif(concat_guest_name(guest), ', '), '')), 120)) stored,
      add column words tsvector generated always as (booking_words(reservation_id, guest)) stored`.execute(db)
  await addIndexes(db)
  // Their keys start with the booking; a plain index serves a beginning only in the C locale.
  await sql`create index mail_key_start on mail (key text_pattern_ops)`.execute(db)
  await sql`create index sms_key_start on sms (key text_pattern_ops)`.execute(db)
  await sql`
    create table desk_view (
      user_id integer not null references user_account (id) on delete cascade,
      list text not null,
      name text not null check (length(name) between 1 and 60),
      address text not null check (length(address) <= 2000),
      primary key (user_id, list, name)
    )`.execute(db)
}

/** Search terms of a guest: each name, mail address and telephone number in the forms in which staff type them. */
async function addWords(db: Kysely<unknown>): Promise<void> {
  // Independent of the database's locale, whose lower() may know ASCII only.
  await sql`
    create or replace function folded_text(written text) returns text language sql immutable parallel safe as $$
      select lower(translate(written,
        'ÁÀÂÄÃÅÆÉÈÊËÍÌÎÏÓÒÔÖÕØÚÙÛÜÝÑÇŠŽáàâäãåæéèêëíìîïóòôöõøúùûüýÿñçšžß',
        'AAAAAAAEEEEIIIIOOOOOOUUUUYNCSZaaaaaaaeeeeiiiioooooouuuuyyncszs'))
    $$`.execute(db)
  // Sørensen is typed as Soerensen, too, and Müller as Mueller.
  await sql`
    create or replace function spelled_out_text(written text) returns text language sql immutable parallel safe as $$
      select folded_text(replace(replace(replace(replace(replace(replace(replace(
        translate(written, 'ÄÖÜÆØÅ', 'äöüæøå'), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'æ', 'ae'), 'ø', 'oe'), 'å', 'aa'),
        'ß', 'ss'))
    $$`.execute(db)
  await sql`
    create or replace function concat_guest_name(guest jsonb) returns text language sql immutable parallel safe as $$
      select coalesce(guest ->> 'lastName', '') || ', ' || coalesce(guest ->> 'firstName', '')
    $$`.execute(db)
  // Not in SQL, whose functions are planned anew for each row: a fifth of the time.
  await sql`
    create or replace function booking_words(reservation_id text, guest jsonb) returns tsvector
    language plpgsql immutable parallel safe as $$
    declare
      name text := left(coalesce(guest ->> 'firstName', '') || ' ' || coalesce(guest ->> 'lastName', ''), 300);
      mail text := left(folded_text(coalesce(guest ->> 'email', '')), 300);
      digits text := left(ltrim(regexp_replace(coalesce(guest ->> 'phone', ''), '[^0-9]', '', 'g'), '0'), 40);
      names text := folded_text(name) || ' ' || spelled_out_text(name);
    begin
      return array_to_tsvector(array_remove(
        regexp_split_to_array(names, '[[:space:]]+')
        || regexp_split_to_array(names || ' ' || split_part(mail, '@', 1), '[][:space:].,;''’\`"()/+_-]+')
        -- With and without a country code of two or three digits.
        || array[mail, split_part(mail, '@', 2), digits, substr(digits, 3), substr(digits, 4), reservation_id], ''));
    end $$`.execute(db)
}

/** The rule of `instalmentPlan` in the domain, which a test compares with it. */
async function addDueDay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function booking_due_on(
      state text, quote jsonb, terms jsonb, arrival date, total integer, paid integer, agreed date
    ) returns date language plpgsql immutable parallel safe as $$
    declare
      first_due date := agreed + (terms -> 'firstInstalment' ->> 'dueDaysAfterBooking')::integer;
      rest_due date := arrival - (terms ->> 'restDueDaysBeforeArrival')::integer;
      percent numeric := (terms -> 'firstInstalment' ->> 'percent')::numeric;
      obligatory numeric;
      fees numeric;
    begin
      if state in ('cancelled', 'confirmed-later') or paid >= total then return null; end if;
      if agreed >= rest_due then return least(first_due, arrival); end if;
      select
        coalesce(sum((line ->> 'amount')::numeric)
          filter (where line ->> 'kind' in ('rent', 'discount', 'mandatory-item')), 0),
        coalesce(sum((line ->> 'amount')::numeric)
          filter (where line ->> 'kind' in ('transaction-fee', 'rebooking-fee')), 0)
      into obligatory, fees from jsonb_array_elements(quote -> 'lines') as line;
      if paid < round(obligatory * percent / 100) + fees then return least(first_due, rest_due); end if;
      return rest_due;
    end $$`.execute(db)
}

/** Sums of the ledger, whose entries are never changed. Sums anew, so that a restored backup does not count twice. */
async function addAccount(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function sum_account() returns trigger language plpgsql as $$
    declare
      one bigint;
    begin
      for one in select distinct booking_id from added order by booking_id loop
        -- First the lock, then a statement of its own, which sees what the lock waited for.
        perform from booking where id = one for no key update;
        update booking set charged = sums.charged, paid = sums.paid
        from (
          select coalesce(sum(amount) filter (where kind in ('charge', 'credit')), 0) as charged,
            coalesce(-sum(amount) filter (where kind in ('payment', 'refund')), 0) as paid
          from ledger_entry where booking_id = one) as sums
        where booking.id = one and (booking.charged, booking.paid) <> (sums.charged, sums.paid);
      end loop;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger ledger_entry_sums after insert on ledger_entry referencing new table as added
      for each statement execute function sum_account()`.execute(db)
  await sql`
    update booking set charged = sums.charged, paid = sums.paid
    from (
      select booking_id, coalesce(sum(amount) filter (where kind in ('charge', 'credit')), 0) as charged,
        coalesce(-sum(amount) filter (where kind in ('payment', 'refund')), 0) as paid
      from ledger_entry group by booking_id) as sums
    where booking.id = sums.booking_id`.execute(db)
}

/** One per order of the list; the id makes each order total. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`create index booking_words on booking using gin (words)`.execute(db)
  await sql`create index booking_arrival on booking (arrival, id)`.execute(db)
  await sql`create index booking_departure on booking (departure)`.execute(db)
  await sql`create index booking_placed on booking (created_at, id)`.execute(db)
  await sql`create index booking_guest_name on booking (guest_name, id)`.execute(db)
  await sql`create index booking_owed on booking ((charged - paid), id)`.execute(db)
  await sql`create index booking_due on booking (due_on) where due_on is not null`.execute(db)
  await sql`create index booking_waiting on booking (arrival) where state = 'confirmed-later'`.execute(db)
}

/** Forward only: fix mistakes in the next migration, restore disasters from the backup. */
export async function down(): Promise<void> {}
