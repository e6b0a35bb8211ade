import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import type { SearchedStay } from '@marram/domain/search-request/searched-stay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { createCardMemory } from './card-memory.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await seedCoast(db)
  await seedBookableLodging(db, { id: 1, name: 'B1001', weekPriceEur: 500 })
  await seedBookableLodging(db, { id: 2, name: 'B1002', weekPriceEur: 400 })
  await seedBookableLodging(db, { id: 3, name: 'B1003', weekPriceEur: 500 })
  const early = { tag: 'late', percent: 10, arrival_from: '2027-02-13', arrival_until: '2027-02-13' }
  await db
    .insertInto('discount')
    .values({ ...early, lodging_id: 3, since: new Date('2027-01-01T00:00:00Z') })
    .execute()
  await seedBookableLodging(db, { id: 4, name: 'B1004', status: 'paused' })
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

test('a search for a weekend shows its possible arrival day', async () => {
  const arrivals = ['2027-02-18', '2027-02-19', '2027-02-20', '2027-02-21', '2027-02-22']
  const [free, taken] = await found({ arrivals }, [1, 2])
  expect(free?.option).toMatchObject({ arrival: '2027-02-20', price: 63_200 })
  expect(taken?.option).toBeNull()
})

test('at the same price the requested day is shown; a cheaper day shows the price of the requested one', async () => {
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

test('of several lengths the cheapest is shown, and none above the limit', async () => {
  const arrivals = ['2027-02-20']
  expect((await found({ arrivals, durations: [14, 7] }))[0]?.option?.duration).toBe(7)
  expect((await found({ arrivals, durations: [14, 7], maxPrice: 60_000 }))[0]?.option).toBeNull()
})

test('a last-minute search shows the reduced stay, even if a longer list has a cheaper one, and no other house', async () => {
  const arrivals = ['2027-02-06', '2027-02-13']
  const [full, reduced] = await found({ arrivals, isReduced: true }, [1, 3])
  expect(full?.option).toBeNull()
  expect(reduced?.option).toMatchObject({ arrival: '2027-02-13', price: 58_200, normalPrice: 63_200 })
})

test('a change day without arrivals, or too many guests, gives no stay', async () => {
  expect((await found({ changeDays: [5] }))[0]?.option).toBeNull()
  expect((await found({ persons: 9 }))[0]?.option).toBeNull()
  expect((await found({ changeDays: [6], persons: 4 }))[0]?.option?.arrival).toBe('2027-02-06')
})

test('a past day among the arrivals does not affect bookable ones', async () => {
  const [card] = await found({ arrivals: ['2024-01-06', '2027-02-20'] })
  expect(card?.option).toMatchObject({ arrival: '2027-02-20', price: 63_200 })
})

test('nothing is shown beyond the active years', async () => {
  expect((await found({ arrivals: ['2031-02-22'] }))[0]?.option).toBeNull()
})

describe('for a cached page', () => {
  const open = () => {
    const cards = createCardMemory({ now: () => 0, maxAgeMs: 1000 })
    const { broker, statements, tags } = connectBroker(database, { cards })
    const shown = async (stay = week) => {
      const found = await broker.searchLodgings({ lan: 2, ids: [10, 11], stay })
      return found.map(({ name, option }) => [name, option?.arrival, option?.price])
    }
    return { cards, statements, tags, shown }
  }
  beforeAll(async () => {
    await seedBookableLodging(database.db, { id: 10, name: 'B1010', weekPriceEur: 500 })
    await seedBookableLodging(database.db, { id: 11, name: 'B1011', weekPriceEur: 600 })
  })

  test('a repeated list reads nothing from the database, and still tags its houses', async () => {
    const { statements, tags, shown } = open()
    const first = await shown()
    statements.length = 0
    tags.clear()
    expect(await shown()).toEqual(first)
    expect([statements, [...tags].sort()]).toEqual([[], ['lodging:10', 'lodging:11']])
  })

  test('a new price, a sold week and a paused house show after their notices', async () => {
    const { cards, shown } = open()
    const [, other] = await shown()
    const { db } = database
    await db.updateTable('lodging_season_price').set({ week_price_eur: 40_000 }).where('lodging_id', '=', 10).execute()
    cards.drop(['lodging:10'])
    expect(await shown()).toEqual([['B1010', '2027-02-06', 53_200], other])
    await db
      .insertInto('stay')
      .values({ lodging_id: 10, kind: 'owner', arrival: '2027-02-06', departure: '2027-02-13' })
      .execute()
    cards.drop(['lodging:10'])
    expect(await shown()).toEqual([['B1010', '2027-02-13', 53_200], other])
    await db.updateTable('lodging').set({ status: 'paused' }).where('id', '=', 10).execute()
    cards.drop(['lodging:10'])
    expect(await shown()).toEqual([other])
  })

  test('another request does not get cached cards of this one', async () => {
    const { shown } = open()
    await shown()
    expect(await shown({ ...week, arrivals: ['2027-03-06'] })).toEqual([['B1011', '2027-03-06', 73_200]])
  })

  test('a request without the header bypasses the cache', async () => {
    const { broker, statements } = connectBroker(database)
    await broker.searchLodgings({ lan: 2, ids: [11], stay: week })
    const read = statements.length
    await broker.searchLodgings({ lan: 2, ids: [11], stay: week })
    expect([read > 0, statements.length]).toEqual([true, 2 * read])
  })
})
