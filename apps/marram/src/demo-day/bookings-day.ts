import { announceHouse, confirm, decline } from '@marram/booking/staff/booking-commands'
import { cancel } from '@marram/booking/staff/cancel-commands'
import { write } from '@marram/booking/staff/letter-commands'
import { assign, note } from '@marram/booking/staff/note-commands'
import { demoDay } from '@marram/demo/bookings/day'
import { editionByKey, editions } from '@marram/domain/edition'
import { sql } from 'kysely'
import type { Day } from './day.ts'

/** Most of the work of a morning is done, some is left. */
const doneShare = 0.6
const maxReady = 14

/** Guests come and go, and the office works on their bookings. */
export async function workOnBookings(day: Day): Promise<void> {
  await signUpForTexts(day)
  await readMeters(day)
  await announceHouses(day)
  await decideBookings(day)
  await writeNotes(day)
  await writeToGuests(day)
  await leaveUnconfirmed(day)
}

async function signUpForTexts({ db, today }: Day): Promise<void> {
  await sql`
    with signed as (
      insert into sms_signup (booking_id, phone, signed_up_at)
      select id, guest ->> 'phone', created_at + interval '11 minutes' from booking
      where state = 'booked' and arrival between ${today}::date and ${today}::date + 14
        and right(reservation_id, 1) in ('1', '4', '7')
      returning booking_id, signed_up_at)
    insert into booking_event (booking_id, kind, actor, detail, created_at)
    select booking_id, 'sms-started', 'guest', '{}', signed_up_at from signed`.execute(db)
}

/** Meters at arrival are invented, those at departure follow from the consumption on record. */
async function readMeters({ db, today, ago }: Day): Promise<void> {
  await sql`
    with left_early as (
      select id, stay_id, arrival, row_number() over (order by reservation_id) as place, count(*) over () as all_of_them
      from booking where state = 'booked' and departure = ${today}::date),
    used as (
      select left_early.id, arrival, place, item_id, consumed,
        (hashint8(left_early.id + item_id) & 65535)::numeric / 10 + 1200 as first
      from left_early join item_consumption on item_consumption.stay_id = left_early.stay_id
      where place <= ceil(all_of_them * ${doneShare}::numeric)),
    readings as (
      insert into meter_reading (booking_id, item_id, moment, reading, read_at)
      select id, item_id, moment, reading, read_at from used cross join lateral (values
        ('arrival', first, arrival::timestamp + interval '16 hours'),
        ('departure', first + consumed, ${ago(30)}::timestamptz)) as read (moment, reading, read_at)
      returning booking_id, item_id, reading, read_at, moment)
    insert into booking_event (booking_id, kind, actor, detail, created_at)
    select booking_id, 'meters-read', 'guest',
      jsonb_agg(jsonb_build_object('itemId', item_id, 'moment', moment, 'reading', reading)), min(read_at)
    from readings group by booking_id, moment`.execute(db)
}

async function announceHouses({ pick, act, ago, today }: Day): Promise<void> {
  const arriving = await pick(sql<boolean>`state = 'booked' and arrival = ${today}::date`, 500)
  const ready = arriving.slice(0, Math.min(maxReady, Math.ceil(arriving.length * doneShare)))
  for (const [index, { row }] of ready.entries()) {
    const by = index % 3 === 0 ? 'katrin' : 'anna'
    await act({ by, at: ago(14 + 9 * index), command: announceHouse }, { reservationId: row.reservation_id })
  }
}

const leastWaiting = 3

/** One is confirmed, one declined, one cancelled for the agency; the others wait. */
async function decideBookings({ pick, act, ago, today }: Day): Promise<void> {
  const waiting = await pick(sql<boolean>`state = 'confirmed-later'`, leastWaiting + 2)
  const [first, second] = waiting.slice(leastWaiting)
  if (first) await act({ by: 'anna', at: ago(95), command: confirm }, { reservationId: first.row.reservation_id })
  if (second) {
    const reason = demoDay.reasons.declined
    await act({ by: 'katrin', at: ago(1600), command: decline, reason }, { reservationId: second.row.reservation_id })
  }
  const [damaged] = await pick(sql<boolean>`state = 'booked' and paid > 0 and arrival > ${today}::date + 20`, 1)
  if (!damaged) return
  const input = {
    ...{ reservationId: damaged.row.reservation_id, tellsGuest: true, by: 'agency' as const },
    charge: { kind: 'otherwise' as const, amount: 0 },
  }
  await act({ by: 'katrin', at: ago(180), command: cancel, reason: demoDay.reasons.cancelled }, input)
}

async function writeNotes({ pick, act, ago, today }: Day): Promise<void> {
  const isSoon = sql<boolean>`state = 'booked' and arrival between ${today}::date and ${today}::date + 60`
  const soon = await pick(isSoon, demoDay.notes.length + 3)
  for (const [index, { by, text }] of demoDay.notes.entries()) {
    const reservationId = soon[index]?.row.reservation_id
    if (reservationId) await act({ by, at: ago(55 + 210 * index), command: note }, { reservationId, text })
  }
  for (const [index, { row }] of soon.slice(-3).entries()) {
    const by = index === 0 ? 'katrin' : 'anna'
    await act({ by, at: ago(70 + index * 31), command: assign }, { reservationId: row.reservation_id, isMine: true })
  }
}

async function writeToGuests({ pick, act, ago, today }: Day): Promise<void> {
  const isSoon = sql<boolean>`state = 'booked' and arrival between ${today}::date + 1 and ${today}::date + 30`
  const guests = await pick(isSoon, demoDay.messages.length)
  for (const [index, message] of demoDay.messages.entries()) {
    const row = guests[index]?.row
    if (!row) return
    const edition = editions.find(({ languageId }) => languageId === row.language_id) ?? editionByKey('de')
    const { subject, text } = message[edition.key]
    const at = ago(120 + 700 * index)
    await act({ by: 'anna', at, command: write }, { reservationId: row.reservation_id, subject, text })
  }
}

/** Bookings of last night whose guests have not followed the link in the mail yet. */
async function leaveUnconfirmed({ db, now }: Day): Promise<void> {
  await sql`
    update booking set address_due = created_at + interval '24 hours'
    where id in (
      select id from booking where state = 'booked' and paid = 0 and created_at > ${now}::timestamptz - interval '20 hours'
      order by reservation_id limit 2)`.execute(db)
}
