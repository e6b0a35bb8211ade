import { seedStay } from '@marram/database/testing/seed-catalogue'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { startTestBooking, type TestBooking } from '../testing/start-booking.ts'

let booking: TestBooking

const related = async (query: Parameters<TestBooking['client']['related']>[0]) =>
  (await booking.client.related(query)).lodgingIds

/** House 1 is the origin, 2 its twin next door; the others differ in one property each. */
beforeAll(async () => {
  booking = await startTestBooking()
  const { db } = booking
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1 })
  await seedBookableLodging(db, { id: 2, north: 0.001 })
  await seedBookableLodging(db, { id: 3, location: 20 })
  await seedBookableLodging(db, {
    id: 4,
    persons: 14,
    bedrooms: 6,
    standout: ['indoor-pool', 'spa'],
    weekPriceEur: 3000,
  })
  await seedBookableLodging(db, { id: 5, north: 0.002, status: 'paused' })
  await seedBookableLodging(db, { id: 6, north: 0.002 })
  await seedStay(db, 6, { kind: 'owner', arrival: '2027-01-01', departure: '2028-06-01' })
  await seedBookableLodging(db, { id: 7, north: 0.003, languages: [1, 2] })
  await seedBookableLodging(db, { id: 8, north: 0.004, seasons: [] })
  await db.insertInto('review').values(review(3, 5)).execute()
})
beforeEach(() => {
  booking.tags.clear()
  booking.statements.length = 0
})
afterAll(() => booking.database.drop())

function review(lodging_id: number, rating: number) {
  const guest = { name: 'Nele', place: 'Kiel', iso_country: 'DE', language_id: 2 as const }
  return { lodging_id, rating, date: '2027-01-10', answer_text: 'Gern wieder.', ...guest }
}

// spec: call GET /related/
test('the most similar house comes first, and only bookable houses', async () => {
  expect(await related({ lan: 2, lodgingId: 1 })).toEqual([2, 7, 3, 4])
})

// spec: call GET /related/
test('all parameters are optional: Danish is the default, and without a house the best ones are listed', async () => {
  const idsAt = async (path: string) => {
    const response = await booking.get(path)
    return [response.status, (await response.json()).data.lodgingIds]
  }
  expect(await idsAt('/related/?lodgingId=1')).toEqual([200, await related({ lan: 1, lodgingId: 1 })])
  expect(await idsAt('/related/')).toEqual([200, await related({ lan: 1 })])
  expect((await related({ lan: 1 })).length).toBeGreaterThan(0)
})

test('a house without a page in the language is left out', async () => {
  expect(await related({ lan: 7, lodgingId: 1 })).toEqual([2, 3, 4])
})

test('the limit applies, and the house itself is excluded', async () => {
  expect(await related({ lan: 1, lodgingId: 2, limit: 2 })).toEqual([1, 7])
})

test('a paused house has related houses too', async () => {
  expect(await related({ lan: 7, lodgingId: 5, limit: 1 })).toEqual([2])
})

test('with a stay, only houses that are free for exactly this stay', async () => {
  await seedStay(booking.db, 2, { arrival: '2027-05-08', departure: '2027-05-15' })
  const stay = { lan: 2, lodgingId: 1, duration: 7 }
  expect(await related({ ...stay, arrival: '2027-05-08' })).toEqual([7, 3, 4])
  expect(await related({ ...stay, arrival: '2027-05-01' })).toEqual([2, 7, 3, 4])
  expect(await related({ ...stay, arrival: '2027-05-15' })).toEqual([2, 7, 3, 4])
  expect(await related({ ...stay, arrival: '2027-05-01', duration: 14 })).toEqual([7, 3, 4])
})

test('a stay that runs into a season without a price cannot be booked', async () => {
  await seedBookableLodging(booking.db, { id: 9, seasons: [1] })
  const stay = { lan: 2, lodgingId: 1, arrival: '2027-06-19' }
  expect(await related({ ...stay, duration: 7 })).toContain(9)
  expect(await related({ ...stay, duration: 14 })).not.toContain(9)
  await booking.db.deleteFrom('lodging').where('id', '=', 9).execute()
})

test.each([
  ['on a day without arrivals', '2027-05-05'],
  ['in the past', '2027-01-09'],
  ['beyond the calendar', '2028-05-06'],
])('no house is free for a stay %s', async (_, arrival) => {
  expect(await related({ lan: 2, lodgingId: 1, arrival, duration: 7 })).toEqual([])
})

test('for an unknown name the site gets the best houses that are free', async () => {
  expect(await related({ lan: 2, limit: 3 })).toEqual([3, 1, 2])
  expect([...booking.tags].sort()).toEqual(['lodging:1', 'lodging:2', 'lodging:3', 'lodgings'])
})

test('a reply is tagged with all its houses', async () => {
  await related({ lan: 2, lodgingId: 1, limit: 2 })
  expect([...booking.tags].sort()).toEqual(['lodging:1', 'lodging:2', 'lodging:7'])
})

test('a hundred more neighbours take no more statements', async () => {
  await related({ lan: 2, lodgingId: 1 })
  const few = booking.statements.length
  expect(few).toBeLessThanOrEqual(4)
  for (let id = 100; id < 200; id += 1) await seedBookableLodging(booking.db, { id, north: id / 10_000, standout: [] })
  booking.statements.length = 0
  expect((await related({ lan: 2, lodgingId: 1, limit: 24 })).length).toBe(24)
  expect(booking.statements.length).toBe(few)
  await booking.db.deleteFrom('lodging').where('id', '>=', 100).execute()
})

test('a house that does not exist is refused with a sentence', async () => {
  const response = await booking.get('/related/?lan=2&lodgingId=4711')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    data: { error: 'There is no house with the number 4711.' },
    meta: { code: 'unknown-lodging' },
  })
})

test.each([
  'lan=',
  'lan=3',
  'lan=de',
  'lan=2&lodgingId=abc',
  'lan=2&lodgingId=-1',
  'lan=2&lodgingId=1.5',
  'lan=2&lodgingId=99999999999',
  'lan=2&lodgingId=4294967296',
  'lan=2&limit=0',
  'lan=2&limit=25',
  'lan=2&arrival=2027-05-08',
  'lan=2&duration=7',
  'lan=2&arrival=2027-02-30&duration=7',
  'lan=2&arrival=soon&duration=7',
  'lan=2&arrival=2027-05-08&duration=0',
  'lan=2&arrival=2027-05-08&duration=9999',
])('an invalid query is refused: %s', async (query) => {
  const response = await booking.get(`/related/?${query}`)
  expect([response.status, (await response.json()).meta.code]).toEqual([400, 'invalid-input'])
})
