import { seedStay } from '@marram/database/testing/seed-catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast, seedViews } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'

let booking: TestBooking

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedBookableLodging(booking.db, { id: 2, status: 'paused' })
  await seedBookableLodging(booking.db, { id: 3 })
})
let minutes = 0
beforeEach(async () => {
  await booking.db.deleteFrom('lodging_view').execute()
  await booking.db.deleteFrom('stay').execute()
  await booking.db.deleteFrom('review').execute()
  // Figures of the whole site are cached for a minute.
  minutes += 2
  booking.setTime(new Date(Date.parse(startOfTest) + minutes * 60_000).toISOString())
})
afterAll(() => booking.database.drop())

const review = (lodging_id: number, rating: number) => ({
  lodging_id,
  rating,
  language_id: 2 as const,
  name: 'Nele',
  place: 'Kiel',
  iso_country: 'DE',
  date: '2027-01-10',
  answer_text: 'Gern wieder.',
})
const live = (lodgingId = 1) => booking.client.liveStats({ lodgingId })
const nothing = { viewsLastDay: null, bookedWithin: null, freeWeeks: null }

test('a new site shows only its number of houses', async () => {
  expect(await booking.client.stats()).toEqual({
    bookableLodgings: 2,
    completedStays: null,
    reviewCount: null,
    reviewAverage: null,
    viewsToday: null,
  })
})

// spec: call GET /stats/
test('figures of the site are counted from stays that ended, reviews and views of today', async () => {
  const { db } = booking
  await seedStay(db, 1, { arrival: '2026-01-20', departure: '2026-01-27' })
  await seedStay(db, 1, { arrival: '2026-02-07', departure: '2026-02-14' })
  await seedStay(db, 1, { arrival: '2027-01-25', departure: '2027-02-01' })
  await seedStay(db, 3, { arrival: '2027-01-30', departure: '2027-02-06' })
  await seedStay(db, 3, { kind: 'owner', arrival: '2026-09-05', departure: '2026-09-12' })
  await db
    .insertInto('review')
    .values([review(1, 5), review(1, 4), review(2, 4)])
    .execute()
  await seedViews(db, 1, '2027-01-31T22:00:00Z', 100)
  await seedViews(db, 1, '2027-01-31T23:00:00Z', 10)
  await seedViews(db, 3, '2027-02-01T07:00:00Z', 20)
  expect(await booking.client.stats()).toEqual({
    bookableLodgings: 2,
    completedStays: 2,
    reviewCount: 3,
    reviewAverage: 4.33,
    viewsToday: 30,
  })
})

test('figures of the site are counted once a minute, not per request', async () => {
  await booking.client.stats()
  booking.statements.length = 0
  await Promise.all([booking.client.stats(), booking.get('/stats'), booking.get('/stats/')])
  expect(booking.statements).toEqual([])
})

test('a house without activity has no live facts', async () => {
  expect(await live()).toEqual(nothing)
})

// spec: call GET /stats/live/
test('views of the last 24 hours show from eight on', async () => {
  await seedViews(booking.db, 1, '2027-01-31T08:00:00Z', 50)
  await seedViews(booking.db, 1, '2027-01-31T09:00:00Z', 4)
  await seedViews(booking.db, 1, '2027-02-01T07:00:00Z', 3)
  await seedViews(booking.db, 3, '2027-02-01T07:00:00Z', 90)
  expect((await live()).viewsLastDay).toBeNull()
  await seedViews(booking.db, 1, '2027-02-01T06:00:00Z', 1)
  expect((await live()).viewsLastDay).toBe(8)
})

test.each([
  ['2027-01-31T20:00:00Z', 'day'],
  ['2027-01-30T20:00:00Z', 'three-days'],
  ['2027-01-26T10:00:00Z', 'week'],
  ['2027-01-20T10:00:00Z', null],
] as const)('a booking made at %s shows as: %s', async (bookedAt, within) => {
  await seedStay(booking.db, 1, { arrival: '2027-08-07', departure: '2027-08-14', bookedAt })
  await seedStay(booking.db, 1, { arrival: '2027-08-14', departure: '2027-08-21', bookedAt: '2026-06-01T10:00:00Z' })
  expect((await live()).bookedWithin).toBe(within)
})

test('an owner’s block does not count as a booking', async () => {
  const block = { kind: 'owner', arrival: '2027-08-07', departure: '2027-08-14', bookedAt: startOfTest } as const
  await seedStay(booking.db, 1, block)
  expect(await live()).toEqual(nothing)
})

test('few free weeks show only if the others are taken', async () => {
  await seedStay(booking.db, 1, { arrival: '2027-02-06', departure: '2027-04-10' })
  expect(await live()).toMatchObject({ freeWeeks: { free: 3, of: 12 } })
  await seedStay(booking.db, 1, { kind: 'owner', arrival: '2027-04-17', departure: '2027-04-24' })
  expect(await live()).toMatchObject({ freeWeeks: { free: 2, of: 12 } })
  await seedStay(booking.db, 1, { arrival: '2027-04-10', departure: '2027-04-17' })
  await seedStay(booking.db, 1, { arrival: '2027-04-24', departure: '2027-05-01' })
  expect((await live()).freeWeeks).toBeNull()
})

test('a paused house does not show as nearly full', async () => {
  expect(await live(2)).toEqual(nothing)
})

test('live facts of one house take three statements', async () => {
  booking.statements.length = 0
  await live()
  expect(booking.statements.length).toBe(3)
})

// spec: call GET /stats/live/
test('without a house the facts cover all of them, counted once a minute', async () => {
  await seedViews(booking.db, 1, '2027-02-01T07:00:00Z', 5)
  await seedViews(booking.db, 3, '2027-02-01T06:00:00Z', 4)
  await seedViews(booking.db, 3, '2027-01-31T07:00:00Z', 90)
  await seedStay(booking.db, 3, { arrival: '2027-08-07', departure: '2027-08-14', bookedAt: '2027-01-30T20:00:00Z' })
  const response = await booking.get('/stats/live/')
  expect(response.status).toBe(200)
  const { data } = await response.json()
  expect(data).toEqual({ viewsLastDay: 9, bookedWithin: 'three-days', freeWeeks: null })
  booking.statements.length = 0
  expect((await (await booking.get('/stats/live')).json()).data).toEqual(data)
  expect(booking.statements).toEqual([])
})

test.each([
  ['/stats/live/?lodgingId=4711', 404],
  ['/stats/live/?lodgingId=x', 400],
  ['/stats/live/?lodgingId=', 400],
  ['/stats/unknown/', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await booking.get(path)).status).toBe(status)
})

test.each(['/related/?lan=2', '/stats/', '/stats/live/?lodgingId=1'])('%s needs the public key', async (path) => {
  expect((await booking.get(path, {})).status).toBe(401)
  expect((await booking.get(path, { 'x-public-key': 'other' })).status).toBe(401)
  const body = await (await booking.get(path)).json()
  expect(Object.keys(body)).toEqual(['data', 'meta'])
})
