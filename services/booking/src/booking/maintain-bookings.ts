import { isQueued } from '@marram/database/mail/queue-mail'
import type { Database } from '@marram/database/schema.generated'
import { bookingTransitions, moneyDueIn, storedStates } from '@marram/domain/booking/booking-process'
import { addDays, copenhagenDay, type IsoDay } from '@marram/domain/iso-day'
import { type Kysely, sql } from 'kysely'
import { addresseeOf, instalmentsOf, readBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { reminderLetter } from '../mail/booking-letter.ts'
import { sendLetter } from '../mail/send-letter.ts'
import type { Inside } from './context.ts'

/** Bank transfers take two days, and a guest may read the mail late. */
const remindDaysBefore = 7
const payingStates = storedStates.filter((state) => moneyDueIn(state) === 'instalments')
const storedReplyHours = 48

/** Completes ended stays; only this job may do so. */
export async function completeStays({ db, now }: Inside): Promise<void> {
  const {
    from,
    to,
    event,
    by: [by],
  } = bookingTransitions.complete
  await sql`
    with over as (
      update booking set state = ${to}, changed_at = ${now()}
      where state in (${sql.join(from)}) and departure < ${copenhagenDay(now())}::date returning id)
    insert into booking_event (booking_id, kind, actor, detail, created_at)
    select id, ${event}, ${by}, '{}', ${now()} from over`.execute(db)
}

/** Sends one mail per instalment, each in a separate transaction, so that a failure does not stop the others. */
export async function remindGuests(inside: Inside): Promise<number> {
  const today = copenhagenDay(inside.now())
  const rows = await inside.db
    .selectFrom('booking')
    .where('state', 'in', payingStates)
    .where('arrival', '>', today)
    // Of the first open instalment: without it none is due.
    .where('due_on', '<=', addDays(today, remindDaysBefore))
    .select('id')
    .orderBy('id')
    .execute()
  let reminded = 0
  for (const { id } of rows) {
    const work = inside.db.transaction().execute((trx) => remind(id, today, { ...inside, db: trx }))
    reminded += await work
  }
  return reminded
}

async function remind(bookingId: number, today: IsoDay, inside: Inside): Promise<number> {
  const { db } = inside
  const row = await db
    .selectFrom('booking')
    .where('id', '=', bookingId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  const ownBooking = readBooking(row)
  const { paid } = await loadAccount(db, bookingId)
  let needed = 0
  let reminded = 0
  for (const [index, instalment] of instalmentsOf(ownBooking).entries()) {
    needed += instalment.amount
    // The confirmation asks for the first instalment, which is due too soon for a reminder.
    const isDue = index > 0 && addDays(instalment.dueOn, -remindDaysBefore) <= today && paid < needed
    // Other dates have other payments.
    const key = ['reminder', index + 1, ...(row.rebooked_on === null ? [] : [row.rebooked_on])].join(' ')
    if (!isDue || (await isQueued(db, `booking ${bookingId} ${key}`))) continue
    // Includes an open earlier instalment, because the bank import matches the sum.
    const amount = needed - paid
    await sendLetter(
      addresseeOf(ownBooking),
      { key, write: (letter) => reminderLetter(letter, { ...instalment, amount, number: index + 1 }) },
      inside,
    )
    reminded += 1
  }
  return reminded
}

/** Deletes stored replies after two days. */
export async function forgetReplies({ db, now }: Pick<Inside, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - storedReplyHours * 3_600_000)
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}

/** Recounts from the bookings, so that repeating it is harmless. */
export async function countDay(db: Kysely<Database>, day: IsoDay): Promise<void> {
  const on = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Copenhagen')::date = ${day}::date`
  await sql`
    insert into booking_day (day, language_id, placed, cancelled, nights)
    select ${day}::date, language.id, coalesce(placed.count, 0), coalesce(gone.count, 0), coalesce(placed.nights, 0)
    from (values (1), (2), (7)) language (id)
    left join (select language_id, count(*), sum(departure - arrival) as nights from booking
      where ${on('created_at')} group by 1) placed on placed.language_id = language.id
    left join (select language_id, count(*) from booking_event event join booking on booking.id = event.booking_id
      where event.kind = 'cancelled' and ${on('event.created_at')} group by 1) gone on gone.language_id = language.id
    on conflict (day, language_id) do update
      set placed = excluded.placed, cancelled = excluded.cancelled, nights = excluded.nights`.execute(db)
}
