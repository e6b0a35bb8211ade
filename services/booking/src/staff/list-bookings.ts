import type { Database } from '@marram/database/schema.generated'
import { awaitsApproval, isOpen, storedStates } from '@marram/domain/booking/booking-process'
import type { Currency } from '@marram/domain/money'
import { type Kysely, sql } from 'kysely'

export const staffLists = ['coming', 'unconfirmed', 'owed', 'refunds'] as const
/** Lists for staff: coming stays, unconfirmed ones, open amounts, due refunds. */
export type StaffList = (typeof staffLists)[number]

export type StaffBooking = {
  readonly reservationId: string
  readonly state: string
  readonly house: string
  readonly arrival: string
  readonly departure: string
  readonly guest: string
  readonly currency: Currency
  readonly charged: number
  readonly owed: number
}

const waiting = sql.join(storedStates.filter(awaitsApproval))

const conditions: Readonly<Record<StaffList, ReturnType<typeof sql<boolean>>>> = {
  coming: sql<boolean>`booking.state in (${sql.join(storedStates.filter(isOpen))})`,
  unconfirmed: sql<boolean>`booking.state in (${waiting})`,
  owed: sql<boolean>`booking.state not in (${waiting}) and account.owed > 0`,
  refunds: sql<boolean>`account.owed < 0`,
}

/** Ordered by arrival. */
export async function listBookings(db: Kysely<Database>, list: StaffList, limit: number): Promise<StaffBooking[]> {
  const { rows } = await sql<StaffBooking>`
    select reservation_id as "reservationId", booking.state, lodging.name as house, arrival, departure,
      (guest ->> 'firstName') || ' ' || (guest ->> 'lastName') as guest, booking.currency,
      account.charged::int as charged, account.owed::int as owed
    from booking
    join lodging on lodging.id = booking.lodging_id
    cross join lateral (
      select coalesce(sum(amount) filter (where kind in ('charge', 'credit')), 0) as charged,
        coalesce(sum(amount), 0) as owed
      from ledger_entry where booking_id = booking.id) account
    where ${conditions[list]}
    order by arrival, booking.id limit ${limit}`.execute(db)
  return rows
}
