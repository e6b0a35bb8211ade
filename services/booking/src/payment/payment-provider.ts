import { currency } from '@marram/contract/booking/place'
import type { Currency } from '@marram/domain/money'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingContext } from '../booking/context.ts'

export type PaymentApp = Hono<{ Bindings: SocketBindings }>

/** Path of the provider's webhooks. */
export const noticePath = '/payments/notices'

const uuid = v.pipe(v.string(), v.uuid())
const reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const money = { amount: v.pipe(v.number(), v.integer(), v.minValue(1)), currency }
const charged = { paymentId: uuid, charge: reference, ...money }

/** A provider's message: by notice, repeated and in any order, or as a reply. */
export const providerFact = v.variant('kind', [
  // The guest's bank reserves the amount until we capture or release it.
  v.object({ kind: v.literal('authorised'), ...charged }),
  v.object({ kind: v.literal('paid'), ...charged }),
  v.object({ kind: v.picklist(['refused', 'abandoned', 'released']), paymentId: uuid }),
  /** `refundId` is null for a refund made on the provider's own pages. */
  v.object({
    kind: v.literal('refund'),
    refundId: v.nullable(uuid),
    reference,
    charge: reference,
    outcome: v.picklist(['paid', 'pending', 'failed']),
    ...money,
  }),
  v.object({
    kind: v.literal('dispute'),
    disputeId: reference,
    charge: reference,
    step: v.picklist(['opened', 'withdrawn', 'reinstated', 'won', 'lost']),
    ...money,
  }),
  // Signed by the provider, but not about our payments.
  v.object({ kind: v.literal('unrelated') }),
])
export type ProviderFact = v.InferOutput<typeof providerFact>
export type RefundFact = Extract<ProviderFact, { kind: 'refund' }>

export type PaymentOrder = {
  readonly paymentId: string
  /** Minor units. */
  readonly amount: number
  readonly currency: Currency
  readonly returnUrl: string
  readonly reservationId: string
  readonly edition: EditionKey
}

export type Charge = {
  readonly paymentId: string
  readonly charge: string
  readonly amount: number
  readonly currency: Currency
}
export type RefundOrder = Omit<Charge, 'paymentId'> & { readonly refundId: string }

/** A movement in the provider's books; `id` is our payment id, or the provider's reference of a refund. */
export type ProviderMovement = {
  readonly kind: 'payment' | 'refund'
  readonly id: string
  readonly amount: number
  readonly currency: Currency
}

/** The outcome is unknown after a broken connection, a time-out or an outage: try again. */
export class ProviderUnavailable extends Error {}

/**
 * A card payment provider. Card numbers never reach this program. Every call goes over the network, so none is inside a
 * transaction, and each can be repeated: our ids are its idempotency keys.
 */
export type PaymentProvider = {
  /** Creates the page that authorises the amount without capturing it. */
  start(order: PaymentOrder): Promise<{ readonly redirectUrl: string; readonly reference: string }>
  /** Parses a notice; null unless it is signed and fresh. */
  readNotice(headers: Headers, body: string, now: Date): Promise<ProviderFact | null>
  /** Polls a payment whose notice may be lost; null while the guest can still pay. */
  find(payment: { readonly paymentId: string; readonly reference: string }): Promise<ProviderFact | null>
  /** Captures an authorised amount: paid, or released if that is no longer possible. */
  capture(charge: Charge): Promise<ProviderFact>
  /** Releases an authorised amount: released, or paid if it was already captured. */
  release(charge: Charge): Promise<ProviderFact>
  /** Closes an open payment page; a finished one is unchanged. */
  close(reference: string): Promise<void>
  refund(order: RefundOrder): Promise<RefundFact>
  /** All movements that began in this span. */
  movements(from: Date, until: Date): Promise<ProviderMovement[]>
  /** Mounts the provider's pages in this program; only the sandbox needs it. */
  mountPages?(app: PaymentApp): void
}

/** Opens a provider; each provider module exports one, listed in `providers.ts`. */
export type OpenProvider = (context: BookingContext, keys: ProviderSettings) => PaymentProvider

export type StripeApi = {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
  readonly timeout: number
  readonly maxNetworkRetries: number
}

/** Settings of all providers; each reads its part. */
export type ProviderSettings = {
  readonly stripeKey?: string | undefined
  readonly stripeWebhookSecrets?: readonly string[]
  /** Address of a fake Stripe API in tests. */
  readonly stripeApi?: StripeApi
}
