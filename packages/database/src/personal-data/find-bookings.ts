import { isOpen, storedStates } from '@marram/domain/booking/booking-process'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'
import { bookedBy, type Person } from './person.ts'

type Db = Kysely<Database>

/** The mail address of a booking's guest; null if it is unknown or erased. */
export async function findBookingAddress(db: Db, reservationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('booking')
    .where('reservation_id', '=', reservationId)
    .select(sql<string>`lower(guest ->> 'email')`.as('email'))
    .executeTakeFirst()
  return row === undefined || row.email === '' ? null : row.email
}

/** Bookings that are to come or not settled, whose guest the agency must be able to reach. */
export async function findUnfinished(db: Db, person: Person): Promise<string[]> {
  const settled = sql<boolean>`
    coalesce((select sum(amount) from ledger_entry where booking_id = booking.id), 0) = 0`
  const rows = await db
    .selectFrom('booking')
    .where(bookedBy(person))
    .where(({ or, eb, not }) => or([eb('state', 'in', storedStates.filter(isOpen)), not(settled)]))
    .select('reservation_id')
    .orderBy('id')
    .execute()
  return rows.map(({ reservation_id }) => reservation_id)
}
