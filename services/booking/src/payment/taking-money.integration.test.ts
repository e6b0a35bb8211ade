import type { PlacedBooking } from '@marram/contract/booking/placed'
import { isRefusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journalTotals, loadJournal } from '../ledger/load-journal.ts'
import { receiveMoney } from '../staff/money.ts'
import { seedCoast, seedHouse } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'
import { bookingWish, clearBookings, newKey, weekTotal } from '../testing/wish.ts'
import { listAlerts } from './alerts.ts'
import { refundToCard } from './plan-refunds.ts'
import { cardWayOf } from './providers.ts'
import { createSandboxBooks } from './sandbox-books.ts'
import { type StripeServer, startStripeServer, webhookSecret } from './testing/stripe-server.ts'

const first = 0.35 * 70_000 + 3_200
const origins = { da: 'https://d', de: 'https://d', en: 'https://d' }

/** A guest in July, who pays in two instalments and chose the invoice. */
function createGuest(booking: () => TestBooking) {
  let placed: PlacedBooking
  const access = () => ({ reservationId: placed.reservationId, key: placed.key })
  return {
    access,
    arrive: async () => {
      await sql`truncate payment_alert, sandbox_charge, sandbox_refund, bank_entry, refund cascade`.execute(
        booking().db,
      )
      await clearBookings(booking().db)
      booking().setTime(startOfTest)
      const wish = bookingWish({ option: { arrival: '2027-07-10' } })
      placed = (await (await booking().post('/rest/v1/booking/', wish, { headers: newKey() })).json()).data
    },
    start: async (more: { amount?: number } = {}): Promise<{ status: number; paymentId: string; amount: number }> => {
      const reply = await booking().post('/payments/', { ...access(), returnPath: '/booking/receipt/', ...more })
      return { status: reply.status, ...(await reply.json()).data }
    },
    state: async (paymentId: string) =>
      (await (await booking().post('/payments/state/', { ...access(), paymentId })).json()).data.state,
    read: () => booking().client.readBooking(access()),
    cancel: async () => {
      const { cancellationCharge } = await booking().client.readBooking(access())
      return booking().client.cancelBooking({ ...access(), acceptedCharge: cancellationCharge ?? 0 })
    },
    inside: (provider: 'sandbox' | 'stripe') => {
      return { db: booking().db, now: booking().now, origins, takes: { ...takes, provider, card: cardWayOf(provider) } }
    },
    notify: async (notice: { readonly body: string; readonly headers: Headers }) => {
      return booking().handle(new Request('http://booking/payments/notices/', { method: 'POST', ...notice }))
    },
    alerts: async () => (await listAlerts(booking().db)).map(({ kind }) => kind),
    /** The ledger, whose accounts come to nothing together. */
    balance: async (account: string) => {
      const totals = journalTotals(await loadJournal(booking().db, { reservationId: placed.reservationId }))
      expect(totals.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
      return totals.find((total) => total.account === account)?.balance ?? 0
    },
  }
}

describe('with the sandbox', () => {
  let booking: TestBooking
  const guest = createGuest(() => booking)
  const { start, read, state, alerts, balance } = guest
  beforeAll(async () => {
    booking = await startTestBooking()
    await seedCoast(booking.db)
    await seedHouse(booking.db, { id: 1 })
  })
  beforeEach(guest.arrive)
  afterAll(() => booking.database.drop())

  const choose = (paymentId: string, outcome: string) =>
    booking.handle(
      new Request(`http://booking/payments/sandbox/${paymentId}/`, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
      }),
    )
  const pay = async () => {
    const { paymentId, amount } = await start()
    await choose(paymentId, 'paid')
    return { paymentId, amount }
  }

  test('both instalments can be paid by card, whatever was chosen when booking', async () => {
    expect((await read()).payWays).toMatchObject({ due: first, card: { wallets: [], canRefund: true } })
    expect((await pay()).amount).toBe(first)
    expect((await pay()).amount).toBe(weekTotal - first)
    expect([(await read()).owed, (await start()).status]).toEqual([0, 409])
    expect([await balance('sandbox'), await balance('guests')]).toEqual([weekTotal, 0])
  })

  test('a guest pays everything at once, or by the link of a reminder the instalment that it names', async () => {
    const lookup = (instalment: number) =>
      booking.post('/rest/v1/bookings/reservation/', { ...guest.access(), instalment })
    const waysOf = async (instalment: number) => (await (await lookup(instalment)).json()).data.booking.payWays
    const open = [
      { instalment: 1, amount: first },
      { instalment: 2, amount: weekTotal },
    ]
    expect(await waysOf(1)).toMatchObject({ due: first, instalment: 1, open })
    expect(await waysOf(2)).toMatchObject({ due: weekTotal, instalment: 2, open, transfer: { amount: weekTotal } })
    const { paymentId, amount } = await start({ amount: weekTotal })
    await choose(paymentId, 'paid')
    expect([amount, (await read()).owed]).toEqual([weekTotal, 0])
  })

  test('who agreed to an amount that is no longer due is sent to no page', async () => {
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    for (const amount of [first, weekTotal]) expect((await start({ amount })).status).toBe(409)
    expect((await start({ amount: weekTotal - first })).status).toBe(201)
  })

  test('an amount that changed meanwhile is never taken, and staff hear of it', async () => {
    const { paymentId } = await start()
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    await choose(paymentId, 'paid')
    expect([await state(paymentId), (await read()).paid, await alerts()]).toEqual(['released', first, ['released']])
    const charges = await booking.db.selectFrom('sandbox_charge').select('state').execute()
    expect(charges).toEqual([{ state: 'released' }])
  })

  test('a booking that is cancelled while the guest is on the page of the provider takes nothing', async () => {
    const { paymentId } = await start()
    await guest.cancel()
    await choose(paymentId, 'paid')
    expect([await state(paymentId), (await read()).paid]).toEqual(['released', 0])
  })

  test('a second page closes the first; only one of them is paid', async () => {
    const [older, newer] = [await start(), await start()]
    await choose(older.paymentId, 'paid')
    await choose(newer.paymentId, 'paid')
    expect([await state(older.paymentId), await state(newer.paymentId)]).toEqual(['abandoned', 'paid'])
    expect((await read()).paid).toBe(first)
  })

  test('a payment whose notice was lost is found out and taken by the job', async () => {
    const { paymentId } = await start()
    await createSandboxBooks(booking).end(paymentId, 'paid')
    await booking.runTask('payments.settle')
    expect(await state(paymentId)).toBe('started')
    booking.setTime('2027-02-01T08:11:00Z')
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['paid', first])
  })

  test('who cancels gets back by the ladder what came by card to the card; what came by transfer is for staff', async () => {
    await pay()
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: weekTotal - first, reference: 'bank 1' }, booking)
    expect((await read()).toCard).toBe(first)
    const { owed, toCard } = await guest.cancel()
    expect(toCard).toBe(first)
    await booking.runTask('payments.settle')
    await booking.runTask('payments.settle')
    expect([await balance('sandbox'), (await read()).owed]).toEqual([0, owed + first])
    expect([await alerts(), (await read()).toCard]).toEqual([[], 0])
    const mail = await booking.db.selectFrom('mail').where('key', 'like', '% cancelled').select('text_body').execute()
    expect(mail[0]?.text_body).toMatch(/277\s€ gehen zurück auf die Karte.*\n[\d,]+\s€ überweisen wir/)
  })

  test('staff send money back to the card, never more than came in, also when two do it at once', async () => {
    await pay()
    const { reservationId } = guest.access()
    const ask = (amount: number) => refundToCard({ reservationId, amount }, guest.inside('sandbox'))
    const asked = await Promise.all([ask(first), ask(first), ask(first + 1)])
    expect(asked.filter((one) => !isRefusal(one))).toEqual([first])
    const inside = guest.inside('sandbox')
    const cannot = { ...inside, takes: { ...inside.takes, card: { wallets: [], canRefund: false } } }
    expect(await refundToCard({ reservationId, amount: 1 }, cannot)).toMatchObject({ code: 'cannot-refund' })
    await booking.runTask('payments.settle')
    expect((await read()).paid).toBe(0)
  })

  test('the job of the night lists what only one side has, once', async () => {
    const { paymentId } = await pay()
    await booking.db
      .updateTable('sandbox_charge')
      .set({ amount: first - 1 })
      .execute()
    booking.setTime('2027-02-01T12:00:00Z')
    await booking.runTask('payments.compare')
    await booking.runTask('payments.compare')
    expect(await alerts()).toEqual(['difference'])
    const told = await booking.db.selectFrom('mail').where('recipient', '=', 'staff@example.org').selectAll().execute()
    expect(told.map(({ subject }) => subject)).toEqual(['One payment needs your attention'])
    const [{ id } = { id: 0 }] = await listAlerts(booking.db)
    const said = [`276.99 EUR (${paymentId}); the ledger has 277.00 EUR`, 'Find this payment on the provider’s pages']
    const commands = [`booking ledger ${guest.access().reservationId}`, `booking alerts resolve ${id}`]
    for (const words of [...said, ...commands]) expect(told[0]?.text_body).toContain(words)
    await booking.db.deleteFrom('payment_alert').execute()
    await booking.db.updateTable('sandbox_charge').set({ state: 'released', amount: first }).execute()
    await booking.runTask('payments.compare')
    const [alert] = await listAlerts(booking.db)
    expect(alert?.detail).toBe(`the ledger has a payment of 277.00 EUR (${paymentId}); sandbox has none`)
    await booking.db.deleteFrom('payment_alert').execute()
    await booking.db.updateTable('sandbox_charge').set({ state: 'captured' }).execute()
    await booking.runTask('payments.compare')
    expect(await alerts()).toEqual([])
  })
})

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
    await seedHouse(booking.db, { id: 1 })
  })
  beforeEach(guest.arrive)
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

  test('a guest pays on Stripe’s page; events that come twice, late and in any order count once', async () => {
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
    expect([await state(paymentId), (await read()).paid, await balance('stripe')]).toEqual(['paid', first, first])
  })

  test('hundreds of events at once from the address of the provider are all looked at', async () => {
    const event = server.event('customer.created', {}, booking.now())
    const request = () => new Request('http://booking/payments/notices/', { method: 'POST', ...event })
    const from = { incoming: { socket: { remoteAddress: '192.0.2.9' } } }
    const answers = await Promise.all(Array.from({ length: 300 }, () => booking.handle(request(), from)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('an event that is forged, old or about another amount takes and enters nothing', async () => {
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

  test('a connection that breaks after the charge is asked about again, and the money is entered once', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    // The client tries a broken connection once more by itself.
    server.faults.push('cut-after', 'cut-after')
    for (const event of events) expect((await notify(event)).status).toBe(200)
    expect(server.faults).toEqual([])
    expect([await state(paymentId), (await start()).status]).toEqual(['authorised', 409])
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['paid', first])
  })

  test('an authorisation that ended before we could take it takes nothing, and is listed for staff once', async () => {
    const { paymentId } = await start()
    const events = server.visit(paymentId, 'paid', booking.now())
    server.faults.push('outage')
    for (const event of events) expect((await notify(event)).status).toBe(200)
    intentOf(paymentId).status = 'canceled'
    await booking.runTask('payments.settle')
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid, await alerts()]).toEqual(['released', 0, ['released']])
    expect((await start()).status).toBe(201)
  })

  test('while Stripe does not answer nobody is sent there, and the page can say so', async () => {
    server.faults.push('outage')
    expect((await start()).status).toBe(503)
    expect((await start()).status).toBe(201)
  })

  test('a refund that fails later is owed again, and listed for staff', async () => {
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
    const event = server.event('refund.failed', server.presentRefund({ ...refund, status: 'failed' }), booking.now())
    await Promise.all([notify(event), notify(event)])
    expect([(await read()).paid, await alerts()]).toEqual([first, ['refund-failed']])
  })

  test('a dispute takes the money out of the ledger until it is won, and is listed for staff', async () => {
    const paymentId = await pay()
    const { id: payment_intent } = intentOf(paymentId)
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent, amount: first, currency: 'eur', status: 'won' }
    const tell = (step: string) => notify(server.event(`charge.dispute.${step}`, dispute, booking.now()))
    for (const step of ['created', 'funds_withdrawn', 'funds_withdrawn']) await tell(step)
    expect([(await read()).paid, await alerts()]).toEqual([0, ['dispute']])
    for (const step of ['funds_reinstated', 'closed', 'closed']) await tell(step)
    expect([(await read()).paid, await alerts()]).toEqual([first, ['dispute', 'dispute']])
  })
})

test('where nobody takes cards, none is offered and none can be begun', async () => {
  const booking = await startTestBooking({ paymentProvider: null })
  try {
    await seedCoast(booking.db)
    await seedHouse(booking.db, { id: 1 })
    const quoted = await booking.client.quote({ option: { ...bookingWish().option } })
    expect(quoted.pay).toEqual({ card: null, transfer: true })
    expect((await booking.post('/payments/', {})).status).toBe(404)
  } finally {
    await booking.database.drop()
  }
})
