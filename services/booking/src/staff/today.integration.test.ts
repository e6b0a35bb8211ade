import { bookingFigures, type Figure } from '@marram/contract/desk/today'
import { testDesk } from '@marram/database/testing/test-desk'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startRebooking, total } from '../rebook/testing/start-rebooking.ts'
import { answerBookingFigures, answerChangeOvers } from './today.ts'

const { booking, place, pay, clear } = await startRebooking()
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
const takes = { bank: () => ({}), card: null, provider: null }
const deskAt = (now: string, permissions?: readonly DeskPermission[]) =>
  testDesk({ db: booking.db, now: () => new Date(now), origins, takes }, permissions)

beforeEach(clear)
afterAll(() => booking.database.drop())

async function figures(now: string, permissions?: readonly DeskPermission[]): Promise<Record<string, Figure>> {
  const found = await deskAt(now, permissions).ask(answerBookingFigures, {})
  if (!Array.isArray(found)) throw new Error('There are no figures.')
  return Object.fromEntries(found.map((figure) => [figure.key, figure]))
}

test('an instalment is due on its day, and overdue on the next', async () => {
  await place()
  const { rows } = await sql<{ due: string }>`select due_on as due from booking`.execute(booking.db)
  const due = rows[0]?.due ?? ''
  const open = [{ currency: 'EUR', amount: total }]
  expect((await figures(`${due}T08:00:00Z`))['payments-due']).toMatchObject({ count: 1, amounts: open })
  expect((await figures(`${due}T08:00:00Z`))['payments-overdue']).toMatchObject({ count: 0, amounts: [] })
  const later = new Date(Date.parse(`${due}T08:00:00Z`) + 86_400_000).toISOString()
  expect((await figures(later))['payments-overdue']).toMatchObject({ count: 1, amounts: open })
  await pay(total)
  expect((await figures(later))['payments-overdue']).toMatchObject({ count: 0 })
})

test('what is paid too much is to be refunded', async () => {
  await place()
  await pay(total + 500)
  expect((await figures('2027-02-01T08:00:00Z'))['refunds-due']).toMatchObject({
    count: 1,
    amounts: [{ currency: 'EUR', amount: 500 }],
  })
})

test('unmatched money is summed by currency, also in those that the agency does not accept', async () => {
  await sql`insert into bank_entry (key, booked_on, amount, currency, is_reversal, remittance, party, state, imported_at, changed_at)
    select 'K ' || n, '2027-02-01', 2000000000, case n when 3 then 'SEK' else 'EUR' end, false, '', '', 'open', now(), now()
    from generate_series(1, 3) as n`.execute(booking.db)
  const found = (await figures('2027-02-01T08:00:00Z'))['payments-unmatched']
  expect(v.parse(bookingFigures.output, [found])).toMatchObject([
    {
      count: 3,
      amounts: [
        { currency: 'EUR', amount: 4_000_000_000 },
        { currency: 'SEK', amount: 2_000_000_000 },
      ],
    },
  ])
  await sql`delete from bank_entry`.execute(booking.db)
})

test('everybody sees only what they may do something about', async () => {
  expect(Object.keys(await figures('2027-02-01T08:00:00Z', ['reviews.write']))).toEqual(['reviews-waiting'])
  expect(Object.keys(await figures('2027-02-01T08:00:00Z', []))).toEqual([])
})

test('arrivals and departures of a day are counted by area', async () => {
  await place()
  const { rows } = await sql<{ arrival: string; departure: string; id: number }>`
    select arrival, departure, id from booking`.execute(booking.db)
  const [stay = { arrival: '', departure: '', id: 0 }] = rows
  const ask = (day: string) => deskAt('2027-02-01T08:00:00Z').ask(answerChangeOvers, { day })
  expect(await ask(stay.arrival)).toMatchObject([{ arrivals: 1, ready: 0, departures: 0 }])
  await sql`insert into booking_event (booking_id, kind, actor, detail, created_at)
    values (${stay.id}, 'house-ready', 'staff', '{}', now())`.execute(booking.db)
  expect(await ask(stay.arrival)).toMatchObject([{ arrivals: 1, ready: 1 }])
  expect(await ask(stay.departure)).toMatchObject([{ arrivals: 0, departures: 1 }])
  expect(await ask('2027-01-01')).toEqual([])
  await sql`update booking set state = 'cancelled', stay_id = null`.execute(booking.db)
  expect(await ask(stay.arrival)).toEqual([])
})
