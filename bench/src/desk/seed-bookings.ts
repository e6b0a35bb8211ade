import type { Database } from '@marram/database/schema.generated'
import type { IsoDay } from '@marram/domain/iso-day'
import { standardTerms } from '@marram/domain/terms'
import { type Kysely, sql } from 'kysely'

const firstNames =
  'Annegret Torsten Wiebke Line Jens Marek Gesine Onno Anneke Malte Helge Birgit Carsten Uwe Karen Søren Bjørn Zoë Émile Jürgen'
const lastNames =
  'Sommerfeldt-Bruhns Brinkmann Oltmanns Vestergaard Jansen Kowalski Freudenthal Aagaard Schwarzkopp Peters deVries Wittenbrink Rosenbaum Thomsen Niehaus Lorenzen Hinrichsen Müller Sørensen Ångström Groß Petersen Hansen Nielsen Schmidt Schneider Fischer Weber Meyer Wagner'

const firstNumber = 413_000_000
const batch = 10_000

/** Of each booking, in minor units. */
const [rent, cleaning, fee] = [114_800, 13_900, 3200]
const total = rent + cleaning + fee
const firstRate = 48_245

type Size = { readonly bookings: number; readonly today: IsoDay }

/**
 * Bookings of five years in all houses, every fourth week, with ledgers: past ones completed and paid, some cancelled, some
 * overdue, a few that wait. Written as sets, since a million single rows would take minutes.
 */
export function seedBookings(database: Kysely<Database>, { bookings, today }: Size): Promise<void> {
  return database.connection().execute(async (db) => {
    // Longer than a request may take.
    await sql`set statement_timeout = 0`.execute(db)
    await sql`truncate booking, stay cascade`.execute(db)
    await planBookings(db, { bookings, today })
    // Bookings are written with the sums of their ledgers, as a backup has them.
    await sql`alter table ledger_entry disable trigger ledger_entry_sums`.execute(db)
    // In parts, since the pool gives a statement up that takes minutes.
    for (let from = 0; from < bookings; from += batch) {
      await insertStays(db, from)
      await insertBookings(db, { today, from })
      await insertLedger(db, from)
    }
    await sql`alter table ledger_entry enable trigger ledger_entry_sums`.execute(db)
    await sql`drop table seeded`.execute(db)
    await sql`vacuum analyze`.execute(db)
  })
}

async function planBookings(db: Kysely<Database>, { bookings, today }: Size): Promise<void> {
  const { houses } = await db
    .selectFrom('lodging')
    .select(({ fn }) => fn.countAll<number>().as('houses'))
    .executeTakeFirstOrThrow()
  await sql`
    create table seeded as
    with house as (select id, (row_number() over (order by id) - 1)::int as place from lodging),
    placed as (
      select number, house.id as lodging_id, hashint4(number) & 1023 as chance,
        (${today}::date - 1540 + (house.place % 4) * 7 + 28 * (number / ${houses}::integer))::date as arrival
      from generate_series(0, ${bookings - 1}) as number join house on house.place = number % ${houses}::integer),
    settled as (
      select *, case when chance < 80 then 'cancelled' when arrival + 7 < ${today}::date then 'completed'
        when chance < 85 then 'confirmed-later' else 'booked' end as state from placed)
    select *, case when state in ('cancelled', 'confirmed-later') or number % 400 = 0 then 0
      when arrival < ${today}::date + 50 then ${total}::integer else ${firstRate}::integer end as paid
    from settled`.execute(db)
  await sql`create unique index on seeded (number)`.execute(db)
}

const isIn = (from: number) => sql`number >= ${from} and number < ${from + batch}`

async function insertStays(db: Kysely<Database>, from: number): Promise<void> {
  await sql`
    insert into stay (lodging_id, kind, arrival, departure, adults, created_at)
    select lodging_id, 'guest', arrival, arrival + 7, 2, now() from seeded
    where state <> 'cancelled' and ${isIn(from)}`.execute(db)
}

