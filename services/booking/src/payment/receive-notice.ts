import type { PaymentNotice } from '@marram/contract/booking/pay'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { addEntries } from '../ledger/entries.ts'

/**
 * Notices come twice, late and in any order. Money that has come in is entered once and stays; a refusal or an
 * abandonment never undoes it, while money that comes after either is still money.
 */
export function receiveNotice(
  notice: PaymentNotice,
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
): Promise<{ readonly received: true } | Refusal> {
  const { paymentId, outcome, amount, currency } = notice
  return db.transaction().execute(async (trx) => {
    const payment = await trx
      .selectFrom('payment')
      .where('id', '=', paymentId)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()
    if (!payment) return refuse(404, 'unknown-payment', 'There is no such payment.')
    if (payment.amount !== amount || payment.currency !== currency) {
      return refuse(422, 'other-amount', 'The notice is about another amount than the payment.')
    }
    if (payment.state === 'paid' || payment.state === outcome) return { received: true } as const
    const changed = { state: outcome, changed_at: now() }
    await trx.updateTable('payment').set(changed).where('id', '=', paymentId).execute()
    if (outcome !== 'paid') return { received: true } as const
    const bookingId = payment.booking_id
    const entry = { key: `payment ${paymentId}`, kind: 'payment', what: payment.provider, amount: -amount } as const
    await addEntries(trx, { bookingId, currency, now: now() }, [entry])
    // Who has paid means it.
    await trx.updateTable('booking').set({ address_due: null }).where('id', '=', bookingId).execute()
    await trx
      .insertInto('booking_event')
      .values({
        booking_id: bookingId,
        kind: 'paid',
        actor: 'guest',
        detail: JSON.stringify({ paymentId, amount }),
        created_at: now(),
      })
      .execute()
    return { received: true } as const
  })
}
