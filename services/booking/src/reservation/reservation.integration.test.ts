import type { PlacedBooking } from '@marram/contract/booking/placed'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completeStays } from '../booking/maintain-bookings.ts'
import { inviteGuests } from '../review/invite-guests.ts'
import { listBookings } from '../staff/list-bookings.ts'
import { announceReady } from '../staff/lodging-ready.ts'
import { receiveMoney, refundMoney } from '../staff/money.ts'
import { clearBookings, countRows, exampleBooking, newKey, seedExtras, weekTotal } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking, takes } from '../testing/start-booking.ts'

let booking: TestBooking
let placed: PlacedBooking
const total = weekTotal + 9_000
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedExtras(booking.db, 1)
})
beforeEach(async () => {
  booking.setTime(startOfTest)
  await clearBookings(booking.db)
  await booking.db.deleteFrom('sms').execute()
  const wish = exampleBooking({ option: { arrival: '2027-07-10' }, acceptedTotal: total })
  const reply = await booking.post('/rest/v1/booking/', wish, { headers: newKey() })
  placed = (await reply.json()).data
})
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const client = (token?: string) =>
  createReservationClient(
    createServiceClient({
      name: 'booking',
      baseUrl: 'http://booking',
      publicKey: 'key',
      fetch: inProcessFetch(booking.handle),
      ...(token !== undefined && { bearer: () => token }),
    }),
  )
const access = () => ({ reservationId: placed.reservationId, key: placed.key })
const read = () => client().reservation(access())
const inside = (instant = startOfTest) => ({ db: booking.db, now: () => new Date(instant), origins, takes })
const pay = (amount: number, reference = 'bank 1') =>
  receiveMoney({ reservationId: placed.reservationId, amount, reference }, inside())
const refusalOf = async (work: Promise<unknown>) => {
  const error: { status?: number; code?: string } = await work.then(
    () => ({}),
    (thrown) => thrown,
  )
  return [error.status, error.code]
}

