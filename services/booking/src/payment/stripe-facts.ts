import type { Currency } from '@marram/domain/money'
import type Stripe from 'stripe'
import * as v from 'valibot'
import { type ProviderFact, providerFact, type RefundFact } from './payment-provider.ts'

const unrelated: ProviderFact = { kind: 'unrelated' }

export function currencyOf(written: string): Currency | null {
  const upper = written.toUpperCase()
  return upper === 'DKK' || upper === 'EUR' ? upper : null
}

/** Maps an event to a fact; events of other shops on the account are unrelated. */
export function factOfEvent(event: Stripe.Event): ProviderFact {
  switch (event.type) {
    case 'checkout.session.expired':
      return checked({ kind: 'abandoned', paymentId: event.data.object.metadata?.paymentId })
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return factOfIntent(event.data.object) ?? unrelated
    case 'payment_intent.payment_failed':
      return checked({ kind: 'refused', paymentId: event.data.object.metadata.paymentId })
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return factOfRefund(event.data.object) ?? unrelated
    case 'charge.dispute.created':
      return factOfDispute(event.data.object, 'opened')
    case 'charge.dispute.funds_withdrawn':
      return factOfDispute(event.data.object, 'withdrawn')
    case 'charge.dispute.funds_reinstated':
      return factOfDispute(event.data.object, 'reinstated')
    case 'charge.dispute.closed':
      return factOfDispute(event.data.object, event.data.object.status === 'won' ? 'won' : 'lost')
    default:
      return unrelated
  }
}

/** Null while undecided: the guest can still try another card. */
export function factOfIntent(intent: Stripe.PaymentIntent): ProviderFact | null {
  const { id: charge, metadata, currency, status } = intent
  const { paymentId } = metadata
  const money = { paymentId, charge, currency: currencyOf(currency) }
  if (status === 'requires_capture') return checked({ kind: 'authorised', ...money, amount: intent.amount_capturable })
  if (status === 'succeeded') return checked({ kind: 'paid', ...money, amount: intent.amount_received })
  return status === 'canceled' ? checked({ kind: 'released', paymentId }) : null
}

export function factOfRefund({
  id,
  payment_intent: intent,
  metadata,
  amount,
  currency,
  status,
}: Stripe.Refund): RefundFact | null {
  const charge = typeof intent === 'string' ? intent : intent?.id
  const outcome = status === 'succeeded' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
  const refundId = metadata?.refundId ?? null
  const fact = checked({
    kind: 'refund',
    refundId,
    reference: id,
    charge,
    outcome,
    amount,
    currency: currencyOf(currency),
  })
  return fact.kind === 'refund' ? fact : null
}

function factOfDispute(
  dispute: Stripe.Dispute,
  step: 'opened' | 'withdrawn' | 'reinstated' | 'won' | 'lost',
): ProviderFact {
  const { id: disputeId, payment_intent: intent, amount, currency } = dispute
  const charge = typeof intent === 'string' ? intent : intent?.id
  return checked({ kind: 'dispute', disputeId, charge, step, amount, currency: currencyOf(currency) })
}

/** Unrelated if it belongs to another shop on the account, or has an unsupported currency. */
function checked(fact: Readonly<Record<string, unknown>>): ProviderFact {
  const parsed = v.safeParse(providerFact, fact)
  return parsed.success ? parsed.output : unrelated
}
