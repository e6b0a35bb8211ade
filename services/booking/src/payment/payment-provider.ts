import { currency } from '@marram/contract/booking/place'
import type { Currency } from '@marram/domain/money'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { BookingContext } from '../booking/context.ts'

export type PaymentApp = Hono<{ Bindings: SocketBindings }>

/** Where a provider tells us what became of a payment. */
export const noticePath = '/payments/notices'

const uuid = v.pipe(v.string(), v.uuid())
const reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const money = { amount: v.pipe(v.number(), v.integer(), v.minValue(1)), currency }
const charged = { paymentId: uuid, charge: reference, ...money }

/** What a provider tells us: by notice, once or several times and in any order, or when asked. */
export const providerFact = v.variant('kind', [
  // The guest's bank keeps the amount for us until we take it or let it go.
  v.object({ kind: v.literal('authorised'), ...charged }),
  v.object({ kind: v.literal('paid'), ...charged }),
  v.object({ kind: v.picklist(['refused', 'abandoned', 'released']), paymentId: uuid }),
  /** `refundId` is null for a refund that somebody made on the provider's own pages. */
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
  // Signed by the provider, and nothing of ours.
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

/** Money as the provider's own books have it; `id` is that of our payment, or the provider's reference of the refund. */
export type ProviderMovement = {
  readonly kind: 'payment' | 'refund'
  readonly id: string
  readonly amount: number
  readonly currency: Currency
}

/** Nobody knows whether it was done: the connection broke, took too long, or the provider has an outage. Try again. */
export class ProviderUnavailable extends Error {}

/**
 * Somebody who takes cards for us. Card numbers never reach this program. Every call goes over the network, so none
 * is inside a transaction, and each can be made again: the ids of ours are its idempotency keys.
 */
export type PaymentProvider = {
  /** The page to which the guest is sent, where the amount is authorised and not yet taken. */
  start(order: PaymentOrder): Promise<{ readonly redirectUrl: string; readonly reference: string }>
  /** What a notice says; null unless it is signed by the provider and fresh. */
  readNotice(headers: Headers, body: string, now: Date): Promise<ProviderFact | null>
  /** What became of a payment whose notice may be lost; null while the guest may still pay. */
  find(payment: { readonly paymentId: string; readonly reference: string }): Promise<ProviderFact | null>
  /** Takes what was authorised: paid, or released where that is no longer possible. */
  capture(charge: Charge): Promise<ProviderFact>
  /** Lets go of what was authorised: released, or paid where it was taken already. */
  release(charge: Charge): Promise<ProviderFact>
  /** The guest can no longer pay on that page; one that is over stays as it is. */
  close(reference: string): Promise<void>
  refund(order: RefundOrder): Promise<RefundFact>
  /** Every movement that began in this span. */
  movements(from: Date, until: Date): Promise<ProviderMovement[]>
  /** Adds pages that this program serves for the provider; those of a real one are on its own server. */
  mountPages?(app: PaymentApp): void
}

/** Makes a provider ready; a module of a provider exports one, and `providers.ts` lists it. */
export type OpenProvider = (context: BookingContext, keys: ProviderSettings) => PaymentProvider

export type StripeApi = {
  readonly host: string
  readonly port: number
  readonly protocol: 'http'
  readonly timeout: number
  readonly maxNetworkRetries: number
}

/** The settings of every provider; each reads its own. */
export type ProviderSettings = {
  readonly stripeKey?: string | undefined
  readonly stripeWebhookSecrets?: readonly string[]
  /** Where the API of Stripe answers, if not at Stripe: a server of the tests. */
  readonly stripeApi?: StripeApi
}
