import {
  offerByPhone,
  type PhoneWish,
  placeByPhone,
  placeStaffHold,
  releaseStaffHold,
} from '@marram/contract/desk/phone'
import { defaultParty } from '@marram/domain/party'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { july, startRebooking, total } from '../rebook/testing/start-rebooking.ts'
import { countRows, exampleBooking, guest, newKey } from '../testing/booking-request.ts'
import { deskOf, refused } from '../testing/desk-of.ts'
import { startOfTest } from '../testing/start-booking.ts'

const { booking, place, stays, clear, setPrice } = await startRebooking()
const { db } = booking
const lene = deskOf(booking, 'lene')

beforeEach(async () => {
  await clear()
  await sql`truncate audit_entry`.execute(db)
})
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const nights = { lodgingId: 1, arrival: '2027-07-10', departure: '2027-07-17' } as const
const wish: PhoneWish = { ...nights, party: defaultParty, items: [], languageId: 2 }
const caller = { ...guest, email: 'new@example.org', wantsNewsletter: false }
const order = { ...wish, guest: caller, acceptedTotal: total }
const hold = { ...nights, heldFor: 'Annegret Sommerfeldt', hours: 24 }

const unchanged = async (work: () => Promise<unknown>) => {
  const before = [await countRows(db), await stays()]
  await work()
  expect([await countRows(db), await stays()]).toEqual(before)
  expect(await db.selectFrom('audit_entry').select('id').execute()).toEqual([])
}

describe('a booking by phone', () => {
  test('has the price of the website, counts at once and is confirmed by mail', async () => {
    const offer = await lene.ask(offerByPhone, wish)
    const { quote } = await booking.client.quote({ option: exampleBooking(july).option })
    expect(offer).toMatchObject({ quote, refusal: null, taken: [], deferred: null })
    expect(offer.items.map(({ itemId }) => itemId)).toEqual([1, 2, 3])
    expect(offer.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    const placed = await lene.act(placeByPhone, order)
    expect(placed).toEqual({ reservationId: expect.any(String), state: 'booked', total })
    const row = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ total, pay_choice: 'invoice', address_due: null, user_id: null, language_id: 2 })
    const entries = await db
      .selectFrom('ledger_entry')
      .select(({ fn }) => fn.sum('amount').as('sum'))
      .execute()
    expect(Number(entries[0]?.sum)).toBe(total)
    expect(await db.selectFrom('booking_event').select(['kind', 'actor']).execute()).toEqual([
      { kind: 'placed', actor: 'staff' },
    ])
    const mails = await db.selectFrom('mail').select(['recipient', 'text_body']).execute()
    expect(mails).toEqual([{ recipient: 'new@example.org', text_body: expect.stringContaining('Karen Müller') }])
    const [entry] = await db.selectFrom('audit_entry').selectAll().execute()
    expect(entry).toMatchObject({ command: 'booking.place-by-phone', after: { charged: total, lodging: 1 } })
    expect(JSON.stringify(entry)).not.toContain('Müller')
  })

  test('of a deferred period waits for approval', async () => {
    await db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-07-31' }).execute()
    expect((await lene.ask(offerByPhone, wish)).deferred).toEqual({ confirmedBy: null })
    expect((await lene.act(placeByPhone, order)).state).toBe('confirmed-later')
  })

  test('is refused for another price than the one the guest was told', async () => {
    await setPrice(2, 71_000)
    await unchanged(async () => {
      const refusal = await refused(lene.act(placeByPhone, order))
      expect([refusal.code, refusal.data]).toMatchObject(['price-changed', { quote: { total: total + 1_000 } }])
    })
  })

  test('is refused for taken nights, which the offer names, and for wrong details', async () => {
    const { reservationId } = await place()
    expect((await lene.ask(offerByPhone, wish)).taken).toEqual([
      { kind: 'guest', reservationId, arrival: nights.arrival, departure: nights.departure },
    ])
    await unchanged(async () => {
      expect((await refused(lene.act(placeByPhone, order))).code).toBe('not-available')
      const incomplete = { ...order, guest: { ...caller, email: 'x', acceptsTerms: false } }
      const refusal = await refused(lene.act(placeByPhone, incomplete))
      expect([refusal.status, refusal.code]).toEqual([422, 'guest-details'])
    })
  })

  test.each([
    ['empty-stay', { departure: '2027-07-10' }],
    ['in-the-past', { arrival: '2027-01-30', departure: '2027-02-06' }],
    ['not-an-arrival-day', { arrival: '2027-07-12', departure: '2027-07-19' }],
    ['unknown-lodging', { lodgingId: 99 }],
  ] as const)('is refused: %s', async (code, other) => {
    expect(await lene.ask(offerByPhone, { ...wish, ...other })).toMatchObject({ quote: null, refusal: code })
    await unchanged(async () => {
      expect((await refused(lene.act(placeByPhone, { ...order, ...other }))).code).toBe(code)
    })
  })

  test('needs the permission, and is placed once', async () => {
    await unchanged(async () => {
      expect((await refused(deskOf(booking, 'editor').act(placeByPhone, order))).status).toBe(404)
    })
    const both = await Promise.all([1, 2].map(() => lene.act(placeByPhone, order, { key: 'phone-key-00000001' })))
    expect(both[0]).toEqual(both[1])
    expect(await stays()).toHaveLength(1)
  })
})

