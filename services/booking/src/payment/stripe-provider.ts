import { mailMessages } from '@marram/i18n/mail/catalogue'
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

/** Lifetime of a Stripe page, just above Stripe's minimum of half an hour. */
const openSeconds = 31 * 60
const signatureAgeSeconds = 300

/** Loads Stripe's 218 modules only if it is the provider. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

type StripeSettings = ProviderSettings & { readonly stripeKey: string; readonly now: () => Date }

/**
 * Cards, Apple Pay and Google Pay on Stripe's page, without its scripts on ours. The page authorises and we capture, so
 * that an amount that is no longer due is never taken.
 */
export function createStripe({
  stripeKey,
  stripeWebhookSecrets = [],
  stripeApi,
  now,
}: StripeSettings): PaymentProvider {
  const options = { maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...stripeApi }
  const opened = loadStripe().then((Client) => new Client(stripeKey, options))
  // Every call awaits it and handles the error.
  opened.catch(() => {})
  const retrieve = (charge: string) => callStripe(opened.then((stripe) => stripe.paymentIntents.retrieve(charge)))
  /** Stripe refuses a repeated capture or cancellation; then the current state counts. */
  const orRetrieve = (charge: string, call: Promise<Stripe.PaymentIntent>) =>
    callStripe(call).catch((error: unknown) => (isRefused(error) ? retrieve(charge) : raise(error)))
  return {
    start: async ({ paymentId, amount, currency, returnUrl, reservationId, edition }) => {
      const name = `${mailMessages(edition).sender.name} ${reservationId}`
      const stripe = await opened
      const session = await callStripe(
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
      const session = await callStripe(stripe.checkout.sessions.retrieve(reference))
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
      await callStripe(stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
        if (!isRefused(error)) raise(error)
      })
    },
    refund: async ({ refundId, charge, amount, currency }): Promise<RefundFact> => {
      const stripe = await opened
      const params = { payment_intent: charge, amount, metadata: { refundId } }
      try {
        const refund = await callStripe(stripe.refunds.create(params, { idempotencyKey: `refund-${refundId}` }))
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

/** Stripe's library refuses old signatures, but accepts future ones. */
function isDatedAhead(signature: string, now: Date): boolean {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? []
  return Number(seconds) - now.getTime() / 1000 > signatureAgeSeconds
}

/** Captured or cancelled; any other state is retried. */
function factOfEnded(intent: Stripe.PaymentIntent): ProviderFact {
  const fact = factOfIntent(intent)
  if (fact?.kind === 'paid' || fact?.kind === 'released') return fact
  throw new ProviderUnavailable(`Stripe has the payment in the state ${intent.status}.`)
}

/** A large agency has some hundred a day. */
const maxListed = 10_000

function listAll<T>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  return callStripe(list.autoPagingToArray({ limit: maxListed }))
}

class Refused extends Error {}

const isRefused = (error: unknown): boolean => error instanceof Refused

function raise(error: unknown): never {
  throw error
}

/** Distinguishes refusals (request errors) from unknown outcomes: time-outs, broken connections, rate limits, outages. */
async function callStripe<T>(call: Promise<T>): Promise<T> {
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
