import type { Connection } from '@marram/database/connection'
import { sql } from 'kysely'

export type Books = { readonly bookings: number; readonly mails: number }

type Row = { id: number; reservationId: string; total: number; charged: number; hasStay: boolean; mails: number }

/** Throws unless every booking is complete (nights, ledger, one mail) and no mail or stay is orphaned. */
export async function checkBooks({ db }: Pick<Connection, 'db'>): Promise<Books & { reservationIds: Set<string> }> {
  const { rows } = await sql<Row>`
    select booking.id, reservation_id as "reservationId", total,
      (select coalesce(sum(amount), 0)::int from ledger_entry where booking_id = booking.id) as charged,
      exists (select from stay where stay.id = booking.stay_id and stay.lodging_id = booking.lodging_id
        and stay.arrival = booking.arrival and stay.departure = booking.departure) as "hasStay",
      (select count(*)::int from mail where key = 'booking ' || booking.id || ' confirmation' and state = 'kept') as mails
    from booking`.execute(db)
  const broken = rows.filter(({ total, charged, hasStay, mails }) => total !== charged || !hasStay || mails !== 1)
  if (broken[0]) throw new Error(`${broken.length} bookings are not whole, the first: ${JSON.stringify(broken[0])}`)
  const counted = await sql<{ mails: number; jobs: number }>`
    select (select count(*)::int from mail where key like 'booking %') as mails,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'mail.send') as jobs`.execute(db)
  const { mails = 0, jobs = 0 } = counted.rows[0] ?? {}
  if (mails !== rows.length) throw new Error(`There are ${mails} mails for ${rows.length} bookings.`)
  if (jobs !== 0) throw new Error(`${jobs} mails were never done with.`)
  const reservationIds = new Set(rows.map(({ reservationId }) => reservationId))
  return { bookings: rows.length, mails, reservationIds }
}
