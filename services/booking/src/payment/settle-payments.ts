import type { BookingContext } from '../booking/context.ts'
import { readBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import { lockPayment } from './lock-payment.ts'
import { payableNow } from './pay-ways.ts'
import { ProviderUnavailable } from './payment-provider.ts'
import type { NamedProvider } from './providers.ts'
import { receiveFact } from './receive-fact.ts'

type Deps = Pick<BookingContext, 'db' | 'now' | 'log'>

/** A notice mostly comes within seconds; after this we ask. */
const lostAfterMs = 10 * 60_000
/** No page of a provider stays open that long. */
const forgottenAfterMs = 3 * 24 * 3_600_000

/**
 * Takes what was authorised if it is still what is due, and lets it go otherwise: an amount that changed meanwhile is
 * never taken. Decided under the lock of the booking; the call to the provider comes after it.
 */
export async function settlePayment(paymentId: string, provider: NamedProvider, deps: Deps): Promise<void> {
  const decided = await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(paymentId, trx)
    if (payment?.row.state !== 'authorised' || payment.row.charge === null) return null
    const { row, booking } = payment
    const open = payableNow(booking, readBooking(booking).quote, await loadAccount(trx, booking.id))
    const charge = { paymentId, charge: payment.row.charge, amount: row.amount, currency: row.currency }
    return { charge, isDue: open.some(({ amount }) => amount === row.amount), bookingId: booking.id }
  })
  if (decided === null) return
  const { charge, isDue, bookingId } = decided
  if (isDue) {
    const fact = await provider.capture(charge)
    await receiveFact(fact, provider.name, deps)
    if (fact.kind === 'released') await raise('could not be taken any more, since the authorisation had ended')
    return
  }
  await provider.release(charge)
  await receiveFact({ kind: 'released', paymentId }, provider.name, deps)
  await raise('was no longer due when the card was authorised; nothing was taken')

  async function raise(why: string): Promise<void> {
    const detail = `${writeMoney(charge)} ${why}`
    await raiseAlert(deps.db, { key: `released ${paymentId}`, kind: 'released', bookingId, detail }, deps.now())
  }
}

/** The job: whatever waits for the provider is tried again until it answers. One that fails stops no other. */
export async function settlePayments(provider: NamedProvider, deps: Deps): Promise<void> {
  await each('refund', await startedRefunds(provider.name, deps), deps, async ({ refundId, ...order }) => {
    await receiveFact(await provider.refund({ refundId, ...order }), provider.name, deps)
  })
  await each('question', await lostPayments(provider.name, deps), deps, async ({ paymentId, reference }) => {
    const fact = await provider.find({ paymentId, reference })
    if (fact !== null) await receiveFact(fact, provider.name, deps)
  })
  const authorised = await deps.db
    .selectFrom('payment')
    .where('provider', '=', provider.name)
    .where('state', '=', 'authorised')
    .select('id')
    .execute()
  await each('capture', authorised, deps, ({ id }) => settlePayment(id, provider, deps))
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
      log.warn({ what, err: error }, 'the payment provider does not answer; it is asked again later')
    }
  }
}

async function startedRefunds(provider: string, { db }: Deps) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('refund.state', '=', 'started')
    .where('provider', '=', provider)
    .select(['refund.id as refundId', 'payment.charge', 'refund.amount', 'refund.currency'])
    .orderBy('refund.created_at')
    .execute()
  return rows.flatMap(({ charge, ...refund }) => (charge === null ? [] : [{ ...refund, charge }]))
}

async function lostPayments(provider: string, { db, now }: Deps) {
  const before = (ms: number) => new Date(now().getTime() - ms)
  const rows = await db
    .selectFrom('payment')
    .where('provider', '=', provider)
    .where('state', '=', 'started')
    .where('changed_at', '<', before(lostAfterMs))
    .where('created_at', '>', before(forgottenAfterMs))
    .select(['id as paymentId', 'reference'])
    .execute()
  return rows.flatMap(({ paymentId, reference }) => (reference === null ? [] : [{ paymentId, reference }]))
}
