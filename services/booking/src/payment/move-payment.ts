import {
  activePaymentStates,
  nextPaymentState,
  type PaymentFailure,
  type PaymentTransition,
  refundTransition,
} from '@marram/domain/booking/payment-process'
import { sql } from 'kysely'
import type { BookingContext } from '../booking/context.ts'
import type { LockedPayment } from './lock-payment.ts'

type Deps = Pick<BookingContext, 'db' | 'now'>
type Values = { readonly charge?: string; readonly failure?: PaymentFailure }

/** Returns false, without any change, if the process has no such transition from the current state. */
export async function movePayment(
  { row }: { readonly row: Pick<LockedPayment['row'], 'id' | 'state'> },
  transition: PaymentTransition,
  { db, now }: Deps,
  { failure, ...values }: Values = {},
): Promise<boolean> {
  const state = nextPaymentState(transition, row.state)
  if (state === null) return false
  const changed = { ...values, state, failure: failure ?? null, changed_at: now() }
  await db.updateTable('payment').set(changed).where('id', '=', row.id).execute()
  return true
}

/** True if another payment of the booking is authorised or being captured. The caller holds the booking's lock. */
export async function hasOtherActivePayment({ row }: Pick<LockedPayment, 'row'>, { db }: Pick<Deps, 'db'>) {
  const other = await db
    .selectFrom('payment')
    .where('booking_id', '=', row.booking_id)
    .where('id', '<>', row.id)
    .where('state', 'in', activePaymentStates)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** Call it after each change of a refund of this payment. */
export async function moveByRefunds(
  payment: { readonly row: Pick<LockedPayment['row'], 'id' | 'state' | 'amount'> },
  deps: Deps,
): Promise<void> {
  const { row } = payment
  const { rows } = await sql<{ pending: number; paid: number }>`
    select coalesce(sum(amount) filter (where state = 'started'), 0)::int as pending,
      coalesce(sum(amount) filter (where state = 'paid'), 0)::int as paid
    from refund where payment_id = ${row.id}`.execute(deps.db)
  await movePayment(payment, refundTransition(row.amount, rows[0] ?? { pending: 0, paid: 0 }), deps)
}
