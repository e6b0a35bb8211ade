import { randomUUID } from 'node:crypto'
import type { ProviderFact } from '@marram/booking/payment/payment-provider'
import { createSandboxBooks } from '@marram/booking/payment/sandbox-books'
import { createSandbox } from '@marram/booking/payment/sandbox-provider'
import {
  type Fault,
  type StripeServer,
  startStripeServer,
  webhookSecret,
} from '@marram/booking/payment/testing/stripe-server'
import { startTestBooking, type TestBooking } from '@marram/booking/testing/start-booking'
import { createSecrets } from '@marram/database/secrets'
import { sql } from 'kysely'

export type Outcome = 'paid' | 'refused' | 'abandoned'
export type Notice = { readonly body: string; readonly headers: Headers }
/** Signed on sending, since providers sign each attempt again. */
export type Letter = (at: Date) => Promise<Notice>
export type Refunded = { readonly reference: string; readonly amount: number }
type Dispute = { readonly id: string; readonly step: 'opened' | 'withdrawn' | 'reinstated' | 'won' | 'lost' }

/** A provider from the inside: guests on its page, its clerks, its outages and its books. */
export type ProviderStage = {
  readonly name: 'sandbox' | 'stripe'
  readonly booking: TestBooking
  visit(paymentId: string, outcome: Outcome): Promise<readonly Letter[]>
  /** A completed refund turns out not to arrive. */
  failRefund(reference: string): Promise<readonly Letter[]>
  /** A clerk refunds on the provider's own pages. */
  refundByHand(paymentId: string, amount: number): Promise<readonly Letter[]>
  dispute(paymentId: string, amount: number, dispute: Dispute): Promise<readonly Letter[]>
  /** Makes the next calls fail, before or after their work is done. */
  fail(faults: readonly Fault[]): void
  /** Null if nothing was captured. */
  captured(paymentId: string): Promise<number | null>
  refunds(paymentId: string): Promise<readonly Refunded[]>
  isBlocked(paymentId: string): Promise<boolean>
  /** Empties its books. */
  clear(): Promise<void>
  stop(): Promise<void>
}

export async function openSandboxStage(): Promise<ProviderStage> {
  const booking = await startTestBooking()
  const { db, now } = booking
  const origins = { da: 'https://d', de: 'https://d', en: 'https://d' }
  const sandbox = createSandbox({ ...booking, origins, secret: createSecrets(db) })
  const books = createSandboxBooks({ db, now })
  const letter =
    (fact: ProviderFact): Letter =>
    (at) =>
      sandbox.writeNotice(fact, at)
  const chargeOf = (paymentId: string) =>
    db.selectFrom('sandbox_charge').where('payment_id', '=', paymentId).selectAll().executeTakeFirst()
  return {
    name: 'sandbox',
    booking,
    visit: async (paymentId, outcome) => {
      const fact = await books.end(paymentId, outcome)
      return fact === null ? [] : [letter(fact)]
    },
    failRefund: async (reference) => {
      const refundId = reference.replace('refund-', '')
      const refund = await db
        .deleteFrom('sandbox_refund')
        .where('refund_id', '=', refundId)
        .returning(['reference as charge', 'amount'])
        .executeTakeFirst()
      return refund
        ? [letter({ kind: 'refund', refundId, reference, outcome: 'failed', currency: 'EUR', ...refund })]
        : []
    },
    refundByHand: async (paymentId, amount) => {
      const charge = await chargeOf(paymentId)
      if (!charge) return []
      const order = { charge: charge.reference, amount, currency: 'EUR', refundId: randomUUID() } as const
      const fact = await books.refund(order)
      return fact.outcome === 'paid' ? [letter({ ...fact, refundId: null })] : []
    },
    dispute: async (paymentId, amount, { id: disputeId, step }) => {
      const charge = await chargeOf(paymentId)
      if (charge?.state !== 'captured') return []
      return [letter({ kind: 'dispute', disputeId, charge: charge.reference, step, amount, currency: 'EUR' })]
    },
    // It lives in the same process, so it is only down together with the program.
    fail: () => {},
    captured: async (paymentId) => {
      const charge = await chargeOf(paymentId)
      return charge?.state === 'captured' ? charge.amount : null
    },
    refunds: async (paymentId) => {
      const rows = await db
        .selectFrom('sandbox_refund')
        .innerJoin('sandbox_charge', 'sandbox_charge.reference', 'sandbox_refund.reference')
        .where('payment_id', '=', paymentId)
        .select(['refund_id', 'sandbox_refund.amount'])
        .execute()
      return rows.map(({ refund_id: id, amount }) => ({ reference: `refund-${id}`, amount }))
    },
    isBlocked: async (paymentId) => (await chargeOf(paymentId))?.state === 'authorised',
    clear: async () => void (await sql`truncate sandbox_charge, sandbox_refund cascade`.execute(db)),
    stop: () => booking.database.drop(),
  }
}

