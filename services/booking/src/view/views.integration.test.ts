import { listenForTags } from '@marram/database/changes'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { seedBookableLodging, seedCoast, seedViews } from '../testing/seed.ts'
import { startOfTest, startTestBooking, type TestBooking } from '../testing/start-booking.ts'
import { tally } from './tally.ts'

let booking: TestBooking
let address = 0

beforeAll(async () => {
  booking = await startTestBooking()
  await seedCoast(booking.db)
  await seedBookableLodging(booking.db, { id: 1 })
  await seedBookableLodging(booking.db, { id: 2 })
})
beforeEach(async () => {
  await booking.db.deleteFrom('lodging_view').execute()
  await booking.db.deleteFrom('lodging_view_day').execute()
  await booking.db.deleteFrom('lodging_meta').execute()
  booking.setTime(startOfTest)
})
afterAll(() => booking.database.drop())

/** A new visitor. */
const stranger = () => {
  address += 1
  return { from: `198.51.100.${address}` }
}
const hours = () =>
  booking.db.selectFrom('lodging_view').select(['lodging_id', 'hour', 'count']).orderBy('hour').execute()
const total = async (id: number) => {
  const query = booking.db.selectFrom('lodging_meta').where('lodging_id', '=', id).where('key', '=', 'viewCount')
  return (await query.select('value').executeTakeFirst())?.value
}

test('views of a house are summed by the hour, with or without a media type', async () => {
  booking.setTime('2027-02-01T08:59:59Z')
  expect((await booking.look({ lodgingId: 1 }, stranger())).status).toBe(204)
  const json = { ...stranger(), headers: { 'content-type': 'application/json' } }
  expect((await booking.look({ lodgingId: 1 }, json)).status).toBe(204)
  booking.setTime('2027-02-01T09:00:00Z')
  await booking.look({ lodgingId: 1 }, stranger())
  expect(await hours()).toEqual([
    { lodging_id: 1, hour: new Date('2027-02-01T08:00:00Z'), count: 2 },
    { lodging_id: 1, hour: new Date('2027-02-01T09:00:00Z'), count: 1 },
  ])
})

test('twenty reloads are one view', async () => {
  const guest = stranger()
  for (let reload = 0; reload < 20; reload += 1) await booking.look({ lodgingId: 1 }, guest)
  await booking.look({ lodgingId: 2 }, guest)
  expect((await hours()).map(({ count }) => count)).toEqual([1, 1])
})

test('crawlers and pages of other sites are not counted', async () => {
  const agents = ['Googlebot/2.1', 'facebookexternalhit/1.1', 'Chrome-Lighthouse']
  for (const agent of agents) {
    const answer = await booking.look({ lodgingId: 1 }, { ...stranger(), headers: { 'user-agent': agent } })
    expect(answer.status).toBe(204)
  }
  await booking.look({ lodgingId: 1 }, { ...stranger(), headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await hours()).toEqual([])
  await booking.look({ lodgingId: 1 }, { ...stranger(), headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await hours()).toHaveLength(1)
})

test('an unknown house gets no row', async () => {
  expect((await booking.look({ lodgingId: 4711 }, stranger())).status).toBe(404)
  expect(await hours()).toEqual([])
})

test.each([
  '',
  'x',
  'null',
  '[]',
  '{}',
  '{"lodgingId":"1"}',
  '{"lodgingId":1.5}',
  '{"lodgingId":0}',
  '{"lodgingId":4294967296}',
])('an invalid beacon is refused: %s', async (body) => {
  expect((await booking.look(body, stranger())).status).toBe(400)
})

test('beacons from one address are limited, and so is their size', async () => {
  const { from } = stranger()
  const answers = await Promise.all(Array.from({ length: 80 }, () => booking.look({ lodgingId: 1 }, { from })))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  expect((await booking.look(' '.repeat(5000), stranger())).status).toBe(413)
})

test('nothing stored or logged identifies a visitor', async () => {
  await booking.look({ lodgingId: 1, who: 'karen@example.org' }, { from: '203.0.113.77' })
  const rows = await booking.db.selectFrom('lodging_view').selectAll().execute()
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'hour', 'lodging_id'])
  expect(booking.logged.join()).not.toMatch(/karen|203\.0\.113/)
})

test('the tally folds past days without losing views', async () => {
  await seedViews(booking.db, 1, '2027-01-28T22:00:00Z', 3)
  await seedViews(booking.db, 1, '2027-01-28T23:00:00Z', 4)
  await seedViews(booking.db, 1, '2027-01-31T23:00:00Z', 5)
  await tally(booking.db, new Date(startOfTest))
  const days = await booking.db.selectFrom('lodging_view_day').select(['day', 'count']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2027-01-28', count: 3 },
    { day: '2027-01-29', count: 4 },
  ])
  expect((await hours()).map(({ count }) => count)).toEqual([5])
  expect(await total(1)).toBe('12')
  await tally(booking.db, new Date(startOfTest))
  await seedViews(booking.db, 1, '2027-02-01T07:00:00Z', 8)
  await tally(booking.db, new Date(startOfTest))
  expect(await total(1)).toBe('20')
  expect(await total(2)).toBeUndefined()
})

test('stored pages are dropped when a total passes a threshold, not with every view', async () => {
  const heard: string[] = []
  const listener = await listenForTags(
    booking.database,
    (tags) => heard.push(...tags),
    () => {},
  )
  try {
    await seedViews(booking.db, 1, '2027-02-01T06:00:00Z', 9)
    await tally(booking.db, new Date(startOfTest))
    await seedViews(booking.db, 1, '2027-02-01T07:00:00Z', 2)
    await seedViews(booking.db, 2, '2027-02-01T07:00:00Z', 55)
    await tally(booking.db, new Date(startOfTest))
    await vi.waitFor(() => expect(heard.sort()).toEqual(['lodging:1', 'lodging:2']))
    heard.length = 0
    await seedViews(booking.db, 1, '2027-02-01T08:00:00Z', 3)
    await seedViews(booking.db, 2, '2027-02-01T08:00:00Z', 100)
    await tally(booking.db, new Date(startOfTest))
    await vi.waitFor(() => expect(heard).toEqual(['lodging:2']))
    expect(await total(1)).toBe('14')
  } finally {
    await listener.close()
  }
})

test('two concurrent tallies count nothing twice', async () => {
  await seedViews(booking.db, 1, '2027-01-20T06:00:00Z', 7)
  await Promise.all([1, 2, 3].map(() => tally(booking.db, new Date(startOfTest))))
  const rows = await booking.db.selectFrom('lodging_view_day').select('count').execute()
  expect([rows, await total(1)]).toEqual([[{ count: 7 }], '7'])
})
