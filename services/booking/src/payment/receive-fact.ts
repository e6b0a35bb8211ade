import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { BookingContext } from '../booking/context.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import { findByCharge, type LockedPayment, lockPayment } from './lock-payment.ts'
import type { ProviderFact } from './payment-provider.ts'
import { receiveDispute, receiveRefund } from './receive-return.ts'

type Deps = Pick<BookingContext, 'db' | 'now'>
export type Received = { readonly received: true }
type PaymentFact = Extract<ProviderFact, { paymentId: string }>

const received: Received = { received: true }
const unknown = () => refuse(404, 'unknown-payment', 'There is no such payment.')

/**
 * Facts come twice, late and in any order. Money that has come in is entered once and stays: no refusal undoes it,
 * while money that comes after one is still money.
 */
export function receiveFact(fact: ProviderFact, provider: string, { db, now }: Deps): Promise<Received | Refusal> {
  return db.transaction().execute(async (trx) => {
    const deps = { db: trx, now }
    if (fact.kind === 'unrelated') return received
    if (fact.kind === 'refund' || fact.kind === 'dispute') {
      const payment = await findByCharge(fact.charge, provider, trx)
      if (!payment) return unknown()
      await (fact.kind === 'refund' ? receiveRefund(fact, payment, deps) : receiveDispute(fact, payment, deps))
      return received
    }
    const payment = await lockPayment(fact.paymentId, trx)
    if (payment?.row.provider !== provider) return unknown()
    return receivePayment(fact, payment, deps)
  })
}

async function receivePayment(fact: PaymentFact, payment: LockedPayment, deps: Deps): Promise<Received | Refusal> {
  const { row, booking } = payment
  if (row.state === 'paid') return received
  if (fact.kind === 'paid' || fact.kind === 'authorised') {
    if (row.amount !== fact.amount || row.currency !== fact.currency) {
      const detail = `${row.provider}: ${writeMoney(fact)} instead of ${writeMoney(row)}, ${fact.charge}`
      const alert = { key: `other-amount ${row.id}`, kind: 'other-amount', bookingId: booking.id, detail } as const
      await raiseAlert(deps.db, alert, deps.now())
      return refuse(422, 'other-amount', 'The notice is about another amount than the payment.')
    }
    if (fact.kind === 'authorised' && row.state === 'released') return received
    await setState(row.id, { state: fact.kind, charge: fact.charge }, deps)
    if (fact.kind === 'authorised') return received
    const movement = { key: `payment ${row.id}`, kind: 'payment', what: row.provider, amount: fact.amount } as const
    await recordMoney(deps.db, booking, movement, { actor: 'guest', now: deps.now() })
    return received
  }
  // What is authorised waits for us alone: a try with another card before it says nothing any more.
  const canEnd = row.state === 'started' || (row.state === 'authorised' && fact.kind === 'released')
  if (canEnd || (row.state === 'refused' && fact.kind === 'abandoned'))
    await setState(row.id, { state: fact.kind }, deps)
  return received
}

async function setState(
  id: string,
  changed: Partial<Pick<LockedPayment['row'], 'state' | 'charge'>>,
  { db, now }: Deps,
) {
  const values = { ...changed, changed_at: now() }
  await db.updateTable('payment').set(values).where('id', '=', id).execute()
}
