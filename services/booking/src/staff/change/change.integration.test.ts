import { changeBooking, offerChange, type StaffWish } from '@marram/contract/desk/changes'
import { defaultParty } from '@marram/domain/party'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fee, july, startRebooking, total } from '../../rebook/testing/start-rebooking.ts'
import { countRows, weekTotal } from '../../testing/booking-request.ts'
import { deskOf, refused } from '../../testing/desk-of.ts'
import { seedBookableLodging } from '../../testing/seed.ts'
import { startOfTest } from '../../testing/start-booking.ts'

const { booking, setPrice, place, stays, pay, clear } = await startRebooking()
await seedBookableLodging(booking.db, { id: 2 })
const lene = deskOf(booking, 'lene')
const maren = deskOf(booking, 'maren')

beforeEach(async () => {
  await clear()
  await sql`truncate audit_entry`.execute(booking.db)
})
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const june = { arrival: '2027-06-05', departure: '2027-06-12' }
const august = { arrival: '2027-08-07', departure: '2027-08-14' }
type Wish = Omit<StaffWish, 'reservationId'>

const agree = async (reservationId: string, wish: Wish, desk = lene) => {
  const offer = await desk.ask(offerChange, { reservationId, ...wish })
  expect(offer.refusals).toEqual([])
  const { accepted, version } = offer
  return { reservationId, ...wish, accepted: accepted ?? '', version, tellsGuest: true }
}
const mails = () => booking.db.selectFrom('mail').select(['key', 'text_body']).orderBy('created_at').execute()
const read = (reservationId: string) =>
  booking.db.selectFrom('booking').where('reservation_id', '=', reservationId).selectAll().executeTakeFirstOrThrow()

test('a member of staff sees the old, the new and the difference, and then does it', async () => {
  const access = await place()
  await pay(30_850)
  const offer = await lene.ask(offerChange, { reservationId: access.reservationId, ...june })
  expect(offer).toMatchObject({
    state: 'booked',
    paid: 30_850,
    before: { lodgingId: 1, house: 'B1001', owed: total - 30_850 },
    after: { quote: { stay: june, total: total + 30_000 + fee } },
    difference: 30_000 + fee,
    fee: { byTerms: fee, charged: fee },
    ...{ back: 0, toCard: 0, refusals: [], notices: [] },
  })
  expect(offer.before.instalments.map(({ state }) => state)).toEqual(['paid', 'due'])
  expect(offer.after?.instalments.map(({ dueOn }) => dueOn)).toEqual(['2027-02-05', '2027-04-16'])
  expect((await stays())[0]?.arrival).toBe('2027-07-10')

  const wished = await agree(access.reservationId, june)
  const done = await lene.act(changeBooking, wished, { reason: 'Call of the guest' })
  expect(done).toMatchObject({ difference: 30_000 + fee, back: 0 })
  expect(await booking.client.readBooking(access)).toMatchObject({
    ...{ ...june, charged: total + 30_000 + fee, paid: 30_850, owed: total + 30_000 + fee - 30_850 },
  })
  expect(await stays()).toEqual([{ kind: 'guest', ...june }])
  expect((await mails()).at(-1)?.text_body).toContain('5.–12. Juni 2027')
  const [entry] = await booking.db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({
    command: 'booking.change',
    actor: 'Lene Krog',
    reason: 'Call of the guest',
    subject: `booking ${access.reservationId}`,
    before: { arrival: '2027-07-10', charged: total },
    after: { arrival: '2027-06-05', charged: total + 30_000 + fee },
  })
})

test('a cheaper stay says what goes back; without a card that is an alert for the office', async () => {
  await setPrice(1, 50_000)
  const { reservationId } = await place()
  await pay(total)
  const offer = await lene.ask(offerChange, { reservationId, ...june, waivesFee: true })
  expect(offer).toMatchObject({ difference: -20_000, back: 20_000, toCard: 0, fee: { byTerms: fee, charged: 0 } })
  const done = await lene.act(changeBooking, await agree(reservationId, { ...june, waivesFee: true }))
  expect(done).toMatchObject({ difference: -20_000, back: 20_000, toCard: 0 })
  const alerts = await booking.db.selectFrom('payment_alert').select(['kind', 'detail']).execute()
  expect(alerts).toEqual([{ kind: 'overpaid', detail: expect.stringContaining('200.00 EUR') }])
  expect((await mails()).at(-1)?.text_body).toMatch(/Sie bekommen zurück:\n200\s€/)
})

