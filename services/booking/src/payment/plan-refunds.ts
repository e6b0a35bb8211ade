import { settlePayments } from '@marram/contract/booking/tasks'
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

/** Payments by card that money can go back to, the latest first. */
async function refundablePayments(db: Kysely<Database>, bookingId: number, provider: string): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select payment.id, state, amount, (amount - greatest(disputed, 0) - coalesce((select sum(amount) from refund
      where payment_id = payment.id and state <> 'failed'), 0))::int as "left"
    from payment where booking_id = ${bookingId} and provider = ${provider} and charge is not null
      and state in (${sql.join(takenPaymentStates)})
    order by changed_at desc, id`.execute(db)
  return rows.filter(({ left }) => left > 0)
}

/** How much could go back to cards by itself; nothing where the provider cannot do that. */
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
 * Back to the cards that it came from, the latest first; the rest, which came by transfer, goes back by transfer. Gives
 * what goes to cards. The job sends it: no provider is called inside a transaction.
 */
export async function planRefunds(
  trx: Kysely<Database>,
  { id: bookingId, currency }: { readonly id: number; readonly currency: Currency },
  wanted: number,
  { provider, now }: { readonly provider: string; readonly now: Date },
): Promise<number> {
  let open = wanted
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
  if (open < wanted) await addJob(trx, settlePayments, {}, { key: settlePayments.name })
  return wanted - open
}

/** Sends what exceeds the charge back to the cards that it came from. The caller has locked the booking. */
export async function returnSurplus(
  booking: { readonly id: number; readonly currency: Currency },
  { db, now, takes }: Pick<Inside, 'db' | 'now' | 'takes'>,
): Promise<void> {
  if (takes.provider === null || takes.card?.canRefund !== true) return
  const { charged, paid } = await loadAccount(db, booking.id)
  const surplus = paid - charged - (await pendingRefunds(db, booking.id))
  if (surplus > 0) await planRefunds(db, booking, surplus, { provider: takes.provider, now: now() })
}

export type RefundAsked = { readonly reservationId: string; readonly amount: number }

/** By staff, of any booking and whatever the ladder says; never more than came in. */
export function refundToCard(
  { reservationId, amount }: RefundAsked,
  { db, now, takes }: Inside,
): Promise<number | Refusal> {
  return db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, reservationId)
    if (!booking) return refuseAccess()
    if (takes.provider === null) return refuse(409, 'no-provider', 'Nobody takes cards: see PAYMENT_PROVIDER.')
    if (takes.card?.canRefund !== true) {
      return refuse(409, 'cannot-refund', `${takes.provider} cannot pay back to cards. Please send it by transfer.`)
    }
    const { paid } = await loadAccount(trx, booking.id)
    const left = paid - (await pendingRefunds(trx, booking.id))
    if (amount > left) return refuse(409, 'too-much', 'More would go back to the guest than came in.')
    const planned = await planRefunds(trx, booking, amount, { provider: takes.provider, now: now() })
    return planned > 0 ? planned : refuse(409, 'no-card', 'Nothing came in by card that could go back there.')
  })
}
