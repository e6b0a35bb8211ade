import { undecidedPaymentStates } from '@marram/domain/booking/payment-process'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import type { Inside } from '../booking/context.ts'
import { recordMoney } from '../ledger/record-money.ts'
import { raiseAlert, writeMoney } from './alerts.ts'
import { findByCharge, type LockedPayment, lockPayment } from './lock-payment.ts'
import { hasOtherActivePayment, movePayment } from './move-payment.ts'
import type { ProviderFact } from './payment-provider.ts'
import { returnSurplus } from './plan-refunds.ts'
import { receiveDispute, receiveRefund } from './receive-return.ts'

type Deps = Pick<Inside, 'db' | 'now' | 'takes'>
export type Received = { readonly received: true }
type PaymentFact = Extract<ProviderFact, { paymentId: string }>
type ChargeFact = Extract<ProviderFact, { kind: 'authorised' | 'paid' }>

const received: Received = { received: true }
const unknown = () => refuse(404, 'unknown-payment', 'There is no such payment.')

/** Facts arrive repeatedly, late and in any order; those without a matching transition change nothing. */
export function receiveFact(fact: ProviderFact, provider: string, deps: Deps): Promise<Received | Refusal> {
  return deps.db.transaction().execute(async (trx) => {
    const inside = { now: deps.now, takes: deps.takes, db: trx }
    if (fact.kind === 'unrelated') return received
    if (fact.kind === 'refund' || fact.kind === 'dispute') {
      const payment = await findByCharge(fact.charge, provider, trx)
      if (!payment) return unknown()
      await (fact.kind === 'refund' ? receiveRefund(fact, payment, inside) : receiveDispute(fact, payment, inside))
      return received
    }
    const payment = await lockPayment(fact.paymentId, trx)
    if (payment?.row.provider !== provider) return unknown()
    return receivePayment(fact, payment, inside)
  })
}

async function receivePayment(fact: PaymentFact, payment: LockedPayment, deps: Deps): Promise<Received | Refusal> {
  if (fact.kind === 'authorised' || fact.kind === 'paid') return receiveCharge(fact, payment, deps)
  if (fact.kind === 'released') {
    await receiveRelease(payment, deps)
    return received
  }
  const { state, failure } = payment.row
  // An abandoned page is no news for a refused payment.
  if (state === 'started' || (failure === 'refused' && fact.kind === 'abandoned')) {
    await movePayment(payment, 'fail', deps, { failure: fact.kind })
  }
  return received
}

async function receiveCharge(fact: ChargeFact, payment: LockedPayment, deps: Deps): Promise<Received | Refusal> {
  const { row, booking } = payment
  const { charge } = fact
  const isSame = row.amount === fact.amount && row.currency === fact.currency
  if (!isSame && row.charge === null) {
    const detail = `${row.provider}: ${writeMoney(fact)} instead of ${writeMoney(row)}, ${charge}`
    const alert = { key: `other-amount ${row.id}`, kind: 'other-amount', bookingId: booking.id, detail } as const
    await raiseAlert(deps.db, alert, deps.now())
  }
  if (!isSame) return refuse(422, 'other-amount', 'The notice is about another amount than the payment.')
  if (fact.kind === 'authorised') {
    const isSecond = await hasOtherActivePayment(payment, deps)
    await movePayment(payment, isSecond ? 'let-go' : 'authorise', deps, { charge })
    return received
  }
  if (!(await movePayment(payment, 'confirm-capture', deps, { charge }))) return received
  const movement = { key: `payment ${row.id}`, kind: 'payment', what: row.provider, amount: fact.amount } as const
  await recordMoney(deps.db, booking, movement, { actor: 'guest', now: deps.now() })
  // Cancelled during the capture.
  if (booking.state === 'cancelled') await returnSurplus(booking, deps)
  return received
}

/** Alerts staff that nothing was captured, because the guest believes to have paid. */
async function receiveRelease(payment: LockedPayment, deps: Deps): Promise<void> {
  const { row, booking } = payment
  const wasAuthorised = undecidedPaymentStates.some((state) => state === row.state)
  if (!(await movePayment(payment, 'confirm-release', deps)) || !wasAuthorised) return
  const why =
    row.state === 'releasing'
      ? 'was no longer due when the card was authorised; nothing was captured'
      : 'could not be captured, because the authorisation had expired'
  const detail = `${writeMoney(row)} ${why}`
  await raiseAlert(deps.db, { key: `released ${row.id}`, kind: 'released', bookingId: booking.id, detail }, deps.now())
}
