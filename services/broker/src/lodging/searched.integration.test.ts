import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import type { SearchedStay } from '@marram/domain/search-request/searched-stay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedCoast, seedHouse } from '../testing/seed.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedHouse(db, { id: 1, name: 'B1001', weekPriceEur: 500 })
  await seedHouse(db, { id: 2, name: 'B1002', weekPriceEur: 400 })
  await seedHouse(db, { id: 3, name: 'B1003', weekPriceEur: 500 })
  const early = { tag: 'late', percent: 10, arrival_from: '2027-02-13', arrival_until: '2027-02-13' }
  await db
    .insertInto('discount')
    .values({ ...early, lodging_id: 3, since: new Date('2027-01-01T00:00:00Z') })
    .execute()
  await seedHouse(db, { id: 4, name: 'B1004', status: 'paused' })
  const taken = { lodging_id: 2, kind: 'owner' as const, arrival: '2027-02-13', departure: '2027-02-27' }
  await db.insertInto('stay').values(taken).execute()
})
afterAll(() => database.drop())

const week: SearchedStay = { durations: [7], persons: 2, prefer: 'price' }

async function found(stay: Partial<SearchedStay>, ids = [1]) {
  return connectBroker(database).broker.searchLodgings({ lan: 2, ids, stay: { ...week, ...stay } })
}

test('a search without dates shows each house with its cheapest week, in the order of the search', async () => {
  const { broker, tags } = connectBroker(database)
  const cards = await broker.searchLodgings({ lan: 2, ids: [2, 4, 1], stay: week })
  expect(cards.map(({ name }) => name)).toEqual(['B1002', 'B1001'])
  expect(cards[0]).toMatchObject({ option: { arrival: '2027-02-06', duration: 7, price: 53_200 } })
  expect(cards.map(({ latitude }) => Math.round(latitude))).toEqual([56, 56])
  expect([...tags].sort()).toEqual(['lodging:1', 'lodging:2', 'lodging:4'])
})

test('a search for a weekend shows the day of it on which guests can arrive', async () => {
  const arrivals = ['2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21', '2027-02-22']
  const [free, taken] = await found({ arrivals }, [1, 2])
  expect(free?.option).toMatchObject({ arrival: '2027-02-20', price: 63_200 })
  expect(taken?.option).toBeNull()
})

test('of days that cost the same the one asked for is shown, and a cheaper one says what the asked one costs', async () => {
  const [same] = await found({ arrivals: ['2027-02-13', '2027-02-20'], asked: ['2027-02-20'] })
  expect(same).toMatchObject({ option: { arrival: '2027-02-20', price: 63_200 }, asked: null })
  const [none] = await found({ arrivals: ['2027-02-19', '2027-02-20'], asked: ['2027-02-19'] })
  expect(none).toMatchObject({ option: { arrival: '2027-02-20' }, asked: null })
  const [cheaper] = await found({ arrivals: ['2027-02-13', '2027-02-20'], asked: ['2027-02-20'] }, [3])
  expect(cheaper).toMatchObject({
    option: { arrival: '2027-02-13', price: 58_200 },
    asked: { arrival: '2027-02-20', price: 63_200 },
  })
})

test('of several lengths the cheapest is shown, and none above the price asked for', async () => {
  const arrivals = ['2027-02-20']
  expect((await found({ arrivals, durations: [14, 7] }))[0]?.option?.duration).toBe(7)
  expect((await found({ arrivals, durations: [14, 7], maxPrice: 60_000 }))[0]?.option).toBeNull()
})

test('a change day on which nobody arrives, or more guests than fit, gives no stay', async () => {
  expect((await found({ changeDays: [5] }))[0]?.option).toBeNull()
  expect((await found({ persons: 9 }))[0]?.option).toBeNull()
  expect((await found({ changeDays: [6], persons: 4 }))[0]?.option?.arrival).toBe('2027-02-06')
})

test('a day long past beside one that can be booked takes nothing away from it', async () => {
  const [card] = await found({ arrivals: ['2024-01-06', '2027-02-20'] })
  expect(card?.option).toMatchObject({ arrival: '2027-02-20', price: 63_200 })
})

test('nothing is shown beyond the active years', async () => {
  expect((await found({ arrivals: ['2031-02-22'] }))[0]?.option).toBeNull()
})
