import { readBooking } from '@marram/booking/change/find-booking'
import { payableNow } from '@marram/booking/payment/pay-ways'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { copenhagenDay } from '@marram/domain/iso-day'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from '../fill-catalogue.ts'
import { fillDay } from './fill-day.ts'

const origins = { da: 'http://da.localhost', de: 'http://de.localhost', en: 'http://en.localhost' }
const now = new Date('2026-11-20T10:30:00Z')
const today = copenhagenDay(now)

/** With the bookings of another day, since a demo begins on the day of its first start. */
async function fillOn(at: Date, lodgings: number): Promise<TestDatabase> {
  const filled = await createTestDatabase()
  await fillCatalogue(filled.pool, { lodgings, seed: 'marram', today: copenhagenDay(at), hasBookings: true })
  await fillDay(filled.db, origins, at)
  return filled
}

let database: TestDatabase
beforeAll(async () => {
  database = await fillOn(now, 240)
})
afterAll(() => database.drop())

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(database.db)).rows
}

async function count(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await rows(query))[0]?.count ?? -1
}

test('every booking is charged what its lines add up to, and paid what its ledger says', async () => {
  const wrong = await rows(sql<{ reservation_id: string }>`
    select reservation_id from booking join lateral (
      select sum(amount) filter (where kind in ('charge', 'credit')) as charged,
        -coalesce(sum(amount) filter (where kind in ('payment', 'refund')), 0) as paid
      from ledger_entry where booking_id = booking.id) as ledger on true
    where (booking.charged, booking.paid) <> (ledger.charged, ledger.paid)
      or (state <> 'cancelled' and booking.charged <> total)
      or total <> (select sum((line ->> 'amount')::int) from jsonb_array_elements(quote -> 'lines') as line)`)
  expect(wrong).toEqual([])
})

test('a cancelled booking is charged what was kept, also by staff', async () => {
  const wrong = await rows(sql<{ reservation_id: string }>`
    select reservation_id from booking join booking_event on booking_id = booking.id and kind = 'cancelled'
    where charged <> (detail ->> 'kept')::int`)
  expect(wrong).toEqual([])
  expect(
    await count(sql<{ count: number }>`select count(*)::int from booking where state = 'cancelled'`),
  ).toBeGreaterThan(5)
})

test('the books of the bank and of the card provider agree with the ledger', async () => {
  const wrong = await rows(sql<{ key: string }>`
    select ledger_entry.key from ledger_entry
    left join bank_entry on 'bank ' || bank_entry.key = what and ledger_entry.key like '% bank ' || bank_entry.id
    left join sandbox_charge on ledger_entry.key like '% payment ' || payment_id
    where kind in ('payment', 'refund') and what !~ '^(Kontoudtog|Tilbage)'
      and coalesce(bank_entry.amount, sandbox_charge.amount, 0) <> -ledger_entry.amount`)
  expect(wrong).toEqual([])
})

test('each booking that is not cancelled has the nights of its stay', async () => {
  const wrong = await rows(sql<{ reservation_id: string }>`
    select reservation_id from booking left join stay on stay.id = stay_id
    where state <> 'cancelled' and (stay.lodging_id, stay.arrival, stay.departure, stay.adults, stay.pets)
      is distinct from (booking.lodging_id, booking.arrival, booking.departure, booking.adults, booking.pets)`)
  expect(wrong).toEqual([])
})

test('the day on which money is due is that of the domain', async () => {
  const stored = await database.db.selectFrom('booking').selectAll().execute()
  expect(stored.length).toBeGreaterThan(200)
  for (const row of stored) {
    const open = payableNow(readBooking(row), row)
    const isDue = row.state !== 'cancelled' && row.state !== 'confirmed-later' && open.length > 0
    expect(row.due_on !== null, row.reservation_id).toBe(isDue)
  }
})

test('the desk has work of each kind', async () => {
  const figures = {
    waiting: sql<{ count: number }>`select count(*)::int from booking where state = 'confirmed-later'`,
    questions: sql<{ count: number }>`select count(*)::int from question where state = 'open'`,
    reviews: sql<{ count: number }>`select count(*)::int from guest_review where state = 'waiting'`,
    comments: sql<{ count: number }>`select count(*)::int from comment where state = 'held'`,
    unmatched: sql<{ count: number }>`select count(*)::int from bank_entry where state = 'open'`,
    refunds: sql<{ count: number }>`select count(*)::int from booking where paid > charged`,
    alerts: sql<{ count: number }>`select count(*)::int from payment_alert where resolved_at is null`,
    mails: sql<{ count: number }>`select count(*)::int from mail where state = 'refused'`,
    holds: sql<{ count: number }>`select count(*)::int from hold where held_by is not null`,
    blocks: sql<{ count: number }>`select count(*)::int from house_block where purpose = 'repair'`,
    calendars: sql<{ count: number }>`select count(*)::int from lodging_calendar where problem is not null`,
    notes: sql<{ count: number }>`select count(*)::int from booking_note`,
    gaps: sql<{ count: number }>`select count(*)::int from lodging_text where body = ''`,
    deeds: sql<{ count: number }>`select count(distinct actor)::int - 2 as count from audit_entry`,
    coming: sql<{ count: number }>`select count(*)::int from booking where arrival > ${today}::date`,
  }
  for (const [name, query] of Object.entries(figures)) expect(await count(query), name).toBeGreaterThan(0)
})

test('nothing happened in the future, and no mail waits to be sent', async () => {
  for (const [table, column] of [
    ['booking', 'created_at'],
    ['booking_event', 'created_at'],
    ['ledger_entry', 'created_at'],
    ['audit_entry', 'at'],
    ['mail', 'created_at'],
  ] as const) {
    const late = sql<{ count: number }>`select count(*)::int from ${sql.table(table)} where ${sql.ref(column)} > ${now}`
    expect(await count(late), table).toBe(0)
  }
  expect(await count(sql<{ count: number }>`select count(*)::int from mail where state = 'waiting'`)).toBe(0)
})

test.each(['2027-07-14T22:05:00Z', '2027-01-01T05:00:00Z', '2028-02-29T12:00:00Z'])(
  'a small agency can be filled at %s',
  async (at) => {
    const other = await fillOn(new Date(at), 20)
    const deeds = await other.db.selectFrom('audit_entry').select('command').execute()
    await other.drop()
    expect(new Set(deeds.map(({ command }) => command))).toContain('money.import-statement')
  },
)
