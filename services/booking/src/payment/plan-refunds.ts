import { settlePayments } from '@marram/contract/booking/tasks'
import { inTransaction } from '@marram/database/in-transaction'
import { addJob } from '@marram/database/jobs/add-job'
import type { Database } from '@marram/database/schema.generated'
import { type PaymentState, takenPaymentStates } from '@marram/domain/booking/payment-process'
import type { Currency } from '@marram/domain/money'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, sql } from 'kysely'
import type { Inside, TakesMoney } from '../booking/context.ts'
import { lockBooking, refuseAccess } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { moveByRefunds } from './move-payment.ts'
import { pendingRefunds } from './pending-refunds.ts'

type Refundable = { readonly id: string; readonly state: PaymentState; readonly amount: number; readonly left: number }

/** Refundable card payments, latest first. */
async function refundablePayments(db: Kysely<Database>, bookingId: number, provider: string): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select payment.id, state, amount, (amount - greatest(disputed, 0) - coalesce((select sum(amount) from refund
      where payment_id = payment.id and state <> 'failed'), 0))::int as "left"
    from payment where booking_id = ${bookingId} and provider = ${provider} and charge is not null
      and state in (${sql.join(takenPaymentStates)})
    order by changed_at desc, id`.execute(db)
  return rows.filter(({ left }) => left > 0)
}

/** The amount refundable to cards; 0 without a provider that can refund. */
export async function refundableToCards(
  db: Kysely<Database>,
  bookingId: number,
  { provider, card }: TakesMoney,
): Promise<number> {
  if (provider === null || card?.canRefund !== true) return 0
  const payments = await refundablePayments(db, bookingId, provider)
  return payments.reduce((sum, { left }) => sum + left, 0)
}

/**
 * Plans refunds to the cards that paid, latest first, and returns their sum; staff refund the rest by transfer. The job
 * calls the provider, never a transaction.
 */
export async function planRefunds(
  trx: Kysely<Database>,
  { id: bookingId, currency }: { readonly id: number; readonly currency: Currency },
  requested: number,
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<number> {
  let open = requested
  for (const payment of await refundablePayments(trx, bookingId, provider)) {
    const amount = Math.min(open, payment.left)
    if (amount <= 0) continue
    const at = { created_at: now, changed_at: now }
    await trx
      .insertInto('refund')
      .values({ payment_id: payment.id, amount, currency, state: 'started', ...at })
      .execute()
    await moveByRefunds({ row: payment }, { db: trx, now: () => now })
    open -= amount
  }
  if (open < requested) await addJob(trx, settlePayments, {}, { key: settlePayments.name })
  return requested - open
}

/** Refunds payments above the charge to the cards. The caller holds the booking's lock. */
export async function returnSurplus(
  booking: { readonly id: number; readonly currency: Currency },
  { db, now, takes }: Pick<Inside, 'db' | 'now' | 'takes'>,
): Promise<void> {
  if (takes.provider === null || takes.card?.canRefund !== true) return
  const { charged, paid } = await loadAccount(db, booking.id)
  const surplus = paid - charged - (await pendingRefunds(db, booking.id))
  if (surplus > 0) await planRefunds(db, booking, surplus, { provider: takes.provider, now: now() })
}

export type RefundRequest = { readonly reservationId: string; readonly amount: number }

/** Staff may refund any booking regardless of the cancellation fee, at most what was paid. */
export function refundToCard(
  { reservationId, amount }: RefundRequest,
  { db, now, takes }: Inside,
): Promise<number | Refusal> {
  return inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, reservationId)
    if (!booking) return refuseAccess()
    if (takes.provider === null) return refuse(409, 'no-provider', 'There is no card provider: see PAYMENT_PROVIDER.')
    if (takes.card?.canRefund !== true) {
      return refuse(409, 'cannot-refund', `${takes.provider} cannot pay back to cards. Please send it by transfer.`)
    }
    const { paid } = await loadAccount(trx, booking.id)
    const left = paid - (await pendingRefunds(trx, booking.id))
    if (amount > left) return refuse(409, 'too-much', 'The refund exceeds what the guest paid.')
    const planned = await planRefunds(trx, booking, amount, { provider: takes.provider, now: now() })
    return planned > 0 ? planned : refuse(409, 'no-card', 'There is no card payment to refund.')
  })
}
