import type { Database } from '@marram/database/schema.generated'
import { type Kysely, sql } from 'kysely'

/** The sum of refunds that are under way and not yet in the ledger. */
export async function pendingRefunds(trx: Kysely<Database>, bookingId: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(refund.amount), 0)::int as sum from refund join payment on payment.id = payment_id
    where booking_id = ${bookingId} and refund.state = 'started'`.execute(trx)
  return rows[0]?.sum ?? 0
}