test('another house frees the old one, has its own price and extras, and the mail names both', async () => {
  const { reservationId } = await place({ ...july, items: [{ itemId: 2, quantity: 1 }], acceptedTotal: total + 2_500 })
  const offer = await lene.ask(offerChange, { reservationId, lodgingId: 2, cause: 'agency' })
  expect(offer.after).toMatchObject({ lodgingId: 2, house: 'B1002', quote: { total: weekTotal } })
  expect(offer.notices).toEqual([{ code: 'items-dropped', items: [{ da: 'Linned', de: 'Bettwäsche', en: 'Linen' }] }])
  expect(offer.fee).toEqual({ byTerms: fee, charged: 0 })
  booking.tags.clear()
  await lene.act(changeBooking, await agree(reservationId, { lodgingId: 2, cause: 'agency' }))
  expect(await read(reservationId)).toMatchObject({ lodging_id: 2, total: weekTotal, kept_at_least: 0 })
  expect(await booking.db.selectFrom('stay').select(['lodging_id', 'arrival']).execute()).toEqual([
    { lodging_id: 2, arrival: '2027-07-10' },
  ])
  expect((await mails()).at(-1)?.text_body).toMatch(/Bisher gebucht:\nB1001\n10\.–17\. Juli 2027/)
  await place()
})

test('party and extras keep the agreed rent; the guest need not be told', async () => {
  const { reservationId } = await place()
  await setPrice(2, 99_000)
  const wish = { party: { ...defaultParty, children: 1 }, items: [{ itemId: 1, quantity: 1 }] }
  const before = (await mails()).length
  const offer = await lene.ask(offerChange, { reservationId, ...wish })
  expect(offer).toMatchObject({ difference: 3 * 1_700, fee: { byTerms: 0, charged: 0 } })
  await lene.act(changeBooking, { ...(await agree(reservationId, wish)), tellsGuest: false })
  expect(await read(reservationId)).toMatchObject({ total: total + 5_100, children: 1, rebooked_on: null })
  expect(await mails()).toHaveLength(before)
})

test('a booking that waits for approval can be moved free of charge, and still waits', async () => {
  await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-07-31' }).execute()
  const { reservationId } = await place()
  const offer = await lene.ask(offerChange, { reservationId, ...august })
  expect(offer).toMatchObject({ state: 'confirmed-later', fee: { byTerms: 0, charged: 0 }, difference: 0 })
  expect(offer.after?.instalments).toEqual([])
  await lene.act(changeBooking, await agree(reservationId, august))
  expect(await read(reservationId)).toMatchObject({ state: 'confirmed-later', ...august, rebooked_on: null })
})

test('staff make exceptions from the rules for guests, and read what they pass over', async () => {
  const { reservationId } = await place()
  await pay(total)
  booking.setTime('2027-05-12T08:00:00Z')
  await booking.db.insertInto('deferred_period').values({ starts_on: '2027-08-07', ends_on: '2027-08-14' }).execute()
  const codesOf = async (wish: Wish) =>
    (await lene.ask(offerChange, { reservationId, ...wish })).notices.map(({ code }) => code)
  expect(await codesOf(august)).toEqual(['needs-approval', 'too-late-to-move'])
  expect(await codesOf({ arrival: '2028-01-08', departure: '2028-01-15' })).toEqual(['other-year', 'too-late-to-move'])
  await lene.act(changeBooking, await agree(reservationId, { ...august, cause: 'owner' }))
  expect(await read(reservationId)).toMatchObject({ state: 'booked', ...august, kept_at_least: 0 })
})

