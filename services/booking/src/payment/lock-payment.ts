import type { Database } from '@marram/database/schema.generated'
import type { Kysely, Selectable } from 'kysely'
import type { BookingRow } from '../change/find-booking.ts'

export type LockedPayment = { readonly row: Selectable<Database['payment']>; readonly booking: BookingRow }

/** Locks the booking first, the common lock order. */
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

/** Finds the payment of a provider's charge id. */
export async function findByCharge(
  charge: string,
  provider: string,
  trx: Kysely<Database>,
): Promise<LockedPayment | null> {
  const payment = await trx
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('charge', '=', charge)
    .select('id')
    .executeTakeFirst()
  return payment ? lockPayment(payment.id, trx) : null
}
