import { defaultParty } from '@marram/domain/party'
import { cancellationCharge } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { weekTotal } from '../testing/booking-request.ts'
import { startOfTest } from '../testing/start-booking.ts'
import { august, fee, july, june, startRebooking, total } from './testing/start-rebooking.ts'

const { booking, rebooking, setPrice, place, agree, order, stays, pay, clear } = await startRebooking()
beforeEach(clear)
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

describe('a guest who looks for other dates', () => {
  test('sees free weeks of the year with their difference in price, the fee included', async () => {
    await place({ option: { arrival: '2027-07-17' }, acceptedTotal: total })
    const access = await place()
    const offer = await rebooking.rebookingOffer({ ...access, around: '2027-06-26' })
    expect(offer).toMatchObject({ refusal: null, moveRefusal: null, fee, freeUntil: null, lastDay: '2027-05-11' })
    expect(offer.arrivals).toEqual({ from: '2027-02-01', until: '2027-12-31' })
    expect(offer.stays.map(({ arrival, difference }) => [arrival, difference])).toEqual([
      ['2027-06-05', 30_000 + fee],
      ['2027-06-12', 30_000 + fee],
      ['2027-06-19', 30_000 + fee],
      ['2027-06-26', fee],
      ['2027-07-03', fee],
      ['2027-07-24', fee],
    ])
    const none = { preview: null, refused: null }
    expect(await rebooking.rebookingOffer(access)).toMatchObject({
      ...none,
      wish: { arrival: '2027-07-10', items: [] },
    })
  })

  test('gets no stay that is taken, kept for another guest, confirmed by hand, or in another year', async () => {
    const access = await place()
    const hold = { browserKey: 'b'.repeat(24), lodgingId: 1, arrival: '2027-08-07', duration: 7 }
    expect((await booking.post('/rest/v1/holds/', hold)).status).toBe(201)
    await booking.db.insertInto('deferred_period').values({ starts_on: '2027-08-14', ends_on: '2027-08-21' }).execute()
    const offer = await rebooking.rebookingOffer({ ...access, around: '2027-08-10' })
    const arrivals = offer.stays.map(({ arrival }) => arrival)
    expect(arrivals).not.toContain('2027-08-07')
    expect(arrivals).not.toContain('2027-08-14')
    const refusalOf = async (arrival: string) => (await rebooking.rebookingOffer({ ...access, arrival })).refused
    expect(await refusalOf('2027-08-07')).toBe('not-available')
    expect(await refusalOf('2027-08-14')).toBe('needs-approval')
    expect(await refusalOf('2028-01-08')).toBe('other-year')
    expect(await refusalOf('2027-08-09')).toBe('not-an-arrival-day')
    expect(await refusalOf('2027-01-30')).toBe('too-late')
  })

  test('sees no dates from 59 days before the arrival on, but can still change guests and extras', async () => {
    const access = await place()
    await pay(total)
    booking.setTime('2027-05-12T08:00:00Z')
    const offer = await rebooking.rebookingOffer({ ...access, ...august })
    expect(offer).toMatchObject({ refusal: null, moveRefusal: 'too-late-to-move', fee: null, stays: [], preview: null })
    expect(offer.refused).toBe('too-late-to-move')
    const linen = [{ itemId: 1, quantity: 1 }]
    const ordered = await agree(access, { arrival: '2027-07-10', duration: 7, items: linen })
    expect((await (await order(ordered)).json()).data.quote.total).toBe(total + 3_400)
    booking.setTime('2027-07-10T08:00:00Z')
    expect((await rebooking.rebookingOffer(access)).refusal).toBe('cannot-change')
  })
})

