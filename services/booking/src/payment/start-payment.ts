import type { PaymentLookup, PaymentRequest, PaymentStatus, StartedPayment } from '@marram/contract/booking/pay'
import { findEditionByLanguage } from '@marram/domain/edition'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { findOwnBooking } from '../change/find-booking.ts'
import { loadAccount } from '../ledger/entries.ts'
import { payableNow } from './pay-ways.ts'
import type { NamedProvider } from './providers.ts'

export async function startPayment(
  { returnPath, languageId, ...access }: PaymentRequest,
  provider: NamedProvider,
  { db, now, origins }: BookingContext,
): Promise<StartedPayment | Refusal> {
  const own = await findOwnBooking({ db, now }, access)
  if (isRefusal(own)) return own
  const { row, quote } = own
  const [amount = 0] = payableNow(row, quote, await loadAccount(db, row.id))
  if (amount <= 0) {
    return refuse(409, 'nothing-to-pay', 'There is nothing to pay for this booking now.')
  }
  const edition = findEditionByLanguage(languageId ?? row.language_id)?.key ?? 'de'
  const returnUrl = `${origins[edition]}${returnPath}`
  const { currency } = row
  const at = { created_at: now(), changed_at: now() }
  const { id: paymentId } = await db
    .insertInto('payment')
    .values({
      booking_id: row.id,
      provider: provider.name,
      amount,
      currency,
      state: 'started',
      return_url: returnUrl,
      ...at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { redirectUrl } = await provider.start({ paymentId, amount, currency, returnUrl })
  return { paymentId, amount, currency, redirectUrl }
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