describe('a hold by staff', () => {
  test('keeps the nights from guests and staff until it ends by itself', async () => {
    booking.tags.clear()
    const { id, expiresAt } = await lene.act(placeStaffHold, hold)
    expect(expiresAt).toBe('2027-02-02T08:00:00.000Z')
    expect(await db.selectFrom('hold').select(['id', 'held_for', 'held_by']).execute()).toEqual([
      { id, held_for: 'Annegret Sommerfeldt', held_by: 'Lene Krog' },
    ])
    const reply = await booking.post('/rest/v1/booking/', exampleBooking(july), { headers: newKey() })
    const { data, meta } = await reply.json()
    // A guest who waited would wait for days.
    expect([meta.code, data.held]).toEqual(['not-available', undefined])
    expect((await refused(lene.act(placeStaffHold, hold))).code).toBe('not-available')
    expect((await refused(lene.act(placeByPhone, order))).code).toBe('not-available')
    const log = await db.selectFrom('audit_entry').select(['subject', 'after']).execute()
    expect(log).toMatchObject([{ subject: `hold ${id}`, after: { lodging: 1, arrival: '2027-07-10' } }])
    expect(JSON.stringify(log)).not.toContain('Annegret')
    booking.setTime('2027-02-02T08:00:00Z')
    await booking.runTask('holds.sweep')
    expect(await stays()).toEqual([])
    await place()
  })

  test('becomes the booking of that guest', async () => {
    const { id: holdId } = await lene.act(placeStaffHold, hold)
    expect((await lene.ask(offerByPhone, wish)).taken).toMatchObject([{ kind: 'hold', reservationId: null }])
    expect((await lene.ask(offerByPhone, { ...wish, holdId })).taken).toEqual([])
    await lene.act(placeByPhone, { ...order, holdId })
    expect(await stays()).toEqual([{ kind: 'guest', arrival: nights.arrival, departure: nights.departure }])
    expect(await db.selectFrom('hold').select('id').execute()).toEqual([])
  })

  test('can be released; holds of guests cannot', async () => {
    const { id } = await lene.act(placeStaffHold, hold)
    await lene.act(releaseStaffHold, { id })
    expect(await stays()).toEqual([])
    expect((await refused(lene.act(releaseStaffHold, { id }))).code).toBe('unknown-hold')
    const own = { browserKey: 'b'.repeat(24), lodgingId: 1, arrival: '2027-07-10', duration: 7 }
    expect((await booking.post('/rest/v1/holds/', own)).status).toBe(201)
    const guests = await db.selectFrom('hold').select('id').executeTakeFirstOrThrow()
    expect((await refused(lene.act(releaseStaffHold, guests))).code).toBe('unknown-hold')
    expect(await stays()).toHaveLength(1)
  })

  test('needs the permission, a name, some hours and nights to come', async () => {
    await unchanged(async () => {
      const at = (more: object, token = 'lene') =>
        refused(deskOf(booking, token).act(placeStaffHold, { ...hold, ...more }))
      expect((await at({}, 'editor')).status).toBe(404)
      expect((await at({ heldFor: ' ' })).status).toBe(422)
      expect((await at({ hours: 0 })).status).toBe(422)
      expect((await at({ hours: 169 })).status).toBe(422)
      expect((await at({ departure: '2027-07-10' })).code).toBe('empty-stay')
      expect((await at({ arrival: '2027-01-02', departure: '2027-01-09' })).code).toBe('in-the-past')
      expect((await at({ lodgingId: 99 })).status).toBe(404)
    })
  })
})
