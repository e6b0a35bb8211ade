import { undecidedPaymentStates } from '@marram/domain/booking/payment-process'
import type { BookingContext } from '../booking/context.ts'
import { readBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { lockPayment } from './lock-payment.ts'
import { movePayment } from './move-payment.ts'
import { payableNow } from './pay-ways.ts'
import { type Charge, ProviderUnavailable } from './payment-provider.ts'
import type { NamedProvider } from './providers.ts'
import { receiveFact } from './receive-fact.ts'

type Deps = Pick<BookingContext, 'db' | 'now' | 'log' | 'takes'>

/** Notices usually arrive within seconds; after this time the job polls. */
const lostAfterMs = 10 * 60_000
/** Longer than any provider's page stays open. */
const forgottenAfterMs = 3 * 24 * 3_600_000

/** Captures an authorised payment if it is due, and releases it otherwise. */
export async function settlePayment(paymentId: string, provider: NamedProvider, deps: Deps): Promise<void> {
  const decision = await decide(paymentId, deps)
  if (decision === null) return
  const { charge, kind } = decision
  await receiveFact(await provider[kind](charge), provider.name, deps)
}

type Decision = { readonly kind: 'capture' | 'release'; readonly charge: Charge }

/**
 * Decides and records under the booking's lock, before the provider is called. An outage may separate two tries, so it
 * re-evaluates a payment that is being captured, and releases an amount that is no longer due.
 */
function decide(paymentId: string, deps: Deps): Promise<Decision | null> {
  return deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(paymentId, trx)
    if (payment === null || payment.row.charge === null) return null
    const { row, booking } = payment
    if (!undecidedPaymentStates.some((state) => state === row.state)) return null
    const open = payableNow(readBooking(booking), await loadAccount(trx, booking.id))
    const isDue = row.state !== 'releasing' && open.some(({ amount }) => amount === row.amount)
    await movePayment(payment, isDue ? 'capture' : 'let-go', { db: trx, now: deps.now })
    const { charge, amount, currency } = { ...row, charge: payment.row.charge }
    return { kind: isDue ? 'capture' : 'release', charge: { paymentId, charge, amount, currency } }
  })
}

/** The job: repeats pending calls until the provider answers. A failure does not stop other payments. */
export async function settlePayments(provider: NamedProvider, deps: Deps): Promise<void> {
  await each('refund', await startedRefunds(provider.name, deps), deps, async ({ refundId, ...order }) => {
    await receiveFact(await provider.refund({ refundId, ...order }), provider.name, deps)
  })
  await each('poll', await lostPayments(provider.name, deps), deps, async ({ paymentId, reference }) => {
    const fact = await provider.find({ paymentId, reference })
    if (fact !== null) await receiveFact(fact, provider.name, deps)
  })
  await each('capture or release', await undecidedPayments(provider.name, deps), deps, ({ id }) =>
    settlePayment(id, provider, deps),
  )
  await failForgotten(provider.name, deps)
}

async function each<T>(
  what: string,
  rows: readonly T[],
  { log }: Deps,
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ what, err: error }, 'the payment provider does not answer; the job tries again later')
    }
  }
}

async function startedRefunds(provider: string, { db }: Deps) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.state', '=', 'started')
    // Refunds with a reference were accepted; a second call would pay twice.
    .where('refund.reference', 'is', null)
    .where('provider', '=', provider)
    .select(['refund.id as refundId', 'payment.charge', 'refund.amount', 'refund.currency'])
    .orderBy('refund.created_at')
    .execute()
  return rows.flatMap(({ charge, ...refund }) => (charge === null ? [] : [{ ...refund, charge }]))
}

/** Includes refused payments, because the guest may pay with another card on the same page. */
async function lostPayments(provider: string, { db, now }: Deps) {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const rows = await db
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where(({ or, eb }) => or([eb('state', '=', 'started'), eb('failure', '=', 'refused')]))
    .where('changed_at', '<', before(lostAfterMs))
    .where('created_at', '>', before(forgottenAfterMs))
    .select(['id as paymentId', 'reference'])
    .execute()
  return rows.flatMap(({ paymentId, reference }) => (reference === null ? [] : [{ paymentId, reference }]))
}

function undecidedPayments(provider: string, { db }: Deps) {
  return db
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('state', 'in', undecidedPaymentStates)
    .select('id')
    .execute()
}

async function failForgotten(provider: string, { db, now }: Deps): Promise<void> {
  const failed = { state: 'failed', failure: 'abandoned', changed_at: now() } as const
  await db
    .updateTable('payment')
    .set(failed)
    .where('provider', '=', provider)
    .where('state', '=', 'started')
    .where('created_at', '<=', new Date(now().getTime() - forgottenAfterMs))
    .execute()
}
