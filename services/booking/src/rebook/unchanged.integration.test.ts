import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countRows } from '../testing/booking-request.ts'
import { startOfTest } from '../testing/start-booking.ts'
import { august, codeOf, fee, june, startRebooking, total } from './testing/start-rebooking.ts'

const { booking, rebooking, setPrice, place, agree, order, stays, pay, clear } = await startRebooking()
beforeEach(clear)
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

describe('nothing changes', () => {
  const expectUnchanged = async (work: () => Promise<unknown>) => {
    const before = [await countRows(booking.db), await stays()]
    await work()
    expect([await countRows(booking.db), await stays()]).toEqual(before)
  }

  test('with a wrong key, or the key of another booking', async () => {
    const access = await place()
    const other = await place({ option: { arrival: '2027-07-17' }, acceptedTotal: total })
    const wished = await agree(access, august)
    await expectUnchanged(async () => {
      for (const key of ['x'.repeat(32), other.key]) {
        expect((await order({ ...wished, key })).status).toBe(404)
        expect((await booking.post('/rest/v1/bookings/rebooking/', { ...access, key })).status).toBe(404)
      }
    })
  })

  test.each([
    ['the price', () => setPrice(2, 70_100)],
    ['the payments', () => pay(500)],
    ['the day', async () => booking.setTime('2027-02-02T08:00:00Z')],
  ])('if %s changed after the guest read the terms', async (_, happens) => {
    const access = await place()
    const wished = await agree(access, august)
    await happens()
    await expectUnchanged(async () => {
      const reply = await order(wished)
      expect([reply.status, await codeOf(reply)]).toEqual([409, 'terms-changed'])
    })
  })

  test('with another total or other terms than those of the preview', async () => {
    const access = await place()
    const wished = await agree(access, august)
    await expectUnchanged(async () => {
      expect(await codeOf(await order({ ...wished, acceptedTotal: wished.acceptedTotal - 1 }))).toBe('terms-changed')
      expect(await codeOf(await order({ ...wished, acceptedTerms: 'a'.repeat(64) }))).toBe('terms-changed')
      expect(await codeOf(await order({ ...wished, arrival: '2027-08-14' }))).toBe('terms-changed')
    })
  })

  test('if the new nights were taken in the meantime: the old ones stay', async () => {
    const access = await place()
    const wished = await agree(access, august)
    await place({ option: { arrival: '2027-08-07' }, acceptedTotal: total })
    await expectUnchanged(async () => {
      const reply = await order(wished)
      const { data, meta } = await reply.json()
      expect([reply.status, meta.code, data.alternatives.length]).toEqual([409, 'not-available', 3])
    })
  })

  test('if the program ends anywhere in between', async () => {
    const access = await place()
    await pay(30_850)
    const wished = await agree(access, august)
    let statements = 0
    for (; statements < 100; statements += 1) {
      booking.endAfter(statements)
      const reply = await order(wished)
      booking.endAfter(Number.POSITIVE_INFINITY)
      if (reply.status === 200) break
      const { charged, arrival, quote } = await booking.client.readBooking(access)
      expect([charged, arrival, quote.total, (await stays())[0]?.arrival]).toEqual([
        total,
        '2027-07-10',
        total,
        '2027-07-10',
      ])
    }
    expect(statements).toBeGreaterThan(10)
    expect(await stays()).toEqual([{ kind: 'guest', arrival: '2027-08-07', departure: '2027-08-14' }])
  })

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'address-unconfirmed',
      'the address is unconfirmed',
      () => booking.db.updateTable('booking').set({ address_due: '2027-03-01' }).execute(),
    ],
    ['overdue', 'an instalment is overdue', async () => booking.setTime('2027-02-06T08:00:00Z')],
    [
      'cannot-change',
      'the house is paused',
      () => booking.db.updateTable('lodging').set({ status: 'paused' }).execute(),
    ],
  ])('%s: %s', async (code, _, happens) => {
    const access = await place()
    const wished = await agree(access, august)
    await happens()
    await expectUnchanged(async () => expect(await codeOf(await order(wished))).toBe(code))
    await booking.db.updateTable('lodging').set({ status: 'active' }).execute()
  })

  test('before the agency has approved the booking', async () => {
    await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-08-01' }).execute()
    expect((await rebooking.rebookingOffer({ ...(await place()), ...august })).refused).toBe('cannot-change')
  })
})

describe('two at once', () => {
  test('the same request twice changes the booking once', async () => {
    const access = await place()
    const wished = await agree(access, august)
    const replies = await Promise.all([order(wished), order(wished), order(wished)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await order(wished)).status).toBe(200)
    const events = await booking.db.selectFrom('booking_event').where('kind', '=', 'rebooked').select('id').execute()
    expect([events.length, (await booking.client.readBooking(access)).charged]).toEqual([1, total + fee])
  })

  test('of two tabs with different dates one wins, and the other must read the new terms', async () => {
    const access = await place()
    const [a, b] = [await agree(access, august), await agree(access, june)]
    const replies = await Promise.all([order(a), order(b)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stays()).toHaveLength(1)
    expect(
      await booking.db.selectFrom('ledger_entry').where('what', '=', 'rebooked').select('id').execute(),
    ).toHaveLength(1)
  })

  test('of many guests who want the same week one gets it, and all others keep theirs', async () => {
    const weeks = ['2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31', '2027-08-14']
    const guests = []
    for (const arrival of weeks) guests.push(await place({ option: { arrival }, acceptedTotal: total }))
    const orders = await Promise.all(guests.map((access) => agree(access, august)))
    const replies = await Promise.all(orders.map(order))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const all = await stays()
    expect(all).toHaveLength(weeks.length)
    expect(all.map(({ arrival }) => arrival)).toContain('2027-08-07')
  })
})