describe('nothing changes', () => {
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = [await countRows(booking.db), await stays()]
    await work()
    expect([await countRows(booking.db), await stays()]).toEqual(before)
    expect(await booking.db.selectFrom('audit_entry').select('id').execute()).toEqual([])
  }

  test('if the price, the payments or the terms of the offer have changed; the refusal has the new offer', async () => {
    const { reservationId } = await place()
    const wished = await agree(reservationId, june)
    await setPrice(1, 100_100)
    await unchanged(async () => {
      expect(await refused(lene.act(changeBooking, wished))).toMatchObject({
        ...{ status: 409, code: 'offer-changed' },
        data: { offer: { difference: 30_100 + fee } },
      })
    })
    const again = await agree(reservationId, june)
    await unchanged(async () => {
      for (const other of [{ waivesFee: true }, { cause: 'agency' as const }, august, { accepted: 'x' }]) {
        expect((await refused(lene.act(changeBooking, { ...again, ...other }))).code).toBe('offer-changed')
      }
    })
  })

  test('if the nights are taken: the offer names them', async () => {
    const { reservationId } = await place()
    const wished = await agree(reservationId, august)
    const other = await place({ option: { arrival: '2027-08-07' }, acceptedTotal: total })
    const offer = await lene.ask(offerChange, { reservationId, ...august })
    expect(offer.refusals).toEqual([
      {
        code: 'not-available',
        taken: [{ ...august, kind: 'guest', reservationId: other.reservationId }],
      },
    ])
    expect([offer.after, offer.accepted]).toEqual([null, null])
    await unchanged(async () => {
      const refusal = await refused(lene.act(changeBooking, wished))
      expect([refusal.status, refusal.code]).toEqual([409, 'not-available'])
    })
  })

  test.each<[string, Wish]>([
    ['too-many-persons', { party: { ...defaultParty, adults: 7 } }],
    ['not-an-arrival-day', { arrival: '2027-08-09', departure: '2027-08-16' }],
    ['duration-not-offered', { arrival: '2027-08-07', departure: '2027-12-25' }],
    ['empty-stay', { arrival: '2027-08-07', departure: '2027-08-07' }],
    ['in-the-past', { arrival: '2027-01-09', departure: '2027-01-16' }],
    ['unknown-item', { items: [{ itemId: 99, quantity: 1 }] }],
    ['unknown-lodging', { lodgingId: 77 }],
  ])('%s', async (code, wish) => {
    const { reservationId } = await place()
    const offer = await lene.ask(offerChange, { reservationId, ...wish })
    expect(offer.refusals.map((one) => one.code)).toEqual([code])
    await unchanged(async () => {
      const input = { reservationId, ...wish, accepted: '', tellsGuest: true }
      expect((await refused(lene.act(changeBooking, input))).code).toBe(code)
    })
  })

  test('if it is as wished already, if it is over, or while a payment is under way', async () => {
    const { reservationId } = await place()
    expect((await lene.ask(offerChange, { reservationId })).accepted).toBeNull()
    const wished = await agree(reservationId, august)
    const { id } = await read(reservationId)
    const payment = { booking_id: id, provider: 'sandbox', amount: 5, currency: 'EUR', return_url: 'x' } as const
    const at = { created_at: startOfTest, changed_at: startOfTest }
    await booking.db
      .insertInto('payment')
      .values({ ...payment, ...at, state: 'authorised' })
      .execute()
    await unchanged(async () => {
      expect((await refused(lene.act(changeBooking, wished))).code).toBe('payment-pending')
    })
    await sql`truncate payment cascade`.execute(booking.db)
    await booking.db.updateTable('booking').set({ state: 'completed' }).execute()
    await unchanged(async () => {
      expect((await refused(lene.act(changeBooking, wished))).code).toBe('cannot-change')
    })
  })

  test('for people without the permission, who do not even see the offer', async () => {
    const { reservationId } = await place()
    const wished = await agree(reservationId, june)
    await unchanged(async () => {
      expect((await refused(deskOf(booking, 'editor').act(changeBooking, wished))).status).toBe(404)
      expect((await refused(deskOf(booking, 'editor').ask(offerChange, { reservationId }))).status).toBe(404)
      expect((await refused(deskOf(booking, 'nobody').act(changeBooking, wished))).status).toBe(401)
    })
  })
})

describe('two at once', () => {
  test('a lost reply is repeated without a second change', async () => {
    const { reservationId } = await place()
    const wished = await agree(reservationId, june)
    const done = await Promise.all([1, 2, 3].map(() => lene.act(changeBooking, wished, { key: 'one-request-000' })))
    expect(new Set(done.map((reply) => JSON.stringify(reply))).size).toBe(1)
    const events = await booking.db.selectFrom('booking_event').where('kind', '=', 'rebooked').select('id').execute()
    expect(events).toHaveLength(1)
  })

  test('of two people one changes it, and the other learns who did what', async () => {
    const { reservationId } = await place()
    const [a, b] = [await agree(reservationId, june), await agree(reservationId, august, maren)]
    await lene.act(changeBooking, a)
    const refusal = await refused(maren.act(changeBooking, b))
    expect([refusal.status, refusal.code]).toEqual([409, 'booking-changed'])
    expect(refusal.data).toMatchObject({
      changes: [{ kind: 'rebooked', actor: 'staff', name: 'Lene Krog', at: expect.any(String) }],
    })
    const { version: _, ...blind } = b
    expect((await refused(maren.act(changeBooking, blind))).code).toBe('offer-changed')
    const both = [await agree(reservationId, august), await agree(reservationId, { ...june, lodgingId: 2 }, maren)]
    const replies = await Promise.allSettled([
      lene.act(changeBooking, both[0] ?? a),
      maren.act(changeBooking, both[1] ?? b),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stays()).toHaveLength(1)
  })

  test('of two bookings that want the same week one gets it', async () => {
    const first = await place()
    const second = await place({ option: { arrival: '2027-07-17' }, acceptedTotal: total })
    const wishes = await Promise.all([first, second].map(({ reservationId }) => agree(reservationId, august)))
    const replies = await Promise.allSettled(wishes.map((wished) => lene.act(changeBooking, wished)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stays()).toHaveLength(2)
  })
})
