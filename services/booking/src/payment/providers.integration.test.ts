import { randomUUID } from 'node:crypto'
import { createSecrets } from '@marram/database/secrets'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticePath, type PaymentApp, type PaymentProvider, ProviderUnavailable } from './payment-provider.ts'
import { createSandboxBooks } from './sandbox-books.ts'
import { createSandbox, type Sandbox } from './sandbox-provider.ts'
import { createStripe } from './stripe-provider.ts'
import { provesItself } from './testing/provider-conformance.ts'
import { type Fault, type StripeServer, startStripeServer, webhookSecret } from './testing/stripe-server.ts'

const now = () => new Date('2027-02-01T08:00:00Z')

describe('the sandbox', () => {
  let database: TestDatabase
  let sandbox: Sandbox
  beforeAll(async () => {
    database = await createTestDatabase()
    const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }
    const log = createLog({ name: 'test', level: 'silent' })
    sandbox = createSandbox({ db: database.db, now, origins, log, secret: createSecrets(database.db) })
    const app: PaymentApp = new Hono()
    app.post(noticePath, () => new Response())
    sandbox.mountPages?.(app)
  })
  afterAll(() => database.drop())
  provesItself(() => ({
    provider: sandbox,
    now,
    visit: async (paymentId, outcome) => {
      const fact = await createSandboxBooks({ db: database.db, now }).end(paymentId, outcome)
      return fact === null ? [] : [await sandbox.writeNotice(fact, now())]
    },
  }))
})

describe('Stripe', () => {
  let server: StripeServer
  let stripe: PaymentProvider
  let impatient: PaymentProvider
  beforeAll(async () => {
    server = await startStripeServer()
    const keys = { stripeKey: 'sk_test_1', stripeWebhookSecrets: ['whsec_older', webhookSecret], stripeApi: server.api }
    stripe = createStripe({ ...keys, now })
    impatient = createStripe({ ...keys, now, stripeApi: { ...server.api, timeout: 1000 } })
  })
  afterAll(() => server.stop())
  provesItself(() => ({
    provider: stripe,
    now,
    visit: async (paymentId, outcome) => server.visit(paymentId, outcome, now()),
  }))

  const begin = async (paymentId: string) => {
    const order = {
      paymentId,
      amount: 27_700,
      currency: 'EUR',
      returnUrl: 'https://de.example/',
      edition: 'de',
    } as const
    await stripe.start({ ...order, reservationId: '528240396' })
    server.visit(paymentId, 'paid', now())
    const intent = server.intentOf(paymentId)
    if (!intent) throw new Error('Nothing was authorised.')
    return { paymentId, charge: intent.id, amount: 27_700, currency: 'EUR' as const }
  }

  /** The client retries a broken connection once. */
  const fail = (fault: Fault) => server.faults.push(fault, ...(fault.startsWith('cut') ? [fault] : []))

  test('the guest returns to our page in the right language, with the card authorised and not charged', async () => {
    await begin('00000000-0000-4000-8000-000000000001')
    const fields = [...server.sessions.values()].at(-1)?.fields
    expect(fields).toMatchObject({
      locale: 'de',
      success_url: 'https://de.example/',
      'payment_intent_data[capture_method]': 'manual',
      'line_items[0][price_data][unit_amount]': '27700',
      'line_items[0][price_data][currency]': 'eur',
    })
  })

  test.each<Fault>(['rate-limit', 'outage', 'cut-before', 'cut-after', 'silent-after'])(
    'after %s the outcome is unknown; a retry captures once',
    async (fault) => {
      const asked = fault === 'silent-after' ? impatient : stripe
      const charge = await begin(randomUUID())
      fail(fault)
      await expect(asked.capture(charge)).rejects.toThrow(ProviderUnavailable)
      expect(await stripe.capture(charge)).toMatchObject({ kind: 'paid', amount: 27_700 })
      expect(server.intentOf(charge.paymentId)?.status).toBe('succeeded')
      const refundId = randomUUID()
      const back = { refundId, charge: charge.charge, amount: 10_000, currency: 'EUR' } as const
      fail(fault)
      await expect(asked.refund(back)).rejects.toThrow(ProviderUnavailable)
      expect(await stripe.refund(back)).toMatchObject({ outcome: 'paid' })
      expect([...server.refunds.values()].filter((one) => one.refundId === refundId)).toHaveLength(1)
    },
  )

  test('an event with a foreign signature, or about another shop on the account, is ignored', async () => {
    const intent = { id: 'pi_x', object: 'payment_intent', status: 'succeeded', amount_received: 1, currency: 'eur' }
    const forged = server.event('payment_intent.succeeded', { ...intent, metadata: {} }, now(), 'whsec_forged')
    expect(await stripe.readNotice(forged.headers, forged.body, now())).toBeNull()
    const foreign = server.event('payment_intent.succeeded', { ...intent, metadata: {} }, now())
    expect(await stripe.readNotice(foreign.headers, foreign.body, now())).toEqual({ kind: 'unrelated' })
    const undecided = { ...intent, status: 'processing', metadata: { paymentId: randomUUID() } }
    const early = server.event('payment_intent.amount_capturable_updated', undecided, now())
    expect(await stripe.readNotice(early.headers, early.body, now())).toEqual({ kind: 'unrelated' })
    const other = server.event('customer.created', {}, now())
    expect(await stripe.readNotice(other.headers, other.body, now())).toEqual({ kind: 'unrelated' })
  })
})