describe('the page of a booking', () => {
  test('shows house, stay, price, account and documents', async () => {
    const shown = await read()
    expect(shown.house).toMatchObject({ name: 'B1001', areaId: 1, address: 'Klitvej 1, 6857 Blåvand' })
    expect(shown.booking).toMatchObject({ state: 'booked', charged: total, owed: total })
    expect(shown.checkOutHour).toBe(9)
    expect(shown.itemNames).toContainEqual({ itemId: 3, name: 'Bettwäsche' })
    expect(shown.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect([shown.documents, shown.capacity]).toEqual([['agreement'], { maxPersons: 6, maxPets: 0 }])
    const { html } = await client().document({ ...access(), kind: 'agreement' })
    expect(html).toMatch(/822\s€/)
    expect(await refusalOf(client().document({ ...access(), kind: 'cancellation' }))).toEqual([404, 'no-document'])
  })

  test('answers a wrong key and an unknown number with the same bytes', async () => {
    const tries = [
      { ...access(), key: 'x'.repeat(32) },
      { reservationId: '123456789', key: placed.key },
    ]
    const paths = ['reservation', 'preview', 'stop-sms'].map((name) => `/rest/v1/bookings/${name}/`)
    for (const path of [...paths, '/bs/signup-for-sms/']) {
      const headers = { 'x-request-id': 'same-request' }
      const [one, two] = await Promise.all(tries.map((body) => booking.post(path, body, { headers })))
      expect([one?.status, two?.status]).toEqual([404, 404])
      expect(await one?.text()).toBe(await two?.text())
    }
  })

  test('shows the key’s place two weeks before, after payment', async () => {
    expect((await read()).key).toEqual({ notice: 'too-early', from: '2027-06-26' })
    booking.setTime('2027-06-27T08:00:00Z')
    expect((await read()).key.notice).toBe('unpaid')
    await pay(total)
    expect((await read()).key.notice).toBe('shown')
  })
})

test('a guest can preview the price of a change, which writes nothing', async () => {
  const before = await countRows(booking.db)
  const cot = await client().previewChange({ ...access(), items: [{ itemId: 2, quantity: 1 }] })
  expect([cot.difference, cot.quote.total]).toEqual([2_500, total + 2_500])
  const crowd = { adults: 9, children: 0, infants: 0, pets: 0 }
  expect(await refusalOf(client().previewChange({ ...access(), party: crowd }))).toEqual([422, 'too-many-persons'])
  expect(await countRows(booking.db)).toEqual(before)
})

describe('text messages', () => {
  const sent = () => booking.db.selectFrom('sms').select(['kind', 'recipient', 'body']).execute()

  // spec: call POST /bs/signup-for-sms/
  test('are sent once when the house is ready, to guests who signed up', async () => {
    expect((await client().signUpForSms(access())).sms.phone).toBe('+49301234567')
    expect((await client().signUpForSms({ ...access(), phone: '0170 1234567' })).sms.phone).toBe('+491701234567')
    expect(await announceReady(placed.reservationId, inside())).toEqual({ sms: true })
    await announceReady(placed.reservationId, inside())
    const [sms, ...others] = await sent()
    expect(others).toEqual([])
    expect(sms).toMatchObject({ kind: 'service', recipient: '+491701234567' })
    const [, query = ''] = /reservation\/\?(\S+)$/.exec(sms?.body ?? '') ?? []
    const { reservationId = '', key = '' } = Object.fromEntries(new URLSearchParams(query))
    expect((await client().reservation({ reservationId, key })).readyAt).toBe('2027-02-01T08:00:00.000Z')
  })

  test('come in addition to one mail for every guest, with a link to the page', async () => {
    await announceReady(placed.reservationId, inside())
    await announceReady(placed.reservationId, inside())
    const mails = await booking.db.selectFrom('mail').where('key', 'like', '% ready %').selectAll().execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihr Haus ist bezugsfertig: B1001, 10.–17. Juli 2027 (${placed.reservationId})`,
    ])
    expect(mails[0]?.text_body).toContain(
      `https://de.example/booking/reservation/?reservationId=${placed.reservationId}`,
    )
  })

  test('stop on request, and never begin without a sign-up', async () => {
    expect(await announceReady(placed.reservationId, inside())).toEqual({ sms: false })
    await client().signUpForSms(access())
    expect((await client().stopSms(access())).sms.phone).toBeNull()
    expect(await announceReady(placed.reservationId, inside())).toEqual({ sms: false })
    expect(await sent()).toEqual([])
  })

  test('are refused for an invalid telephone number, and after the arrival', async () => {
    expect(await refusalOf(client().signUpForSms({ ...access(), phone: '12' }))).toEqual([422, 'write-phone'])
    booking.setTime('2027-07-11T08:00:00Z')
    expect(await refusalOf(client().signUpForSms(access()))).toEqual([409, 'too-late-for-sms'])
  })
})

test('the page has the current day and the packing list of the house', async () => {
  const { today, packing, review } = await read()
  expect([today, review]).toEqual(['2027-02-01', 'none'])
  // Cleaning is part of the price, and there is a sauna.
  expect(packing).toEqual({
    bring: ['linen', 'extra-towels', 'kitchen-towels', 'toilet-paper'],
    there: ['cleaning'],
  })
})

test('after the stay page and mail lead to the review; one submission is accepted', async () => {
  expect(await refusalOf(client().openReview(access()))).toEqual([409, 'no-review'])
  const stranger = { ...access(), key: 'x'.repeat(32) }
  expect(await refusalOf(client().openReview(stranger))).toEqual([404, 'unknown-booking'])
  booking.setTime('2027-07-20T08:00:00Z')
  await completeStays(inside('2027-07-20T08:00:00Z'))
  await inviteGuests(inside('2027-07-20T08:00:00Z'))
  expect((await read()).review).toBe('open')
  await client().openReview(access())
  const token = await client().openReview(access())
  const mail = await booking.db.selectFrom('mail').where('key', 'like', '% review').selectAll().executeTakeFirst()
  const mailed = /review\/\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
  const look = async (token: string) => (await booking.post('/rest/v1/reviews/invitation/', { token })).status
  expect([await look(token), await look(mailed)]).toEqual([200, 200])
  const words = { rating: 5, text: 'Ein Haus mit Blick auf das Meer.', name: 'Karen M.', place: 'Berlin' }
  expect((await booking.post('/rest/v1/reviews/', { token, ...words })).status).toBe(201)
  // It stays open for photos.
  expect([await look(mailed), (await read()).review]).toEqual([200, 'sent'])
  expect(await refusalOf(client().openReview(access()))).toEqual([409, 'no-review'])
})