describe('a guest who changes dates, party and extras', () => {
  test('gets the new nights, price, payments and mail, and frees the old nights', async () => {
    const access = await place()
    await pay(30_850)
    const wished = await agree(access, {
      ...june,
      party: { ...defaultParty, children: 1 },
      items: [{ itemId: 1, quantity: 1 }],
    })
    const now = weekTotal + 30_000 + 9_000 + 3 * 1_700 + fee
    const changed = (await (await order(wished)).json()).data
    expect(changed).toMatchObject({
      arrival: '2027-06-05',
      departure: '2027-06-12',
      party: { adults: 2, children: 1 },
      charged: now,
      paid: 30_850,
      owed: now - 30_850,
      quote: { total: now },
    })
    // 35 % of rent and cleaning with both fees, within four days; the rest fifty days before the new arrival.
    const first = Math.round(0.35 * 109_000) + 3_200 + fee
    expect(changed.instalments).toEqual([
      { amount: first, dueOn: '2027-02-05', state: 'due' },
      { amount: now - first, dueOn: '2027-04-16', state: 'due' },
    ])
    expect(changed.payWays.due).toBe(first - 30_850)
    expect(await stays()).toEqual([{ kind: 'guest', arrival: '2027-06-05', departure: '2027-06-12' }])
    expect(
      await booking.db.selectFrom('booking_item').select(['item_id', 'amount']).orderBy('item_id').execute(),
    ).toEqual([
      { item_id: 1, amount: 5_100 },
      { item_id: 3, amount: 9_000 },
    ])
    const mail = await booking.db
      .selectFrom('mail')
      .select('text_body')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    for (const words of ['5.–12. Juni 2027', '10.–17. Juli 2027', 'Umbuchungsgebühr', '85'])
      expect(mail.text_body).toContain(words)
    const event = await booking.db
      .selectFrom('booking_event')
      .where('kind', '=', 'rebooked')
      .select(['actor', 'detail'])
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ actor: 'guest', detail: { before: { arrival: '2027-07-10', total }, fee } })
    await place()
  })

  test('on the agreed dates pays no fee, keeps the agreed rent, and gets returned extras back', async () => {
    const access = await place({ ...july, items: [{ itemId: 2, quantity: 2 }], acceptedTotal: total + 5_000 })
    await setPrice(2, 99_000)
    await pay(total + 5_000)
    const stay = { arrival: '2027-07-10', duration: 7 }
    const wished = await agree(access, { ...stay, items: [{ itemId: 2, quantity: 1 }] })
    expect((await rebooking.rebookingOffer({ ...access, ...stay, items: [] })).preview).toMatchObject({
      ...{ difference: -5_000, fee: 0, keptAtLeast: 0, due: [], back: 5_000, toCard: 0 },
    })
    const changed = (await (await order(wished)).json()).data
    expect(changed).toMatchObject({ charged: total + 2_500, owed: -2_500, keptAtLeast: 0 })
    const alerts = await booking.db.selectFrom('payment_alert').select(['kind', 'detail']).execute()
    expect(alerts).toEqual([{ kind: 'overpaid', detail: expect.stringContaining('25.00 EUR') }])
  })

  test('may move by a few days, so that old and new nights overlap', async () => {
    await booking.db
      .updateTable('season')
      .set({ arrival_days: [1, 2, 3, 4, 5, 6, 7] })
      .execute()
    const access = await place()
    expect((await order(await agree(access, { arrival: '2027-07-12', duration: 7 }))).status).toBe(200)
    expect(await stays()).toEqual([{ kind: 'guest', arrival: '2027-07-12', departure: '2027-07-19' }])
    await booking.db
      .updateTable('season')
      .set({ arrival_days: [6] })
      .execute()
  })

  test('can change again: each change has its fee, and a cancellation never gets cheaper', async () => {
    const access = await place()
    await pay(total)
    booking.setTime('2027-05-01T08:00:00Z')
    const kept = (await booking.client.readBooking(access)).cancellationCharge ?? 0
    await order(await agree(access, { arrival: '2027-12-04', duration: 7 }))
    const once = await booking.client.readBooking(access)
    expect(once.cancellationCharge).toBe(kept + fee)
    expect(once.cancellationCharge).toBeGreaterThan(cancellationCharge(once.quote, '2027-05-01', standardTerms))
    await order(await agree(access, { arrival: '2027-11-06', duration: 7 }))
    const twice = await booking.client.readBooking(access)
    expect([twice.charged, twice.cancellationCharge]).toEqual([total + 2 * fee, kept + 2 * fee])
    const gone = await booking.client.cancelBooking({ ...access, acceptedCharge: kept + 2 * fee })
    expect([gone.charged, gone.owed]).toEqual([kept + 2 * fee, kept + 2 * fee - total])
  })

  test('cannot move to a stay that costs less than a cancellation', async () => {
    await setPrice(1, 20_000)
    const access = await place()
    await pay(total)
    booking.setTime('2027-05-01T08:00:00Z')
    const offer = await rebooking.rebookingOffer({ ...access, ...june })
    expect(offer.refused).toBe('too-cheap')
    expect(offer.stays.map(({ arrival }) => arrival)).not.toContain('2027-06-05')
  })
})
