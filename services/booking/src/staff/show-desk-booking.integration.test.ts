import { type DeskBooking, deskBooking, showBooking, showDocument } from '@marram/contract/desk/booking-page'
import { announceHouse, confirmBooking } from '@marram/contract/desk/bookings'
import { receiveMoney } from '@marram/contract/desk/money'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BookingOverrides,
  clearBookings,
  exampleBooking,
  newKey,
  seedExtras,
  weekTotal,
} from '../testing/booking-request.ts'
import { deskOf, findTestStaff } from '../testing/desk.ts'
import { insertBooking } from '../testing/insert-booking.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'

let booking: TestBooking
let desk: ReturnType<typeof deskOf>
const total = weekTotal + 9_000 + 2_500

beforeAll(async () => {
  booking = await startTestBooking({ findStaff: findTestStaff })
  desk = deskOf(booking)
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
})
beforeEach(async () => {
  await clearBookings(booking.db)
  await sql`truncate audit_entry, sms, question cascade`.execute(booking.db)
  booking.setTime(startOfTest)
})
afterAll(() => booking.database.drop())

const hash = 'a'.repeat(64)
const july = { option: { arrival: '2027-07-10' }, items: [{ itemId: 2, quantity: 1 }], acceptedTotal: total }

async function place(wish: BookingOverrides = july): Promise<string> {
  const reply = await booking.post('/rest/v1/booking/', exampleBooking(wish), { headers: newKey() })
  expect(reply.status).toBe(201)
  return (await reply.json()).data.reservationId
}

async function show(reservationId: string, role = 'reception'): Promise<DeskBooking> {
  const { status, data } = await desk(showBooking, { reservationId, edition: 'de' }, { role })
  expect(status).toBe(200)
  return v.parse(deskBooking, data)
}