async function insertBookings(db: Kysely<Database>, { today, from }: { today: IsoDay; from: number }): Promise<void> {
  const item = { itemId: 3, type: 'cleaning', chargeType: 'per-stay', quantity: 1, units: 1, unitPrice: cleaning }
  const lines = [
    { kind: 'rent', nights: 7, amount: rent },
    { kind: 'mandatory-item', ...item, amount: cleaning },
    { kind: 'transaction-fee', amount: fee },
  ]
  const party = { adults: 2, children: 0, infants: 0, pets: 0 }
  const prices = { total, normalTotal: total, discountTags: [], transactionFee: fee, meteredEstimates: [] }
  const quote = { kind: 'quote', nights: 7, party, currency: 'EUR', lines, ...prices }
  const [first, last] = [firstNames, lastNames].map((names) => sql`string_to_array(${names}, ' ')`)
  await sql`
    insert into booking (reservation_id, state, lodging_id, stay_id, arrival, departure, adults, children, infants, pets,
      language_id, currency, total, quote, guest, pay_choice, created_at, changed_at, terms, charged, paid)
    select (${firstNumber}::integer + number)::text, state, seeded.lodging_id, stay.id, seeded.arrival,
      seeded.arrival + 7, 2, chance % 3, 0, chance % 2, (array[1, 2, 7])[1 + chance % 3],
      case chance % 3 when 0 then 'DKK' else 'EUR' end, ${total}::integer,
      ${JSON.stringify(quote)}::jsonb || jsonb_build_object('stay', jsonb_build_object(
        'arrival', seeded.arrival, 'departure', seeded.arrival + 7)),
      jsonb_build_object('firstName', (${first})[1 + number % 20], 'lastName', (${last})[1 + (number / 7) % 30],
        'email', 'guest' || number % 90000 || '@example.org', 'phone', '+49 170 ' || 1000000 + number % 90000,
        'address', 'Kastanienweg 8', 'postalCode', '48149', 'city', 'Münster', 'country', 'DE', 'wantsNewsletter', false),
      'invoice', placed, placed, ${JSON.stringify(standardTerms)}::jsonb,
      case state when 'cancelled' then 0 else ${total}::integer end, paid
    from seeded left join stay on stay.lodging_id = seeded.lodging_id and stay.arrival = seeded.arrival
      cross join lateral (
        select least(seeded.arrival - (20 + chance / 4), ${today}::date - chance % 30)::timestamptz as placed) as times
    where ${isIn(from)} order by number`.execute(db)
}

async function insertLedger(db: Kysely<Database>, from: number): Promise<void> {
  const line = (what: string, kind: string, amount: number, isFor: string) =>
    sql`(${what}, ${kind}, ${amount}::integer, ${isFor})`
  await sql`
    insert into ledger_entry (booking_id, key, kind, what, amount, currency, created_at)
    select booking.id, booking.id || ' ' || what, kind, what, amount, currency, booking.created_at
    from booking cross join (values ${sql.join([
      line('rent', 'charge', rent, 'all'),
      line('mandatory-item 3', 'charge', cleaning, 'all'),
      line('transaction-fee', 'charge', fee, 'all'),
      line('cancellation', 'credit', -total, 'cancelled'),
      line('first', 'payment', -firstRate, 'paid'),
      line('rest', 'payment', firstRate - total, 'settled'),
    ])}) as line (what, kind, amount, is_for)
    where reservation_id >= ${String(firstNumber + from)} and reservation_id < ${String(firstNumber + from + batch)}
      and case is_for when 'cancelled' then state = 'cancelled' when 'paid' then paid > 0
        when 'settled' then paid = ${total}::integer else true end`.execute(db)
  await sql`
    insert into booking_event (booking_id, kind, actor, detail, created_at)
    select id, 'placed', 'guest', '{}', created_at from booking
    where reservation_id >= ${String(firstNumber + from)} and reservation_id < ${String(firstNumber + from + batch)}`.execute(
    db,
  )
}
