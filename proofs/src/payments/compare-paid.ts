import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'

export type PaidBooks = {
  readonly bookings: number
  readonly taken: number
  /** Minor units, the same on both sides. */
  readonly amount: number
  readonly unpaid: number
}

type Row = {
  readonly id: string
  readonly taken: number
  readonly entered: number
  readonly times: number
  readonly due: number
}

/** Compares every payment's captured amount at the provider with the ledger. */
export async function comparePaid(db: Kysely<Database>, guests: number): Promise<PaidBooks> {
  const { rows } = await sql<Row>`
    select payment.id, payment.amount as due,
      coalesce((select amount from sandbox_charge where payment_id = payment.id and state = 'captured'), 0) as taken,
      coalesce((select -sum(amount) from ledger_entry where key = booking_id || ' payment ' || payment.id), 0)::int as entered,
      (select count(*) from ledger_entry where key like '%payment ' || payment.id)::int as times
    from payment`.execute(db)
  const wrong = rows.filter(
    ({ taken, entered, times, due }) => taken !== entered || times !== (taken > 0 ? 1 : 0) || taken > due,
  )
  if (wrong.length > 0) throw new Error(`The ledger differs for ${wrong.length} payments: ${JSON.stringify(wrong[0])}`)
  const { rows: sums } = await sql<{ bookings: number; entered: number; overpaid: number }>`
    select count(*)::int as bookings, coalesce(sum(paid), 0)::int as entered,
      count(*) filter (where paid > total)::int as overpaid
    from (select total, coalesce((select -sum(amount) from ledger_entry
      where booking_id = booking.id and kind = 'payment'), 0) as paid from booking) account`.execute(db)
  const [sum] = sums
  const amount = rows.reduce((all, { taken }) => all + taken, 0)
  if (sum?.entered !== amount) throw new Error(`The ledger has ${sum?.entered}, the provider ${amount}.`)
  if (sum.overpaid > 0) throw new Error(`${sum.overpaid} bookings are paid more than once.`)
  if (sum.bookings !== guests) throw new Error(`${sum.bookings} bookings for ${guests} guests.`)
  const taken = rows.filter((row) => row.taken > 0).length
  return { bookings: sum.bookings, taken, amount, unpaid: sum.bookings - taken }
}