/** A question under the guest's address. */
async function ask(confirmedAt: string | null): Promise<number> {
  const address = { email: 'Karen@Example.org', mailbox: 'karen@example.org', confirmed_at: confirmedAt }
  const { id } = await booking.db
    .insertInto('question')
    .values({
      ...{ lodging_id: 1, user_id: null, language_id: 2, topic: 'pets', state: 'open', name: 'Karen', phone: '' },
      ...{ ...address, submission_hash: hash, fingerprint: hash, created_at: startOfTest, changed_at: startOfTest },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const lineOf = (entry: DeskBooking['timeline'][number]): string =>
  entry.kind === 'event' ? `${entry.actor} ${entry.by ?? '?'} ${entry.what}` : entry.kind

test('a booking shows stay, guest, house, extras and money', async () => {
  const reservationId = await place()
  const shown = await show(reservationId)
  expect(shown).toMatchObject({
    status: 'booked',
    guest: {
      firstName: 'Karen',
      city: 'Berlin',
      phone: '+49301234567',
      userId: null,
      bookings: 1,
      since: 2027,
      sms: null,
    },
    house: { id: 1, title: 'Title', area: 'Blåvand', picture: null },
    checkOutHour: 9,
    booking: { reservationId, charged: total, paid: 0, owed: total, instalments: [{ state: 'due' }, { state: 'due' }] },
    documents: ['agreement'],
    readyAt: null,
    refundableToCards: 0,
  })
  expect(shown.itemNames).toContainEqual({ itemId: 2, name: 'Bettwäsche' })
  expect(shown.entries.map(({ what, amount }) => [what, amount])).toEqual([
    ['rent', 70_000],
    ['mandatory-item 3', 9_000],
    ['chosen-item 2', 2_500],
    ['transaction-fee', 3_200],
  ])
})

test('earlier bookings of the same guest are counted', async () => {
  await insertBooking(booking.db, {
    number: '400000001',
    house: 1,
    arrival: '2025-07-05',
    guest: ['Karen', 'Müller'],
    email: 'KAREN@example.org',
    createdAt: '2025-01-01T08:00:00Z',
  })
  expect((await show(await place())).guest).toMatchObject({ bookings: 2, since: 2025 })
})

describe('the timeline', () => {
  test('has events, the names of staff, mails and money in their order', async () => {
    await booking.db
      .insertInto('deferred_period')
      .values({ lodging_id: null, starts_on: '2027-07-01', ends_on: '2027-08-01', confirmed_by: null })
      .execute()
    const reservationId = await place()
    expect((await show(reservationId)).status).toBe('waiting')
    booking.setTime('2027-02-02T08:00:00Z')
    expect((await desk(confirmBooking, { reservationId }, { reason: 'Roof is done' })).status).toBe(200)
    booking.setTime('2027-02-03T08:00:00Z')
    const money = { reservationId, amount: 50_000, reference: 'slip 7' }
    expect((await desk(receiveMoney, money, { role: 'finance' })).status).toBe(200)
    const { timeline, version } = await show(reservationId)
    const events = timeline.filter(({ kind }) => kind !== 'mail')
    expect(events.map(lineOf)).toEqual(['guest ? placed', 'staff Lene Krog confirmed', 'staff Lene Krog paid'])
    expect(events[0]).toMatchObject({ amount: total, at: '2027-02-01T08:00:00.000Z' })
    expect(events[1]).toMatchObject({ reason: 'Roof is done', amount: null })
    expect(events[2]).toMatchObject({ amount: 50_000, reference: 'slip 7', id: `event ${version}` })
    expect(timeline.filter(({ kind }) => kind === 'mail')).toHaveLength(2)
  })

  test('has text messages, and mails without the key of their link', async () => {
    const reservationId = await place()
    const { id } = await booking.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
    const signup = { booking_id: id, phone: '+491701234567', signed_up_at: startOfTest }
    await booking.db.insertInto('sms_signup').values(signup).execute()
    await desk(announceHouse, { reservationId })
    const { timeline, readyAt, guest } = await show(reservationId)
    const texts = timeline.flatMap((entry) => (entry.kind === 'mail' || entry.kind === 'sms' ? [entry.text] : []))
    expect(timeline.filter(({ kind }) => kind === 'sms')).toMatchObject([{ to: '+491701234567', state: 'waiting' }])
    expect(texts).toHaveLength(3)
    for (const text of texts) {
      expect(text).toMatch(/key=…/)
      expect(text).not.toMatch(/key=[^…]/)
    }
    expect([readyAt, guest.sms]).toEqual([startOfTest.replace('Z', '.000Z'), '+491701234567'])
  })

  test('has the words of guests and staff only for those who may read messages', async () => {
    const reservationId = await place()
    const id = await ask(startOfTest)
    const message = {
      question_id: id,
      number: 1,
      author: 'guest',
      text: 'Zwei Hunde?',
      created_at: startOfTest,
    } as const
    await booking.db.insertInto('question_message').values(message).execute()
    const kindsFor = async (role: string) => new Set((await show(reservationId, role)).timeline.map(({ kind }) => kind))
    expect(await kindsFor('reception')).toEqual(new Set(['event', 'mail', 'question']))
    expect(await kindsFor('houses')).toEqual(new Set(['event']))
  })

  test('has no conversation under an address that was never confirmed', async () => {
    const reservationId = await place()
    const id = await ask(null)
    const message = { question_id: id, number: 1, author: 'guest', text: 'Hi', created_at: startOfTest } as const
    await booking.db.insertInto('question_message').values(message).execute()
    expect((await show(reservationId)).timeline.filter(({ kind }) => kind === 'question')).toEqual([])
  })
})

describe('a document', () => {
  test('is in the language of the guest, and its links have no key', async () => {
    const reservationId = await place()
    const { status, data } = await desk(showDocument, { reservationId, kind: 'agreement' })
    expect(status).toBe(200)
    expect(data.html).toContain(reservationId)
    expect(data.html).not.toMatch(/key=\w/)
  })

  test('of a cancellation needs one', async () => {
    const reservationId = await place()
    expect((await desk(showDocument, { reservationId, kind: 'cancellation' })).status).toBe(404)
  })
})

test.each(['editor', 'nobody'])('%s is refused', async (role) => {
  const reservationId = await place()
  const { status } = await desk(showBooking, { reservationId, edition: 'de' }, { role })
  expect(status).toBe(role === 'nobody' ? 401 : 404)
})

test('an unknown number is refused', async () => {
  expect(await desk(showBooking, { reservationId: '999999999', edition: 'de' })).toMatchObject({ status: 404 })
})
