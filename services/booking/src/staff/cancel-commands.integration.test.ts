import { cancelBooking, offerCancellation } from '@marram/contract/desk/cancelling'
import { cancellationCharge } from '@marram/domain/rental-terms'
import { standardTerms } from '@marram/domain/terms'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startRebooking, total } from '../rebook/testing/start-rebooking.ts'
import { countRows } from '../testing/booking-request.ts'
import { deskOf, refused } from '../testing/desk-of.ts'

const { booking, place, stays, pay, clear } = await startRebooking()
const lene = deskOf(booking, 'lene')

beforeEach(async () => {
  await clear()
  await sql`truncate audit_entry`.execute(booking.db)
})
afterAll(() => booking.database.drop())

const otherwise = (amount: number) =>
  ({ charge: { kind: 'otherwise', amount }, by: 'agency', tellsGuest: true }) as const
const byTerms = (accepted: number) => ({ charge: { kind: 'terms', accepted }, by: 'guest', tellsGuest: true }) as const
const lastMail = () =>
  booking.db.selectFrom('mail').select('text_body').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
const why = { reason: 'Call of the guest' }

test('by the terms the guest pays what the page of the booking says, and gets the rest back', async () => {
  const access = await place()
  await pay(total)
  const { quote, cancellationCharge: shown } = await booking.client.readBooking(access)
  const charge = cancellationCharge(quote, '2027-02-01', standardTerms)
  const { reservationId } = access
  const offer = await lene.ask(offerCancellation, { reservationId })
  expect(offer).toMatchObject({ byTerms: shown, charged: total, paid: total, refundable: 0, currency: 'EUR' })
  expect(shown).toBe(charge)
  const done = await lene.act(cancelBooking, { reservationId, version: offer.version, ...byTerms(charge) })
  expect(done).toEqual({ state: 'cancelled', kept: charge, back: total - charge, toCard: 0, owed: 0 })
  expect(await booking.client.readBooking(access)).toMatchObject({
    ...{ state: 'cancelled', charged: charge, owed: charge - total },
  })
  expect(await stays()).toEqual([])
  expect((await lastMail()).text_body).toMatch(/schade, dass Sie nicht kommen/)
  const [entry] = await booking.db.selectFrom('audit_entry').selectAll().execute()
  expect(entry).toMatchObject({
    ...{ command: 'booking.cancel', actor: 'Lene Krog', reason: null },
    before: { state: 'booked', charged: total, paid: total },
    after: { state: 'cancelled', charged: charge, paid: total },
  })
})

test.each([0, 12_345, total])(
  'otherwise exactly %d minor units are kept, with the reason in the log',
  async (amount) => {
    const access = await place()
    await pay(total)
    const { reservationId } = access
    const done = await lene.act(cancelBooking, { reservationId, ...otherwise(amount) }, why)
    expect(done).toMatchObject({ kept: amount, back: total - amount, owed: 0 })
    expect(await booking.client.readBooking(access)).toMatchObject({ charged: amount, owed: amount - total })
    expect((await lastMail()).text_body).toMatch(/leider müssen wir Ihre Buchung stornieren/)
    const entries = await booking.db.selectFrom('audit_entry').select('reason').execute()
    expect(entries).toEqual([why])
  },
)

test('a booking that waits for approval costs nothing by the terms; the guest need not be told', async () => {
  await booking.db.insertInto('deferred_period').values({ starts_on: '2027-07-01', ends_on: '2027-07-31' }).execute()
  const { reservationId } = await place()
  const before = await countRows(booking.db)
  const done = await lene.act(cancelBooking, { reservationId, ...byTerms(0), tellsGuest: false })
  expect(done).toEqual({ state: 'cancelled', kept: 0, back: 0, toCard: 0, owed: 0 })
  expect((await countRows(booking.db)).mail).toBe(before.mail)
})

describe('nothing is cancelled', () => {
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = [await countRows(booking.db), await stays()]
    await work()
    expect([await countRows(booking.db), await stays()]).toEqual(before)
  }

  test('otherwise than by the terms without a reason', async () => {
    const { reservationId } = await place()
    await unchanged(async () => {
      const refusal = await refused(lene.act(cancelBooking, { reservationId, ...otherwise(0) }))
      expect([refusal.status, refusal.code]).toEqual([422, 'reason-missing'])
      expect((await refused(lene.act(cancelBooking, { reservationId, ...otherwise(0) }, { reason: ' ' }))).code).toBe(
        'reason-missing',
      )
    })
  })

  test('for more than the booking costs', async () => {
    const { reservationId } = await place()
    await unchanged(async () => {
      const refusal = await refused(lene.act(cancelBooking, { reservationId, ...otherwise(total + 1) }, why))
      expect([refusal.status, refusal.code]).toEqual([422, 'too-much'])
      expect((await refused(lene.act(cancelBooking, { reservationId, ...otherwise(-1) }, why))).status).toBe(422)
    })
  })

  test('for another charge than the one that was shown', async () => {
    const { reservationId } = await place()
    const { byTerms: charge } = await lene.ask(offerCancellation, { reservationId })
    await unchanged(async () => {
      const refusal = await refused(lene.act(cancelBooking, { reservationId, ...byTerms((charge ?? 0) - 1) }))
      expect([refusal.code, refusal.data]).toEqual([
        'charge-changed',
        expect.objectContaining({ cancellationCharge: charge }),
      ])
    })
  })

  test('for people without the permission, after another change, or a second time', async () => {
    const { reservationId } = await place()
    const input = { reservationId, ...otherwise(0) }
    await unchanged(async () => {
      expect((await refused(deskOf(booking, 'editor').act(cancelBooking, input, why))).status).toBe(404)
      expect((await refused(lene.act(cancelBooking, { ...input, version: 0 }, why))).code).toBe('booking-changed')
    })
    await lene.act(cancelBooking, input, why)
    await unchanged(async () => {
      expect((await refused(lene.act(cancelBooking, input, why))).code).toBe('cannot-cancel')
      expect((await lene.ask(offerCancellation, { reservationId })).byTerms).toBeNull()
    })
  })
})
