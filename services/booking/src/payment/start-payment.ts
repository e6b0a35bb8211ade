import type { PaymentLookup, PaymentRequest, PaymentStatus, StartedPayment } from '@marram/contract/booking/pay'
import { activePaymentStates } from '@marram/domain/booking/payment-process'
import { findEditionByLanguage } from '@marram/domain/edition'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext, Inside } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { lockPayment } from './lock-payment.ts'
import { payableNow } from './pay-ways.ts'
import { type PaymentOrder, ProviderUnavailable } from './payment-provider.ts'
import type { NamedProvider } from './providers.ts'
import { receiveFact } from './receive-fact.ts'

type Begun = { readonly order: PaymentOrder; readonly openPages: readonly OpenPage[] }
type OpenPage = { readonly paymentId: string; readonly reference: string }

/** Opens the provider's page for an open instalment and closes earlier pages of the booking. */
export async function startPayment(
  request: PaymentRequest,
  provider: NamedProvider,
  context: BookingContext,
): Promise<StartedPayment | Refusal> {
  const begun = await context.db.transaction().execute((trx) => begin(request, provider, { ...context, db: trx }))
  if (isRefusal(begun)) return begun
  for (const page of begun.openPages) await closePage(page, provider, context)
  return openPage(begun.order, provider, context)
}

/** Checks that the amount is the one the guest read. The booking's lock serialises starts. */
async function begin(
  { returnPath, languageId, amount: read, ...access }: PaymentRequest,
  { name: provider }: NamedProvider,
  { db, now, origins }: Inside,
): Promise<Begun | Refusal> {
  const ownBooking = await findOwnBooking({ db, now }, access, { lock: true })
  if (isRefusal(ownBooking)) return ownBooking
  const { row } = ownBooking
  const payable = payableNow(ownBooking, await loadAccount(db, row.id)).map(({ amount }) => amount)
  const amount = read ?? payable[0]
  if (amount === undefined || payable.length === 0) {
    return refuse(409, 'nothing-to-pay', 'There is nothing to pay for this booking now.')
  }
  if (!payable.includes(amount)) {
    return refuse(409, 'amount-changed', 'Another amount is due than the one that was shown.')
  }
  const earlier = await db
    .selectFrom('payment')
    .where('booking_id', '=', row.id)
    // After a declined card the page accepts another one.
    .where(({ or, eb }) => or([eb('state', 'in', ['started', ...activePaymentStates]), eb('failure', '=', 'refused')]))
    .select(['id', 'state', 'reference', 'provider'])
    .execute()
  if (earlier.some(({ state }) => activePaymentStates.some((active) => active === state))) return refusePending()
  const edition = findEditionByLanguage(languageId ?? row.language_id)?.key ?? 'de'
  const returnUrl = `${origins[edition]}${returnPath}`
  const { currency, reservation_id: reservationId } = row
  const at = { created_at: now(), changed_at: now() }
  // The concurrent call that opens this page notices and closes it again.
  await db
    .updateTable('payment')
    .set({ state: 'failed', failure: 'abandoned', changed_at: now() })
    .where('booking_id', '=', row.id)
    .where('state', '=', 'started')
    .where('reference', 'is', null)
    .execute()
  const { id: paymentId } = await db
    .insertInto('payment')
    .values({ booking_id: row.id, provider, amount, currency, state: 'started', return_url: returnUrl, ...at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const openPages = earlier.flatMap(({ id, reference, provider: name }) =>
    reference === null || name !== provider ? [] : [{ paymentId: id, reference }],
  )
  return { order: { paymentId, amount, currency, returnUrl, reservationId, edition }, openPages }
}

function refusePending(): Refusal {
  return refuse(409, 'payment-pending', 'Another payment for this booking is in progress.')
}

async function openPage(
  order: PaymentOrder,
  provider: NamedProvider,
  context: BookingContext,
): Promise<StartedPayment | Refusal> {
  const { paymentId, amount, currency } = order
  try {
    const { redirectUrl, reference } = await provider.start(order)
    if (await keepReference(paymentId, reference, context)) return { paymentId, amount, currency, redirectUrl }
    await closePage({ paymentId, reference }, provider, context)
    return refuse(409, 'payment-pending', 'A newer page to pay this booking has been opened.')
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ paymentId, err: error }, 'the payment provider could not start a payment')
    // No guest was redirected to the payment page, so it cannot have been paid.
    await receiveFact({ kind: 'abandoned', paymentId }, provider.name, context)
    const headers = { 'retry-after': '60' }
    return refuse(503, 'provider-away', 'Cards cannot be taken at the moment.', { headers })
  }
}

/** False if a later start has replaced this payment. Takes the booking's lock, as starts do. */
function keepReference(paymentId: string, reference: string, { db }: BookingContext): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const payment = await lockPayment(paymentId, trx)
    await trx.updateTable('payment').set({ reference }).where('id', '=', paymentId).execute()
    return payment?.row.state === 'started'
  })
}

/** Closes a page, whose amount may be outdated. If closing fails and the guest pays, the payment is released unless due. */
async function closePage(
  { paymentId, reference }: OpenPage,
  provider: NamedProvider,
  context: BookingContext,
): Promise<void> {
  try {
    await provider.close(reference)
    await receiveFact({ kind: 'abandoned', paymentId }, provider.name, context)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ paymentId, err: error }, 'an earlier payment page could not be closed')
  }
}

/** The payment for the return page; the provider's notice may arrive before or after. */
export async function readPayment(
  { paymentId, ...access }: PaymentLookup,
  { db, now }: BookingContext,
): Promise<PaymentStatus | Refusal> {
  const ownBooking = await findOwnBooking({ db, now }, access)
  if (isRefusal(ownBooking)) return ownBooking
  const payment = await db
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .where('booking_id', '=', ownBooking.row.id)
    .select(['state', 'failure'])
    .executeTakeFirst()
  if (!payment) return refuse(404, 'unknown-payment', 'There is no such payment for this booking.')
  return { paymentId, ...payment }
}
