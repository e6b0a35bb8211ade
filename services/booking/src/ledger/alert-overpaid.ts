import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import type { Kysely } from 'kysely'
import { raiseAlert, writeMoney } from '../payment/alerts.ts'
import { pendingRefunds } from '../payment/pending-refunds.ts'
import { loadAccount } from './entries.ts'

type Booking = { readonly id: number; readonly currency: Currency }

/** Raises one alert per cause that leaves a booking overpaid. The caller holds the booking's lock. */
export async function alertOverpaid(
  trx: Kysely<Database>,
  { id: bookingId, currency }: Booking,
  cause: string,
  now: Date,
): Promise<void> {
  const { charged, paid } = await loadAccount(trx, bookingId)
  const amount = paid - charged - (await pendingRefunds(trx, bookingId))
  if (amount <= 0) return
  const detail = `${writeMoney({ amount, currency })} more was paid than the booking costs (${cause})`
  await raiseAlert(trx, { key: `overpaid ${bookingId} ${cause}`, kind: 'overpaid', bookingId, detail }, now)
}