test('only the house’s meters can be read, during the stay, and the last reading counts', async () => {
  const reading = (value: string, moment: 'arrival' | 'departure' = 'arrival', itemId = 4) =>
    client().readMeters({ ...access(), readings: [{ itemId, moment, reading: value }] })
  expect(await refusalOf(reading('100'))).toEqual([409, 'cannot-read-meters'])
  booking.setTime('2027-07-10T14:00:00Z')
  await reading('100')
  await reading('100,5')
  const { meters } = await reading('170', 'departure')
  expect(meters.list).toMatchObject([{ itemId: 4, arrival: 100.5, departure: 170 }])
  const events = booking.db.selectFrom('booking_event').select('detail').where('kind', '=', 'meters-read')
  expect((await events.orderBy('id').execute()).map(({ detail }) => detail)).toEqual([
    [{ itemId: 4, moment: 'arrival', reading: 100 }],
    [{ itemId: 4, moment: 'arrival', reading: 100.5 }],
    [{ itemId: 4, moment: 'departure', reading: 170 }],
  ])
  expect(await refusalOf(reading('-3'))).toEqual([422, 'not-a-reading'])
  expect(await refusalOf(reading('3', 'arrival', 1))).toEqual([422, 'unknown-item'])
})

describe('a guest who is logged in', () => {
  test('finds earlier bookings under the same address, and gets a temporary key', async () => {
    const list = await booking.get('/rest/v1/bookings/', { 'x-public-key': 'key', authorization: 'Bearer user-7' })
    expect((await list.json()).data).toMatchObject([{ reservationId: placed.reservationId }])
    const opened = await client('user-7').openBooking(placed.reservationId)
    expect((await client().reservation(opened)).booking.reservationId).toBe(placed.reservationId)
    booking.setTime('2027-02-01T21:00:00Z')
    expect(await refusalOf(client().reservation(opened))).toEqual([404, 'unknown-booking'])
    expect((await read()).booking.reservationId).toBe(placed.reservationId)
  })

  test('cannot open others’ bookings', async () => {
    expect(await refusalOf(client('user-8').openBooking(placed.reservationId))).toEqual([404, 'unknown-booking'])
    expect(await refusalOf(client().openBooking(placed.reservationId))).toEqual([401, 'bearer-missing'])
  })
})

describe('staff', () => {
  test('book each bank line once, and see open amounts', async () => {
    expect(await pay(30_000)).toMatchObject({ isNew: true, paid: 30_000 })
    expect(await pay(30_000)).toMatchObject({ isNew: false, paid: 30_000 })
    expect(await listBookings(booking.db, 'owed', 10)).toMatchObject([{ owed: total - 30_000, guest: 'Karen Müller' }])
    expect(await listBookings(booking.db, 'refunds', 10)).toEqual([])
    const unknown = { reservationId: '123456789', amount: 1, reference: 'x' }
    expect(await receiveMoney(unknown, inside())).toMatchObject({ status: 404 })
  })

  test('refund at most the surplus after a cancellation', async () => {
    await pay(30_850)
    await booking.client.cancelBooking({ ...access(), acceptedCharge: 19_000 })
    expect(await listBookings(booking.db, 'refunds', 10)).toMatchObject([{ owed: 19_000 - 30_850 }])
    const back = { reservationId: placed.reservationId, amount: 11_850, reference: 'back 1' }
    expect(await refundMoney({ ...back, amount: 40_000, reference: 'wrong' }, inside())).toMatchObject({
      code: 'too-much',
    })
    expect(await refundMoney(back, inside())).toMatchObject({ isNew: true, paid: 19_000 })
    const shown = await read()
    expect([shown.booking.owed, shown.documents]).toEqual([0, ['agreement', 'cancellation']])
    const { html } = await client().document({ ...access(), kind: 'cancellation' })
    expect(html).toMatch(/190\s€/)
  })
})
