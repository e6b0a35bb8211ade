import type { PaymentLookup, PaymentRequest, PaymentStatus, StartedPayment } from '@marram/contract/booking/pay'
import { findEditionByLanguage } from '@marram/domain/edition'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { payableNow } from './pay-ways.ts'
import { type PaymentOrder, ProviderUnavailable } from './payment-provider.ts'
import type { NamedProvider } from './providers.ts'

/** An open instalment, whatever was chosen when booking; the amount must still be the one that the guest read. */
export async function startPayment(
  { returnPath, languageId, amount: read, ...access }: PaymentRequest,
  provider: NamedProvider,
  context: BookingContext,
): Promise<StartedPayment | Refusal> {
  const { db, now, origins } = context
  const own = await findOwnBooking({ db, now }, access)
  if (isRefusal(own)) return own
  const { row, quote } = own
  const payable = payableNow(row, quote, await loadAccount(db, row.id)).map(({ amount }) => amount)
  const amount = read ?? payable[0]
  if (amount === undefined || payable.length === 0) {
    return refuse(409, 'nothing-to-pay', 'There is nothing to pay for this booking now.')
  }
  if (!payable.includes(amount)) {
    return refuse(409, 'amount-changed', 'Another amount is due than the one that was shown.')
  }
  if (await closeEarlier(row.id, provider, context)) {
    return refuse(409, 'payment-pending', 'A payment for this booking is being taken at this moment.')
  }
  const edition = findEditionByLanguage(languageId ?? row.language_id)?.key ?? 'de'
  const returnUrl = `${origins[edition]}${returnPath}`
  const { currency, reservation_id: reservationId } = row
  const { id: paymentId } = await db
    .insertInto('payment')
    .values({
      booking_id: row.id,
      provider: provider.name,
      amount,
      currency,
      state: 'started',
      return_url: returnUrl,
      created_at: now(),
      changed_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return open({ paymentId, amount, currency, returnUrl, reservationId, edition }, provider, context)
}

async function open(order: PaymentOrder, provider: NamedProvider, context: BookingContext) {
  const { paymentId, amount, currency } = order
  const note = (changed: { reference: string } | { state: 'abandoned' }) =>
    context.db.updateTable('payment').set(changed).where('id', '=', paymentId).execute()
  try {
    const { redirectUrl, reference } = await provider.start(order)
    await note({ reference })
    return { paymentId, amount, currency, redirectUrl }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ paymentId, err: error }, 'the payment provider could not begin a payment')
    // No guest was redirected to the payment page, so it cannot have been paid.
    await note({ state: 'abandoned' })
    return refuse(503, 'provider-away', 'Cards cannot be taken at the moment.')
  }
}

/** A page that is still open somewhere has an older amount. Whether one is paid there at this moment. */
async function closeEarlier(bookingId: number, provider: NamedProvider, { db, now, log }: BookingContext) {
  const earlier = await db
    .selectFrom('payment')
    .where('booking_id', '=', bookingId)
    .where('provider', '=', provider.name)
    .where('state', 'in', ['started', 'authorised'])
    .select(['id', 'state', 'reference'])
    .execute()
  for (const { id, state, reference } of earlier) {
    if (state !== 'started' || reference === null) continue
    try {
      await provider.close(reference)
      const ended = { state: 'abandoned' as const, changed_at: now() }
      await db.updateTable('payment').set(ended).where('id', '=', id).where('state', '=', 'started').execute()
    } catch (error) {
      // What is authorised there after all is let go when it is no longer due.
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ paymentId: id, err: error }, 'an earlier payment page could not be closed')
    }
  }
  return earlier.some(({ state }) => state === 'authorised')
}

/** For the page to which the guest comes back; the provider's notice may come before or after. */
export async function readPayment(
  { paymentId, ...access }: PaymentLookup,
  { db, now }: BookingContext,
): Promise<PaymentStatus | Refusal> {
  const own = await findOwnBooking({ db, now }, access)
  if (isRefusal(own)) return own
  const payment = await db
    .selectFrom('payment')
    .where('id', '=', paymentId)
    .where('booking_id', '=', own.row.id)
    .select('state')
    .executeTakeFirst()
  if (!payment) return refuse(404, 'unknown-payment', 'There is no such payment for this booking.')
  return { paymentId, state: payment.state }
}
