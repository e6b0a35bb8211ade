import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import type { Kysely } from 'kysely'
import { alertOverpaid } from './alert-overpaid.ts'
import { addEntries } from './entries.ts'

export type Movement = {
  /** Unique per booking. */
  readonly key: string
  readonly kind: 'payment' | 'refund'
  /** The bank's reference, or the card provider. */
  readonly what: string
  /** Minor units, positive. */
  readonly amount: number
  /** True if another alert already explains an overpayment. */
  readonly hasAlert?: boolean
}

type Moved = { readonly id: number; readonly currency: Currency }
type By = { readonly actor: 'guest' | 'staff' | 'clock'; readonly now: Date }

/** Records a payment or refund with its event; returns true if it is new. The caller holds the booking's lock. */
export async function recordMoney(
  trx: Kysely<Database>,
  { id, currency }: Moved,
  { key, kind, what, amount, hasAlert = false }: Movement,
  { actor, now }: By,
): Promise<boolean> {
  const entry = { key, kind, what, amount: kind === 'payment' ? -amount : amount }
  const added = await addEntries(trx, { bookingId: id, currency, now }, [entry])
  if (added === 0) return false
  // A payment replaces the confirmation of the address.
  if (kind === 'payment') await trx.updateTable('booking').set({ address_due: null }).where('id', '=', id).execute()
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: id,
      kind: kind === 'payment' ? 'paid' : 'refunded',
      actor,
      detail: JSON.stringify({ amount, reference: what }),
      created_at: now,
    })
    .execute()
  if (kind === 'payment' && !hasAlert) await alertOverpaid(trx, { id, currency }, key, now)
  return true
}
