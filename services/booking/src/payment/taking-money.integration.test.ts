import type { PlacedBooking } from '@marram/contract/booking/placed'
import { createSecrets } from '@marram/database/secrets'
import { isRefusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { journalTotals, loadJournal } from '../ledger/load-journal.ts'
import { receiveMoney, refundMoney } from '../staff/money.ts'
import { seedCoast, seedHouse } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'
import { bookingWish, clearBookings, newKey, weekTotal } from '../testing/wish.ts'
import { listAlerts } from './alerts.ts'
import { refundToCard } from './plan-refunds.ts'
import { cardWayOf } from './providers.ts'
import { createSandboxBooks } from './sandbox-books.ts'
import { createSandbox } from './sandbox-provider.ts'
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
    state: async (paymentId: string) => {
      const { data } = await (await booking().post('/payments/state/', { ...access(), paymentId })).json()
      return data.failure ?? data.state
    },
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
    expect([await state(older.paymentId), await state(newer.paymentId)]).toEqual(['abandoned', 'captured'])
    expect((await read()).paid).toBe(first)
  })

  test('a payment whose notice was lost is found out and taken by the job', async () => {
    const { paymentId } = await start()
    await createSandboxBooks(booking).end(paymentId, 'paid')
    await booking.runTask('payments.settle')
    expect(await state(paymentId)).toBe('started')
    booking.setTime('2027-02-01T08:11:00Z')
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['captured', first])
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
    expect([await alerts(), (await read()).toCard]).toEqual([['overpaid'], 0])
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

  test('who cancels while money is on its way back gets the rest of it, and not more', async () => {
    const { paymentId } = await start({ amount: weekTotal })
    await choose(paymentId, 'paid')
    const { reservationId } = guest.access()
    expect(await refundToCard({ reservationId, amount: 30_000 }, guest.inside('sandbox'))).toBe(30_000)
    const kept = 0.2 * 70_000 + 3_200
    expect((await guest.cancel()).toCard).toBe(weekTotal - kept)
    const refunds = await booking.db.selectFrom('refund').select('amount').orderBy('amount').execute()
    expect(refunds).toEqual([{ amount: weekTotal - kept - 30_000 }, { amount: 30_000 }])
    expect([await state(paymentId), await alerts()]).toEqual(['refunding', []])
    await booking.runTask('payments.settle')
    expect([(await read()).paid, (await read()).owed, await state(paymentId)]).toEqual([kept, 0, 'captured'])
  })

  test('staff send back no more than is left while a refund is on its way, neither to the card nor by transfer', async () => {
    await pay()
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: 5_000, reference: 'bank 1' }, booking)
    const inside = guest.inside('sandbox')
    expect(await refundToCard({ reservationId, amount: first - 1_000 }, inside)).toBe(first - 1_000)
    expect(await refundToCard({ reservationId, amount: 6_001 }, inside)).toMatchObject({ code: 'too-much' })
    const transfer = (amount: number) => refundMoney({ reservationId, amount, reference: `back ${amount}` }, booking)
    expect(await transfer(6_001)).toMatchObject({ code: 'too-much' })
    expect(await transfer(6_000)).toMatchObject({ isNew: true })
  })

  test('pages that are opened at the same moment are paid once, on the one that is left open', async () => {
    const started = await Promise.all([start(), start(), start()])
    expect(started.map(({ status }) => status)).toContain(201)
    const opened = await booking.db.selectFrom('payment').select(['id', 'state']).execute()
    expect(opened.filter((payment) => payment.state === 'started')).toHaveLength(1)
    await Promise.all(opened.map(({ id }) => choose(id, 'paid')))
    expect([(await read()).paid, await balance('sandbox'), await alerts()]).toEqual([first, first, []])
  })

  test('two payments of one instalment that are authorised at the same moment: one is taken, the other let go', async () => {
    const [older, newer] = [await start(), await start()]
    const books = createSandboxBooks(booking)
    // The older page could not be closed.
    await booking.db.updateTable('sandbox_charge').set({ state: 'open' }).execute()
    for (const { paymentId } of [older, newer]) await books.end(paymentId, 'paid')
    const sandbox = createSandbox({ ...booking, origins, secret: createSecrets(booking.db) })
    const notices = [older, newer].map(async ({ paymentId, amount }) => {
      const charge = { charge: `sandbox-${paymentId}`, amount, currency: 'EUR' } as const
      return guest.notify(await sandbox.writeNotice({ kind: 'authorised', paymentId, ...charge }, booking.now()))
    })
    expect((await Promise.all(notices)).map(({ status }) => status)).toEqual([200, 200])
    await booking.runTask('payments.settle')
    expect((await Promise.all([state(older.paymentId), state(newer.paymentId)])).toSorted()).toEqual([
      'captured',
      'released',
    ])
    expect([(await read()).paid, await balance('sandbox'), await alerts()]).toEqual([first, first, ['released']])
  })

  test('the database refuses a second payment of a booking that is being taken', async () => {
    const [older, newer] = [await start(), await start()]
    const move = (state: 'authorised' | 'capturing', id: string) =>
      booking.db.updateTable('payment').set({ state, failure: null }).where('id', '=', id).execute()
    await move('capturing', older.paymentId)
    await expect(move('authorised', newer.paymentId)).rejects.toThrow('payment_active')
  })

  test('money beyond the price is on the list for staff, once for each cause', async () => {
    await pay()
    const { reservationId } = guest.access()
    for (const reference of ['bank 1', 'bank 1', 'bank 2']) {
      await receiveMoney({ reservationId, amount: weekTotal - first, reference }, booking)
    }
    const [alert, ...others] = await listAlerts(booking.db)
    expect([alert?.kind, alert?.detail, others]).toEqual([
      'overpaid',
      '455.00 EUR more has come in than the booking costs (payment bank 2)',
      [],
    ])
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
    expect([await state(paymentId), (await read()).paid, await balance('stripe')]).toEqual(['captured', first, first])
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
    expect([await state(paymentId), (await start()).status]).toEqual(['capturing', 409])
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['captured', first])
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

  test('what is no longer due when the provider answers again is let go, although it was being taken', async () => {
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
      '277.00 EUR was not due any more when the card was authorised; nothing was taken',
    ])
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
    // Staff try the card once more.
    const { reservationId } = guest.access()
    const kept = 0.2 * 70_000 + 3_200
    expect(await refundToCard({ reservationId, amount: first - kept }, guest.inside('stripe'))).toBe(first - kept)
    await booking.runTask('payments.settle')
    expect([(await read()).paid, (await read()).owed]).toEqual([kept, 0])
  })

  test('a booking that is cancelled while its card is being charged pays the surplus back, and staff hear of it', async () => {
    const { paymentId } = await start({ amount: weekTotal })
    const events = server.visit(paymentId, 'paid', booking.now())
    // The charge succeeds at the provider, and the answer is lost.
    server.faults.push('cut-after', 'cut-after')
    for (const event of events) await notify(event)
    await guest.cancel()
    await booking.runTask('payments.settle')
    await booking.runTask('payments.settle')
    const kept = 0.2 * 70_000 + 3_200
    expect([(await read()).paid, (await read()).owed, await alerts()]).toEqual([kept, 0, ['overpaid']])
    expect(intentOf(paymentId).status).toBe('succeeded')
  })

  test('a refund that the bank still works on is not sent a second time', async () => {
    await pay()
    await guest.cancel()
    server.refundsStayPending()
    for (let round = 0; round < 3; round += 1) await booking.runTask('payments.settle')
    const [refund, ...others] = server.refunds.values()
    if (!refund) throw new Error('Nothing was paid back.')
    const paid = async () => [(await read()).paid, (await read()).toCard]
    const kept = 0.2 * 70_000 + 3_200
    expect([others, await paid()]).toEqual([[], [first, first - kept]])
    refund.status = 'succeeded'
    await notify(server.event('refund.updated', server.presentRefund(refund), booking.now()))
    expect(await paid()).toEqual([kept, 0])
  })

  test('a refund made on Stripe’s own pages is entered, and both books agree', async () => {
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

  test('money that a dispute took away is not paid back a second time', async () => {
    const paymentId = await pay()
    const { id: payment_intent } = intentOf(paymentId)
    const dispute = { id: 'dp_2', object: 'dispute', payment_intent, amount: first, currency: 'eur' }
    await notify(server.event('charge.dispute.funds_withdrawn', dispute, booking.now()))
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    expect((await guest.cancel()).toCard).toBe(0)
    expect(await alerts()).toEqual(['dispute', 'overpaid'])
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
