import type { Database } from '@marram/database/schema.generated'
import type { Kysely, Selectable } from 'kysely'
import type { BookingRow } from '../change/find-booking.ts'

export type LockedPayment = { readonly row: Selectable<Database['payment']>; readonly booking: BookingRow }

/** The booking first, as everybody does who locks both. */
export async function lockPayment(paymentId: string, trx: Kysely<Database>): Promise<LockedPayment | null> {
  const booking = await trx
    .selectFrom('booking')
    .where('id', '=', ({ selectFrom }) => selectFrom('payment').where('id', '=', paymentId).select('booking_id'))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!booking) return null
  const row = await trx
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { row, booking }
}

/** Whose charge it is, by the name that the provider has for it. */
export async function findByCharge(
  charge: string,
  provider: string,
  trx: Kysely<Database>,
): Promise<LockedPayment | null> {
  const found = await trx
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('charge', '=', charge)
    .select('id')
    .executeTakeFirst()
  return found ? lockPayment(found.id, trx) : null
}
