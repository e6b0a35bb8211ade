import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearBookings, countRows, exampleBooking, newKey } from '../testing/booking-request.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { freeEndedHolds } from './find-hold.ts'

let booking: TestBooking

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  for (let id = 1; id <= 10; id += 1) await seedBookableLodging(booking.db, { id })
})
beforeEach(() => clearBookings(booking.db))
afterEach(() => booking.setTime(startOfTest))
afterAll(() => booking.database.drop())

const path = '/rest/v1/holds/'
const browser = (name: string) => `browser-key-of-${name}`.padEnd(24, '-')
const hold = (name: string, stay: object = {}, from?: string) =>
  booking.post(
    path,
    { browserKey: browser(name), lodgingId: 1, arrival: '2027-03-06', duration: 7, ...stay },
    from === undefined ? {} : { from },
  )
const look = (name: string) => booking.get(path, { 'x-public-key': 'key', 'x-browser-key': browser(name) })
const book = (browserKey?: string) =>
  booking.post('/rest/v1/booking/', exampleBooking(browserKey === undefined ? {} : { browserKey }), {
    headers: newKey(),
  })
const atMinute = (minutes: number) =>
  booking.setTime(new Date(Date.parse(startOfTest) + minutes * 60_000).toISOString())

describe('a house that is held', () => {
  test('is held for twenty minutes, with the correct remaining time', async () => {
    const placed = await (await hold('karen')).json()
    expect(placed.data).toMatchObject({
      lodgingId: 1,
      arrival: '2027-03-06',
      departure: '2027-03-13',
      remainingSeconds: 1200,
    })
    atMinute(19)
    expect((await (await look('karen')).json()).data.remainingSeconds).toBe(60)
    atMinute(20)
    expect((await look('karen')).status).toBe(404)
  })

  test('can be booked only by its holder', async () => {
    await hold('karen')
    const other = await book()
    expect([other.status, (await other.json()).meta.code]).toEqual([409, 'not-available'])
    expect((await hold('peter')).status).toBe(409)
    expect((await book(browser('karen'))).status).toBe(201)
    expect(await countRows(booking.db)).toMatchObject({ hold: 0, stay: 1, booking: 1 })
  })

  test('is refused to others with alternatives in their currency and for their party', async () => {
    await hold('karen')
    const offered = async (more: object) => (await (await hold('peter', more)).json()).data.alternatives
    const [nearest] = await offered({ currency: 'DKK', party: { adults: 6, children: 0, infants: 0, pets: 0 } })
    const { option } = exampleBooking({
      option: { arrival: nearest.arrival, currency: 'DKK', languageId: 1, adults: 6 },
    })
    expect(nearest.price).toBe((await booking.client.quote({ option })).quote.total)
    expect(await offered({ currency: 'DKK', party: { adults: 7, children: 0, infants: 0, pets: 0 } })).toEqual([])
  })

  test('shows others the remaining time, and if the holder is on their network', async () => {
    await hold('karen', {}, '203.0.113.7')
    atMinute(5)
    const heldFor = async (from: string) => (await (await hold('peter', {}, from)).json()).data.held
    expect(await heldFor('203.0.113.7')).toEqual({ remainingSeconds: 900, isNearby: true })
    expect(await heldFor('198.51.100.9')).toEqual({ remainingSeconds: 900, isNearby: false })
    expect((await book(browser('karen'))).status).toBe(201)
    expect(await heldFor('203.0.113.7')).toBeUndefined()
  })

  test('is free once it has expired, without the sweep', async () => {
    await hold('karen')
    atMinute(20)
    expect((await book()).status).toBe(201)
    expect(await countRows(booking.db)).toMatchObject({ hold: 0, stay: 1 })
  })

  test('is freed by the sweep only after it has expired', async () => {
    await hold('karen')
    atMinute(15)
    await hold('peter', { lodgingId: 2 })
    atMinute(20)
    const deps = { db: booking.db, now: () => new Date(Date.parse(startOfTest) + 20 * 60_000) }
    expect([await freeEndedHolds(deps), await freeEndedHolds(deps)]).toEqual([1, 0])
    expect((await look('peter')).status).toBe(200)
    expect(await countRows(booking.db)).toMatchObject({ hold: 1, stay: 1 })
  })

  test('can be released by its holder', async () => {
    await hold('karen')
    const release = () =>
      booking.handle(
        new Request(`http://booking${path}`, {
          method: 'DELETE',
          headers: { 'x-public-key': 'key', 'x-browser-key': browser('karen') },
        }),
      )
    expect((await (await release()).json()).data).toEqual({ released: true })
    expect((await (await release()).json()).data).toEqual({ released: false })
    expect((await hold('peter')).status).toBe(201)
  })
})

