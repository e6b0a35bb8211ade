import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startOfTest } from '../testing/start-booking.ts'
import { type Access, august, codeOf, fee, june, startRebooking, total } from './testing/start-rebooking.ts'

const { booking, rebooking, setPrice, place, agree, order, clear } = await startRebooking()
beforeEach(clear)
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

describe('with card payments', () => {
  /** Pays everything on the provider's page; returns its address, to choose later. */
  const openPage = async (access: Access): Promise<() => Promise<Response>> => {
    const { payWays } = await booking.client.readBooking(access)
    const amount = payWays.open.at(-1)?.amount
    const reply = await booking.post('/payments/', { ...access, returnPath: '/booking/receipt/', amount })
    const { redirectUrl } = (await reply.json()).data
    const url = new URL(new URL(redirectUrl).pathname.replace('/services/booking', ''), 'http://booking')
    return () => booking.handle(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) }))
  }
  const cheaper = () => setPrice(1, 50_000)

  test('a cheaper stay refunds the difference to the card, and says so before', async () => {
    await cheaper()
    const access = await place()
    await (await openPage(access))()
    expect((await booking.client.readBooking(access)).paid).toBe(total)
    const back = 20_000 - fee
    const { preview } = await rebooking.rebookingOffer({ ...access, ...june })
    expect(preview).toMatchObject({ difference: -back, due: [], back, toCard: back })
    const changed = (await (await order(await agree(access, june))).json()).data
    expect(changed).toMatchObject({ owed: -back })
    expect(await booking.db.selectFrom('refund').select(['amount', 'state']).execute()).toEqual([
      { amount: back, state: 'started' },
    ])
    const mail = await booking.db
      .selectFrom('mail')
      .select('text_body')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    expect(mail?.text_body).toMatch(/Sie bekommen zurück:\n115\s€\n.*innerhalb von 5 Werktagen zurück auf die Karte/)
    await booking.runTask('payments.settle')
    expect(await booking.client.readBooking(access)).toMatchObject({ paid: total - back, owed: 0 })
    expect(await booking.db.selectFrom('payment_alert').select('kind').execute()).toEqual([])
  })

  test('a page of the provider that is still open cannot take the old amount', async () => {
    const access = await place()
    const choose = await openPage(access)
    expect((await order(await agree(access, june))).status).toBe(200)
    await choose()
    await booking.runTask('payments.settle')
    expect(await booking.client.readBooking(access)).toMatchObject({ paid: 0, owed: total + 30_000 + fee })
    expect(await booking.db.selectFrom('payment').select('state').execute()).toEqual([{ state: 'released' }])
  })

  const notice = () => booking.db.selectFrom('payment').select(['id', 'state']).execute()

  test('a change waits for a payment that is under way and for disputes', async () => {
    const access = await place()
    const wished = await agree(access, august)
    const { id } = await booking.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
    const at = { created_at: startOfTest, changed_at: startOfTest }
    const payment = {
      booking_id: id,
      provider: 'sandbox',
      amount: 30_850,
      currency: 'EUR' as const,
      return_url: 'x',
      ...at,
    }
    const codes: string[] = []
    for (const state of ['authorised', 'capturing', 'releasing'] as const) {
      await booking.db
        .insertInto('payment')
        .values({ ...payment, state })
        .execute()
      codes.push(await codeOf(await order(wished)))
      await sql`truncate payment cascade`.execute(booking.db)
    }
    await booking.db
      .insertInto('payment')
      .values({ ...payment, state: 'captured', disputed: 100 })
      .execute()
    codes.push(await codeOf(await order(wished)))
    await sql`update payment set disputed = 0`.execute(booking.db)
    const [paid] = await notice()
    const refund = { payment_id: paid?.id ?? '', amount: 5, currency: 'EUR' as const, state: 'started' as const, ...at }
    await booking.db.insertInto('refund').values(refund).execute()
    codes.push(await codeOf(await order(wished)))
    await sql`update refund set state = 'paid'`.execute(booking.db)
    const alert = { key: 'd', kind: 'dispute' as const, booking_id: id, detail: 'x', created_at: startOfTest }
    await booking.db.insertInto('payment_alert').values(alert).execute()
    codes.push(await codeOf(await order(wished)))
    await sql`update payment_alert set resolved_at = now()`.execute(booking.db)
    expect(codes).toEqual([...Array(3).fill('payment-pending'), 'disputed', 'refund-pending', 'disputed'])
    expect((await order(wished)).status).toBe(200)
  })
})
