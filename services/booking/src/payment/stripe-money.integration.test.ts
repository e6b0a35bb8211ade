import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveMoney } from '../staff/money.ts'
import { weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { listAlerts } from './alerts.ts'
import { refundToCard } from './plan-refunds.ts'
import { createGuest, first, kept } from './testing/paying-guest.ts'
import { type StripeServer, startStripeServer, webhookSecret } from './testing/stripe-server.ts'

describe('with Stripe', () => {
  let booking: TestBooking
  let server: StripeServer
  const guest = createGuest(() => booking)
  const { start, read, state, alerts, balance, notify } = guest
  beforeAll(async () => {
    server = await startStripeServer()
    const providerKeys = { stripeKey: 'sk_test_1', stripeWebhookSecrets: [webhookSecret], stripeApi: server.api }
    booking = await startTestBooking({ paymentProvider: 'stripe', providerKeys })
    await seedCoast(booking.db)
    await seedBookableLodging(booking.db, { id: 1 })
  })
  beforeEach(async () => {
    server.clear()
    await guest.arrive()
  })
  afterAll(async () => {
    await server.stop()
    await booking.database.drop()
  })
  const intentOf = (paymentId: string) => {
    const intent = server.intentOf(paymentId)
    if (!intent) throw new Error('Nothing was authorised.')
    return intent
  }
  const pay = async () => {
    const { paymentId } = await start()
    for (const event of server.visit(paymentId, 'paid', booking.now())) expect((await notify(event)).status).toBe(200)
    return paymentId
  }

  test('a guest pays on Stripe’s page; repeated, late and unordered events count once', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    await Promise.all([...events, ...events, ...events].map(notify))
    const succeeded = server.event('payment_intent.succeeded', server.presentIntent(intentOf(paymentId)), booking.now())
    const failed = server.event(
      'payment_intent.payment_failed',
      server.presentIntent(intentOf(paymentId)),
      booking.now(),
    )
    for (const event of [succeeded, failed, ...events, succeeded]) expect((await notify(event)).status).toBe(200)
    expect([await state(paymentId), (await read()).paid, await balance('stripe')]).toEqual(['captured', first, first])
  })

  test('hundreds of concurrent events from the provider are all processed', async () => {
    const event = server.event('customer.created', {}, booking.now())
    const request = () => new Request('http://booking/payments/notices/', { method: 'POST', ...event })
    const from = { incoming: { socket: { remoteAddress: '192.0.2.9' } } }
    const answers = await Promise.all(Array.from({ length: 300 }, () => booking.handle(request(), from)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a forged or old event, or one with another amount, captures and books nothing', async () => {
    const { paymentId } = await start()
    const [, event] = server.visit(paymentId, 'paid', new Date(booking.now().getTime() - 10 * 60_000))
    expect(event && (await notify(event)).status).toBe(401)
    const paid = { ...server.presentIntent({ ...intentOf(paymentId), status: 'succeeded' }), amount_received: 1 }
    const forged = server.event('payment_intent.succeeded', paid, booking.now(), 'whsec_forged')
    expect((await notify(forged)).status).toBe(401)
    expect((await notify(server.event('payment_intent.succeeded', paid, booking.now()))).status).toBe(422)
    expect([intentOf(paymentId).status, (await read()).paid]).toEqual(['requires_capture', 0])
    expect(await alerts()).toEqual(['other-amount'])
  })

  test('after a connection breaks during the capture, a retry books the money once', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    // The client retries a broken connection once.
    server.faults.push('cut-after', 'cut-after')
    for (const event of events) expect((await notify(event)).status).toBe(200)
    expect(server.faults).toEqual([])
    expect([await state(paymentId), (await start()).status]).toEqual(['capturing', 409])
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['captured', first])
  })

  test('an authorisation that expired before the capture raises one alert', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    server.faults.push('outage')
    for (const event of events) expect((await notify(event)).status).toBe(200)
    intentOf(paymentId).status = 'canceled'
    await booking.runTask('payments.settle')
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['released', 0])
    const released = (await listAlerts(booking.db)).map(({ detail }) => detail)
    expect(released).toEqual(['277.00 EUR could not be captured, because the authorisation had expired'])
    expect((await start()).status).toBe(201)
  })

  test('an amount that is no longer due after an outage is released, although its capture had begun', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    server.faults.push('outage')
    for (const event of events) expect((await notify(event)).status).toBe(200)
    expect(await state(paymentId)).toBe('capturing')
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    await booking.runTask('payments.settle')
    expect([await state(paymentId), intentOf(paymentId).status]).toEqual(['released', 'canceled'])
    const [alert] = await listAlerts(booking.db)
    expect([(await read()).paid, alert?.detail]).toEqual([
      first,
      '277.00 EUR was no longer due when the card was authorised; nothing was captured',
    ])
  })

  test('a payment with a second card after a declined one is found without a notice', async () => {
    const { paymentId } = await start()
    for (const event of server.visit(paymentId, 'refused', booking.now())) await notify(event)
    server.visit(paymentId, 'paid', booking.now())
    booking.setTime('2027-02-01T08:11:00Z')
    for (const _ of ['asks', 'takes']) await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['captured', first])
  })

  test('a new page closes one on which a card was declined', async () => {
    const { paymentId } = await start()
    for (const event of server.visit(paymentId, 'refused', booking.now())) await notify(event)
    expect((await start()).status).toBe(201)
    expect(server.visit(paymentId, 'paid', booking.now())).toEqual([])
    expect(await state(paymentId)).toBe('abandoned')
  })

  test('an unpaid payment fails after three days', async () => {
    const { paymentId } = await start()
    const settleAt = async (instant: string) => {
      booking.setTime(instant)
      await booking.runTask('payments.settle')
      return state(paymentId)
    }
    expect(await settleAt('2027-02-04T07:59:00Z')).toBe('started')
    expect(await settleAt('2027-02-04T08:00:00Z')).toBe('abandoned')
  })

  test('the booking shows a release before the provider has answered', async () => {
    const { paymentId } = await start()
    const { reservationId } = guest.access()
    const [, event] = server.visit(paymentId, 'paid', booking.now())
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    server.faults.push('outage')
    if (event) await notify(event)
    expect([await state(paymentId), (await read()).cardState]).toEqual(['releasing', 'released'])
    await booking.runTask('payments.settle')
    expect([await state(paymentId), intentOf(paymentId).status]).toEqual(['released', 'canceled'])
  })

  test('during an outage of Stripe the guest gets a refusal', async () => {
    server.faults.push('outage')
    expect((await start()).status).toBe(503)
    expect((await start()).status).toBe(201)
  })

  test('a refund that fails later is owed again, and raises an alert', async () => {
    await pay()
    await guest.cancel()
    server.faults.push('rate-limit')
    await booking.runTask('payments.settle')
    expect((await read()).paid).toBe(first)
    await booking.runTask('payments.settle')
    const { paid, owed } = await read()
    expect([paid < first, owed]).toEqual([true, 0])
    const [refund] = server.refunds.values()
    if (!refund) throw new Error('Nothing was paid back.')
    refund.status = 'failed'
    const event = server.event('refund.failed', server.presentRefund(refund), booking.now())
    await Promise.all([notify(event), notify(event)])
    expect([(await read()).paid, await alerts()]).toEqual([first, ['refund-failed']])
    // Neither book has it any more.
    booking.setTime('2027-02-01T12:00:00Z')
    await booking.runTask('payments.compare')
    expect(await alerts()).toEqual(['refund-failed'])
  })

  test('a failed refund can be repeated to the same card', async () => {
    await pay()
    const { reservationId } = guest.access()
    const sendBack = async () => {
      expect(await refundToCard({ reservationId, amount: first }, guest.inside('stripe'))).toBe(first)
      await booking.runTask('payments.settle')
    }
    await sendBack()
    const [refund] = server.refunds.values()
    if (!refund) throw new Error('Nothing was paid back.')
    refund.status = 'failed'
    await notify(server.event('refund.failed', server.presentRefund(refund), booking.now()))
    expect((await read()).paid).toBe(first)
    await sendBack()
    expect([(await read()).paid, await balance('stripe')]).toEqual([0, 0])
  })

  test('a cancellation during the capture refunds the surplus, and raises an alert', async () => {
    const { paymentId } = await start({ amount: weekTotal })
    const events = server.visit(paymentId, 'paid', booking.now())
    // The charge succeeds, but the reply is lost.
    server.faults.push('cut-after', 'cut-after')
    for (const event of events) await notify(event)
    await guest.cancel()
    const jobs = sql<{ task: string }>`select task_identifier as task from graphile_worker.jobs`.execute(booking.db)
    expect((await jobs).rows).toContainEqual({ task: 'payments.settle' })
    await booking.runTask('payments.settle')
    await booking.runTask('payments.settle')
    expect([(await read()).paid, (await read()).owed, await alerts()]).toEqual([kept, 0, ['overpaid']])
    expect(intentOf(paymentId).status).toBe('succeeded')
  })

  test('a pending refund is not sent a second time', async () => {
    await pay()
    await guest.cancel()
    server.refundsStayPending()
    for (let round = 0; round < 3; round += 1) {
      await booking.runTask('payments.settle')
      server.forgetKeys()
    }
    const [refund, ...others] = server.refunds.values()
    if (!refund) throw new Error('Nothing was paid back.')
    const paid = async () => [(await read()).paid, (await read()).toCard]
    expect([others, await paid()]).toEqual([[], [first, first - kept]])
    refund.status = 'succeeded'
    await notify(server.event('refund.updated', server.presentRefund(refund), booking.now()))
    expect(await paid()).toEqual([kept, 0])
  })

  test('a refund made on Stripe’s own pages is booked, and both books agree', async () => {
    const paymentId = await pay()
    const refund = {
      id: 're_1',
      intent: intentOf(paymentId).id,
      amount: 1_000,
      refundId: null,
      status: 'succeeded',
    } as const
    server.refunds.set(refund.id, refund)
    await notify(server.event('refund.created', server.presentRefund(refund), booking.now()))
    booking.setTime('2027-02-01T12:00:00Z')
    await booking.runTask('payments.compare')
    expect([(await read()).paid, await alerts()]).toEqual([first - 1_000, []])
  })

  test('disputed money is not refunded again', async () => {
    const paymentId = await pay()
    const { id: payment_intent } = intentOf(paymentId)
    const dispute = { id: 'dp_2', object: 'dispute', payment_intent, amount: first, currency: 'eur' }
    await notify(server.event('charge.dispute.funds_withdrawn', dispute, booking.now()))
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    expect((await guest.cancel()).toCard).toBe(0)
    expect(await alerts()).toEqual(['dispute', 'overpaid'])
  })

  test('a dispute removes the money from the ledger until it is won, and raises an alert', async () => {
    const paymentId = await pay()
    const { id: payment_intent } = intentOf(paymentId)
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent, amount: first, currency: 'eur', status: 'won' }
    const tell = (step: string) => notify(server.event(`charge.dispute.${step}`, dispute, booking.now()))
    for (const step of ['created', 'funds_withdrawn', 'funds_withdrawn']) await tell(step)
    expect([(await read()).paid, await alerts()]).toEqual([0, ['dispute']])
    for (const step of ['funds_reinstated', 'closed', 'closed']) await tell(step)
    expect([(await read()).paid, await alerts()]).toEqual([first, ['dispute', 'dispute']])
    const { reservationId } = guest.access()
    expect(await refundToCard({ reservationId, amount: first }, guest.inside('stripe'))).toBe(first)
  })
})
