import { createSecrets } from '@marram/database/secrets'
import { isRefusal } from '@marram/service-kit/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { receiveMoney, refundMoney } from '../staff/money.ts'
import { exampleBooking, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { listAlerts } from './alerts.ts'
import { refundToCard } from './plan-refunds.ts'
import { createSandboxBooks } from './sandbox-books.ts'
import { createSandbox } from './sandbox-provider.ts'
import { createGuest, first, kept, origins } from './testing/paying-guest.ts'

describe('with the sandbox', () => {
  let booking: TestBooking
  const guest = createGuest(() => booking)
  const { start, read, state, alerts, balance } = guest
  beforeAll(async () => {
    booking = await startTestBooking()
    await seedCoast(booking.db)
    await seedBookableLodging(booking.db, { id: 1 })
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

  test('both instalments can be paid by card, regardless of the choice at booking', async () => {
    expect((await read()).payWays).toMatchObject({ due: first, card: { wallets: [], canRefund: true } })
    expect((await pay()).amount).toBe(first)
    expect((await pay()).amount).toBe(weekTotal - first)
    expect([(await read()).owed, (await start()).status]).toEqual([0, 409])
    expect([await balance('sandbox'), await balance('guests')]).toEqual([weekTotal, 0])
    expect([await balance('sales'), await balance('bank')]).toEqual([-weekTotal, 0])
    expect((await read()).cardState).toBe('none')
  })

  test('a guest can pay everything at once, or a reminder’s instalment by its link', async () => {
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

  test('an agreed amount that is no longer due opens no page', async () => {
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    for (const amount of [first, weekTotal]) expect((await start({ amount })).status).toBe(409)
    expect((await start({ amount: weekTotal - first })).status).toBe(201)
  })

  test('a changed amount is never captured, and raises an alert', async () => {
    const { paymentId } = await start()
    const { reservationId } = guest.access()
    await receiveMoney({ reservationId, amount: first, reference: 'bank 1' }, booking)
    await choose(paymentId, 'paid')
    expect([await state(paymentId), (await read()).paid, await alerts()]).toEqual(['released', first, ['released']])
    expect((await read()).cardState).toBe('released')
    const charges = await booking.db.selectFrom('sandbox_charge').select('state').execute()
    expect(charges).toEqual([{ state: 'released' }])
  })

  test('a cancellation while the guest is on the provider’s page captures nothing', async () => {
    const { paymentId } = await start()
    await guest.cancel()
    await choose(paymentId, 'paid')
    expect([await state(paymentId), (await read()).paid]).toEqual(['released', 0])
  })

  test('a second page closes the first; only one is paid', async () => {
    const [older, newer] = [await start(), await start()]
    await choose(older.paymentId, 'paid')
    await choose(newer.paymentId, 'paid')
    expect([await state(older.paymentId), await state(newer.paymentId)]).toEqual(['abandoned', 'captured'])
    expect((await read()).paid).toBe(first)
  })

  test('the job finds and captures a payment whose notice was lost', async () => {
    const { paymentId } = await start()
    await createSandboxBooks(booking).end(paymentId, 'paid')
    await booking.runTask('payments.settle')
    expect(await state(paymentId)).toBe('started')
    booking.setTime('2027-02-01T08:11:00Z')
    await booking.runTask('payments.settle')
    expect([await state(paymentId), (await read()).paid]).toEqual(['captured', first])
  })

  test('a cancellation refunds card money to the card; transfers are left for staff', async () => {
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
    expect(mail[0]?.text_body).toMatch(
      /277\s€ gehen innerhalb von 5 Werktagen zurück auf die Karte.*\n.*Ihnen [\d,]+\s€ innerhalb von 5/,
    )
  })

  test('staff refund to the card at most what was paid, also concurrently', async () => {
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

  test('a cancellation during a refund refunds only the rest', async () => {
    const { paymentId } = await start({ amount: weekTotal })
    await choose(paymentId, 'paid')
    const { reservationId } = guest.access()
    expect(await refundToCard({ reservationId, amount: 30_000 }, guest.inside('sandbox'))).toBe(30_000)
    expect((await guest.cancel()).toCard).toBe(weekTotal - kept)
    const refunds = await booking.db.selectFrom('refund').select('amount').orderBy('amount').execute()
    expect(refunds).toEqual([{ amount: weekTotal - kept - 30_000 }, { amount: 30_000 }])
    expect([await state(paymentId), await alerts()]).toEqual(['refunding', []])
    await booking.runTask('payments.settle')
    expect([(await read()).paid, (await read()).owed, await state(paymentId)]).toEqual([kept, 0, 'captured'])
    expect([await balance('sales'), (await read()).payWays.open, (await start()).status]).toEqual([-kept, [], 409])
  })

  test('during a refund staff can refund at most the rest, by card or transfer', async () => {
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

  test('concurrently opened pages are paid once, on the one that stays open', async () => {
    const started = await Promise.all([start(), start(), start()])
    expect(started.map(({ status }) => status)).toContain(201)
    const opened = await booking.db.selectFrom('payment').select(['id', 'state']).execute()
    expect(opened.filter((payment) => payment.state === 'started')).toHaveLength(1)
    await Promise.all(opened.map(({ id }) => choose(id, 'paid')))
    expect([(await read()).paid, await balance('sandbox'), await alerts()]).toEqual([first, first, []])
  })

  test('of two concurrent authorisations of one instalment, one is captured, the other released', async () => {
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

  test('the database refuses a second capture of a booking', async () => {
    const [older, newer] = [await start(), await start()]
    const move = (state: 'authorised' | 'capturing', id: string) =>
      booking.db.updateTable('payment').set({ state, failure: null }).where('id', '=', id).execute()
    await move('capturing', older.paymentId)
    await expect(move('authorised', newer.paymentId)).rejects.toThrow('payment_active')
  })

  test('an overpayment raises one alert per cause', async () => {
    await pay()
    const { reservationId } = guest.access()
    for (const reference of ['bank 1', 'bank 1', 'bank 2']) {
      await receiveMoney({ reservationId, amount: weekTotal - first, reference }, booking)
    }
    const [alert, ...others] = await listAlerts(booking.db)
    expect([alert?.kind, alert?.detail, others]).toEqual([
      'overpaid',
      '455.00 EUR more was paid than the booking costs (payment bank 2)',
      [],
    ])
  })

  test('the comparison covers captures of earlier authorisations, and skips older payments', async () => {
    const { paymentId } = await start()
    booking.setTime('2027-02-03T10:00:00Z')
    await choose(paymentId, 'paid')
    for (const night of ['2027-02-03T20:00:00Z', '2027-02-12T20:00:00Z']) {
      booking.setTime(night)
      await booking.runTask('payments.compare')
    }
    expect([(await read()).paid, await alerts()]).toEqual([first, []])
  })

  test('the nightly job lists one-sided movements once', async () => {
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
    const said = [`€276.99 (${paymentId}); the ledger has €277`, 'Find this payment on the provider’s pages']
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

test('without a provider no card payment is offered or started', async () => {
  const booking = await startTestBooking({ paymentProvider: null })
  try {
    await seedCoast(booking.db)
    await seedBookableLodging(booking.db, { id: 1 })
    const quoted = await booking.client.quote({ option: { ...exampleBooking().option } })
    expect(quoted.pay).toEqual({ card: null, transfer: true })
    expect((await booking.post('/payments/', {})).status).toBe(404)
  } finally {
    await booking.database.drop()
  }
})