export async function openStripeStage(): Promise<ProviderStage> {
  const server = await startStripeServer()
  const providerKeys = { stripeKey: 'sk_test_1', stripeWebhookSecrets: [webhookSecret], stripeApi: server.api }
  const booking = await startTestBooking({ paymentProvider: 'stripe', providerKeys })
  const { now } = booking
  const letter =
    (type: string, object: unknown): Letter =>
    async (at) =>
      server.event(type, object, at)
  return {
    name: 'stripe',
    booking,
    visit: async (paymentId, outcome) =>
      server.visit(paymentId, outcome, now()).map(({ body }) => {
        const { type, data } = JSON.parse(body)
        return letter(type, data.object)
      }),
    failRefund: async (reference) => {
      const refund = server.refunds.get(reference)
      if (refund?.status !== 'succeeded') return []
      refund.status = 'failed'
      return [letter('refund.failed', server.presentRefund(refund))]
    },
    refundByHand: async (paymentId, amount) => {
      const intent = server.intentOf(paymentId)
      const left = (intent?.status === 'succeeded' ? intent.amount : 0) - sum(paidRefunds(server, intent?.id))
      if (!intent || amount > left) return []
      const refund = {
        id: `re_${randomUUID()}`,
        intent: intent.id,
        amount,
        refundId: null,
        status: 'succeeded',
      } as const
      server.refunds.set(refund.id, { ...refund })
      return [letter('refund.created', server.presentRefund(refund))]
    },
    dispute: async (paymentId, amount, { id, step }) => {
      const intent = server.intentOf(paymentId)
      if (intent?.status !== 'succeeded') return []
      const object = { id, object: 'dispute', payment_intent: intent.id, amount, currency: 'eur', status: step }
      return [letter(`charge.dispute.${disputeEvents[step]}`, object)]
    },
    fail: (faults) => void server.faults.splice(0, server.faults.length, ...faults),
    captured: async (paymentId) => {
      const intent = server.intentOf(paymentId)
      return intent?.status === 'succeeded' ? intent.amount : null
    },
    refunds: async (paymentId) =>
      paidRefunds(server, server.intentOf(paymentId)?.id).map(({ id: reference, amount }) => ({ reference, amount })),
    isBlocked: async (paymentId) => server.intentOf(paymentId)?.status === 'requires_capture',
    clear: async () => server.clear(),
    stop: async () => {
      await server.stop()
      await booking.database.drop()
    },
  }
}

const disputeEvents = {
  opened: 'created',
  withdrawn: 'funds_withdrawn',
  reinstated: 'funds_reinstated',
  won: 'closed',
  lost: 'closed',
} as const

function paidRefunds({ refunds }: StripeServer, intent: string | undefined) {
  return [...refunds.values()].filter((one) => one.intent === intent && one.status === 'succeeded')
}

const sum = (refunds: readonly { readonly amount: number }[]): number =>
  refunds.reduce((total, { amount }) => total + amount, 0)