describe('a house that a guest with an account holds', () => {
  beforeAll(async () => {
    await sql`insert into user_account (id, type, email, language_id) overriding system value
      values (7, 2, 'karen@example.org', 2)`.execute(booking.db)
  })
  const karens = { headers: { authorization: 'Bearer user-7' } }
  const wish = (name: string) => ({ browserKey: browser(name), lodgingId: 1, arrival: '2027-03-06', duration: 7 })
  const keys = (name: string, token: string) => ({
    'x-public-key': 'key',
    'x-browser-key': browser(name),
    authorization: `Bearer ${token}`,
  })

  test('can be seen, extended and booked on another device', async () => {
    expect((await booking.post(path, wish('phone'), karens)).status).toBe(201)
    atMinute(5)
    expect((await (await booking.get(path, keys('laptop', 'user-7'))).json()).data.remainingSeconds).toBe(900)
    expect((await booking.post(path, wish('laptop'), karens)).status).toBe(201)
    expect(await countRows(booking.db)).toMatchObject({ hold: 1, stay: 1 })
    const headers = { ...newKey(), ...karens.headers }
    expect((await booking.post('/rest/v1/booking/', exampleBooking(), { headers })).status).toBe(201)
    expect(await countRows(booking.db)).toMatchObject({ hold: 0, stay: 1, booking: 1 })
  })

  test('belongs to no other account', async () => {
    await booking.post(path, wish('phone'), karens)
    const others = { headers: { authorization: 'Bearer user-8' } }
    expect((await booking.post(path, wish('laptop'), others)).status).toBe(409)
    expect((await booking.get(path, keys('laptop', 'user-8'))).status).toBe(404)
    expect((await hold('laptop')).status).toBe(409)
  })

  test('a guest with an expired login holds a house without an account', async () => {
    expect((await booking.post(path, wish('phone'), { headers: { authorization: 'Bearer gone' } })).status).toBe(201)
    expect((await look('phone')).status).toBe(200)
  })
})

test('a browser holds one house: a second hold releases the first', async () => {
  await hold('karen')
  await hold('karen', { lodgingId: 2 })
  await hold('karen', { lodgingId: 2, duration: 14 })
  expect(await countRows(booking.db)).toMatchObject({ hold: 1, stay: 1 })
  expect((await hold('peter')).status).toBe(201)
})

test('a refused second hold keeps the first', async () => {
  await hold('peter', { lodgingId: 2 })
  await hold('karen')
  expect((await hold('karen', { lodgingId: 2 })).status).toBe(409)
  expect((await (await look('karen')).json()).data.lodgingId).toBe(1)
})

test('one address cannot block the coast', async () => {
  const from = '198.51.100.7'
  const replies: number[] = []
  for (let id = 1; id <= 7; id += 1) replies.push((await hold(`guest${id}`, { lodgingId: id }, from)).status)
  expect(replies).toEqual([201, 201, 201, 201, 201, 201, 429])
  expect((await hold('guest1', { lodgingId: 8 }, from)).status).toBe(201)
  expect((await hold('peter', { lodgingId: 9 }, '198.51.100.8')).status).toBe(201)
  expect(await countRows(booking.db)).toMatchObject({ hold: 7, stay: 7 })
})

test('one customer cannot block the coast from the many addresses of an IPv6 network', async () => {
  const replies: number[] = []
  for (let id = 1; id <= 7; id += 1)
    replies.push((await hold(`guest${id}`, { lodgingId: id }, `2001:db8:0:7::${id}`)).status)
  expect(replies).toEqual([201, 201, 201, 201, 201, 201, 429])
  expect((await hold('peter', { lodgingId: 9 }, '2001:db8:0:8::1')).status).toBe(201)
})

test('of fifty concurrent browsers on one week, one holds it', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => hold(`guest${index}`)))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
})

test.each([
  ['a past week', { arrival: '2027-01-30' }, 422],
  ['a day without arrivals', { arrival: '2027-03-08' }, 422],
  ['a house that does not exist', { lodgingId: 99 }, 404],
  ['a week beyond the last season', { arrival: '2029-02-03' }, 422],
  ['a stay without nights', { duration: 0 }, 422],
  ['a browser without a secret', { browserKey: 'short' }, 422],
])('%s cannot be held', async (_, stay, status) => {
  expect((await hold('karen', stay)).status).toBe(status)
  expect(await countRows(booking.db)).toMatchObject({ hold: 0, stay: 0 })
})

test('without a browser key the request is refused', async () => {
  await hold('karen')
  expect((await booking.get(path)).status).toBe(400)
  expect((await look('peter')).status).toBe(404)
})
