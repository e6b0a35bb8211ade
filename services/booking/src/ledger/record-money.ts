import type { Database } from '@marram/database/schema.generated'
import type { Currency } from '@marram/domain/money'
import type { Kysely } from 'kysely'
import { alertOverpaid } from './alert-overpaid.ts'
import { addEntries } from './entries.ts'

export type Movement = {
  /** Once for each booking and all time. */
  readonly key: string
  readonly kind: 'payment' | 'refund'
  /** The reference of the bank, or who took the card. */
  readonly what: string
  /** Minor units, above nothing. */
  readonly amount: number
  /** Staff are alerted for another reason, which explains it if more has come in than the booking costs. */
  readonly hasAlert?: boolean
}

type Moved = { readonly id: number; readonly currency: Currency }
type By = { readonly actor: 'guest' | 'staff' | 'clock'; readonly now: Date }

/** Money in or back, with its event; whether it is new. The caller has locked the booking. */
export async function recordMoney(
  trx: Kysely<Database>,
  { id, currency }: Moved,
  { key, kind, what, amount, hasAlert = false }: Movement,
  { actor, now }: By,
): Promise<boolean> {
  const entry = { key, kind, what, amount: kind === 'payment' ? -amount : amount }
  const added = await addEntries(trx, { bookingId: id, currency, now }, [entry])
  if (added === 0) return false
  // Who has paid means it: the address needs no confirming any more.
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
