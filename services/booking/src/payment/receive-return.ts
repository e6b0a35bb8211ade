import type { BookingContext } from '../booking/context.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import type { LockedPayment } from './lock-payment.ts'
import { moveByRefunds } from './move-payment.ts'
import type { ProviderFact, RefundFact } from './payment-provider.ts'

type Deps = Pick<BookingContext, 'db' | 'now'>
type DisputeFact = Extract<ProviderFact, { kind: 'dispute' }>

/** Books a refund once it is paid; a refund that fails later is owed to the guest again. */
export async function receiveRefund(fact: RefundFact, payment: LockedPayment, deps: Deps): Promise<void> {
  const { row, booking } = payment
  const { db, now } = deps
  const refund = await findOrAdd(fact, row.id, deps)
  if (refund.state === 'failed' || refund.state === fact.outcome) return
  const state = fact.outcome === 'pending' ? refund.state : fact.outcome
  const changed = { state, reference: fact.reference, changed_at: now() }
  await db.updateTable('refund').set(changed).where('id', '=', refund.id).execute()
  await moveByRefunds(payment, deps)
  if (fact.outcome === 'pending') return
  const { amount } = refund
  const by = { actor: 'staff', now: now() } as const
  if (fact.outcome === 'paid') {
    await recordMoney(db, booking, { key: `refund ${refund.id}`, kind: 'refund', what: row.provider, amount }, by)
    return
  }
  if (refund.state === 'paid') {
    const returned = { key: `refund-failed ${refund.id}`, kind: 'payment', what: row.provider, amount } as const
    await recordMoney(db, booking, { ...returned, hasAlert: true }, by)
  }
  const detail = `${row.provider} could not pay back ${writeMoney({ ...row, amount })} (${fact.reference}): please send it by transfer`
  await raiseAlert(db, { key: `refund ${refund.id}`, kind: 'refund-failed', bookingId: booking.id, detail }, now())
}

/** A refund of ours, or one made on the provider's pages. */
async function findOrAdd(fact: RefundFact, paymentId: string, { db, now }: Deps) {
  const { refundId, reference, amount, currency } = fact
  const existing = await db
    .selectFrom('refund')
    .where('payment_id', '=', paymentId)
    .where(({ or, eb }) =>
      or([eb('reference', '=', reference), ...(refundId === null ? [] : [eb('id', '=', refundId)])]),
    )
    .select(['id', 'state', 'amount'])
    .executeTakeFirst()
  if (existing) return existing
  const at = { created_at: now(), changed_at: now() }
  return db
    .insertInto('refund')
    .values({ payment_id: paymentId, amount, currency, state: 'started', reference, ...at })
    .returning(['id', 'state', 'amount'])
    .executeTakeFirstOrThrow()
}

/** The guest's bank withdraws the money until the dispute is decided; staff answer on the provider's pages. */
export async function receiveDispute(
  fact: DisputeFact,
  { row, booking }: LockedPayment,
  { db, now }: Deps,
): Promise<void> {
  const { disputeId, step, amount } = fact
  const detail = `${row.provider}: the guest disputes ${writeMoney(fact)} (${disputeId}), ${step}`
  const key = step === 'won' || step === 'lost' ? `dispute ${disputeId} ${step}` : `dispute ${disputeId}`
  await raiseAlert(db, { key, kind: 'dispute', bookingId: booking.id, detail }, now())
  if (step !== 'withdrawn' && step !== 'reinstated') return
  const kind = step === 'withdrawn' ? 'refund' : 'payment'
  const movement = { key: `dispute ${disputeId} ${step}`, kind, what: row.provider, amount } as const
  if (!(await recordMoney(db, booking, movement, { actor: 'clock', now: now() }))) return
  // Negative if the notice of the return arrives before that of the withdrawal.
  const disputed = row.disputed + (step === 'withdrawn' ? amount : -amount)
  await db.updateTable('payment').set({ disputed }).where('id', '=', row.id).execute()
}
