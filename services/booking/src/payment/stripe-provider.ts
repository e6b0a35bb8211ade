import type Stripe from 'stripe'
import {
  type OpenProvider,
  type PaymentProvider,
  type ProviderFact,
  type ProviderMovement,
  type ProviderSettings,
  ProviderUnavailable,
  type RefundFact,
} from './payment-provider.ts'
import { currencyOf, factOfEvent, factOfIntent, factOfRefund } from './stripe-facts.ts'

/** How long a guest may take on the page of Stripe; its shortest is half an hour. */
const openSeconds = 31 * 60
const signatureAgeSeconds = 300

/** 218 modules, which every start loaded, also where nobody pays by Stripe. */
async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

type StripeSettings = ProviderSettings & { readonly stripeKey: string; readonly now: () => Date }

/**
 * Cards, Apple Pay and Google Pay on Stripe's own page; none of its scripts is on ours. The amount is authorised there
 * and captured by us, so that one that is no longer due is never taken.
 */
export function createStripe({
  stripeKey,
  stripeWebhookSecrets = [],
  stripeApi,
  now,
}: StripeSettings): PaymentProvider {
  const options = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...stripeApi }
  const opened = loadStripe().then((Client) => new Client(stripeKey, options))
  // Awaited by every call.
  opened.catch(() => {})
  const retrieve = (charge: string) => ask(opened.then((stripe) => stripe.paymentIntents.retrieve(charge)))
  /** Stripe refuses what was captured or cancelled before; its present state counts. */
  const orRetrieve = (charge: string, call: Promise<Stripe.PaymentIntent>) =>
    ask(call).catch((error: unknown) => (isRefused(error) ? retrieve(charge) : raise(error)))
  return {
    start: async ({ paymentId, amount, currency, returnUrl, reservationId, edition }) => {
      const name = `Marram ${reservationId}`
      const stripe = await opened
      const session = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: paymentId,
            metadata: { paymentId },
            line_items: [
              {
                quantity: 1,
                price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } },
              },
            ],
            payment_intent_data: { capture_method: 'manual', metadata: { paymentId }, description: name },
            success_url: returnUrl,
            cancel_url: returnUrl,
            locale: edition,
            expires_at: Math.floor(now().getTime() / 1000) + openSeconds,
          },
          { idempotencyKey: `start-${paymentId}` },
        ),
      )
      if (session.url === null) throw new ProviderUnavailable('Stripe opened a session without a page.')
      return { redirectUrl: session.url, reference: session.id }
    },
    readNotice: async (headers, body, at) => {
      const stripe = await opened
      const signature = headers.get('stripe-signature') ?? ''
      if (isDatedAhead(signature, at)) return null
      for (const secret of stripeWebhookSecrets) {
        const event = await stripe.webhooks
          .constructEventAsync(body, signature, secret, signatureAgeSeconds, undefined, at.getTime())
          .catch(() => null)
        if (event !== null) return factOfEvent(event)
      }
      return null
    },
    find: async ({ paymentId, reference }) => {
      const stripe = await opened
      const session = await ask(stripe.checkout.sessions.retrieve(reference))
      if (session.status === 'expired') return { kind: 'abandoned', paymentId }
      const intent = typeof session.payment_intent === 'string' ? session.payment_intent : session.payment_intent?.id
      return session.status === 'complete' && intent ? factOfIntent(await retrieve(intent)) : null
    },
    capture: async ({ paymentId, charge, amount }) => {
      const stripe = await opened
      const captured = stripe.paymentIntents.capture(
        charge,
        { amount_to_capture: amount },
        { idempotencyKey: `capture-${paymentId}` },
      )
      return factOfEnded(await orRetrieve(charge, captured))
    },
    release: async ({ paymentId, charge }) => {
      const stripe = await opened
      const cancelled = stripe.paymentIntents.cancel(charge, {}, { idempotencyKey: `release-${paymentId}` })
      return factOfEnded(await orRetrieve(charge, cancelled))
    },
    close: async (reference) => {
      const stripe = await opened
      await ask(stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!isRefused(error)) raise(error)
      })
    },
    refund: async ({ refundId, charge, amount, currency }): Promise<RefundFact> => {
      const stripe = await opened
      const asked = { payment_intent: charge, amount, metadata: { refundId } }
      try {
        const refund = await ask(stripe.refunds.create(asked, { idempotencyKey: `refund-${refundId}` }))
        return factOfRefund(refund) ?? raise(new ProviderUnavailable('Stripe answered with another refund.'))
      } catch (error) {
        if (!isRefused(error)) throw error
        return {
          kind: 'refund',
          refundId,
          reference: `refused-${refundId}`,
          charge,
          outcome: 'failed',
          amount,
          currency,
        }
      }
    },
    movements: async (from, until) => {
      const stripe = await opened
      const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(until.getTime() / 1000) }
      const movements: ProviderMovement[] = []
      for (const charge of await listAll(stripe.charges.list({ created, limit: 100 }))) {
        const currency = currencyOf(charge.currency)
        const id = charge.metadata.paymentId
        if (charge.amount_captured > 0 && id && currency)
          movements.push({ kind: 'payment', id, amount: charge.amount_captured, currency })
      }
      for (const refund of await listAll(stripe.refunds.list({ created, limit: 100 }))) {
        const fact = factOfRefund(refund)
        if (fact?.outcome === 'paid')
          movements.push({ kind: 'refund', id: fact.reference, amount: fact.amount, currency: fact.currency })
      }
      return movements
    },
  }
}

/** Stripe's library refuses old signatures, and accepts any that are dated ahead. */
function isDatedAhead(signature: string, now: Date): boolean {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? []
  return Number(seconds) - now.getTime() / 1000 > signatureAgeSeconds
}

/** Captured or cancelled; anything else is asked about again. */
function factOfEnded(intent: Stripe.PaymentIntent): ProviderFact {
  const fact = factOfIntent(intent)
  if (fact?.kind === 'paid' || fact?.kind === 'released') return fact
  throw new ProviderUnavailable(`Stripe has the payment in the state ${intent.status}.`)
}

/** A day of a large agency is some hundred; whoever has more pays more attention than this list. */
const maxListed = 10_000

function listAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return ask(list.autoPagingToArray({ limit: maxListed }))
}

class Refused extends Error {}

const isRefused = (error: unknown): boolean => error instanceof Refused

function raise(error: unknown): never {
  throw error
}

/** Either Stripe refuses (a request error), or the outcome is unknown: time-outs, broken connections, rate limits, outages. */
async function ask<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const cause = { cause: error }
    const { StripeInvalidRequestError, StripeCardError, StripeError } = (await loadStripe()).errors
    if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError) {
      throw new Refused(error.message, cause)
    }
    if (error instanceof StripeError) throw new ProviderUnavailable(error.message, cause)
    throw error
  }
}

export const openStripe: OpenProvider = ({ now }, { stripeKey, ...keys }) => {
  if (stripeKey === undefined) throw new Error('STRIPE_KEY is not set.')
  return createStripe({ ...keys, stripeKey, now })
}
