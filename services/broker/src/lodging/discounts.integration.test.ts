import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBroker } from '../testing/connect.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'

let database: TestDatabase
const now = Date.parse('2027-02-01T08:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000)
const stay = { arrival: '2027-02-06', duration: 7 }
const fixed = 10_000 + 3_200

/** A house for 500 € a week since `askedDays` days, with 20 % off since yesterday. */
async function seedReduced(id: number, askedDays: number, arrivalFrom = '2027-02-01'): Promise<void> {
  const { db } = database
  await seedBookableLodging(db, { id, name: `b100${id}` })
  await db
    .updateTable('lodging_season_price')
    .set({ since: daysAgo(askedDays) })
    .where('lodging_id', '=', id)
    .execute()
  const offer = { tag: 'late', percent: 20, arrival_from: arrivalFrom, arrival_until: '2027-02-28' }
  await db
    .insertInto('discount')
    .values({ ...offer, lodging_id: id, since: daysAgo(1) })
    .execute()
}

/** The prices of a house on its card, on its page, in its price plan and in the booking flow. */
async function shown(id: number) {
  const { broker } = connectBroker(database)
  const [card] = await broker.lodgingsByIds({ lan: 2, ids: [id], ...stay })
  const page = await broker.lodgingPage({ lan: 2, name: `b100${id}` })
  const flow = await broker.bookingFlowData({ lan: 2, lodgingId: id, ...stay })
  const options = [card?.option, page?.cheapestOptions[0], flow?.option]
  const seen = options.map((option) => [option?.price, option?.normalPrice, option?.discountTags])
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  return {
    price: card?.option?.price,
    normalPrice: card?.option?.normalPrice,
    tags: card?.option?.discountTags,
    page,
    flow,
  }
}

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await database.db
    .updateTable('season')
    .set({ since: daysAgo(300) })
    .execute()
})
afterAll(() => database.drop())

test('a week reduced from a long-standing price shows both prices everywhere', async () => {
  await seedReduced(1, 90)
  const { page, flow, ...seen } = await shown(1)
  expect(seen).toEqual({ price: 40_000 + fixed, normalPrice: 50_000 + fixed, tags: ['late'] })
  expect(flow?.option?.hasDiscount).toBe(true)
  expect(page?.pricePlan.discounts).toMatchObject([
    { tag: 'late', percent: 20, references: [{ seasonId: 1, weekPrice: { DKK: 373_000, EUR: 50_000 } }] },
  ])
})

test('a price raised just before its reduction is not shown as a discount', async () => {
  await seedReduced(2, 20)
  const before = { lodging_id: 2, season_id: 1, week_price_dkk: 298_400, week_price_eur: 40_000 }
  await database.db
    .insertInto('week_price_past')
    .values({ ...before, since: daysAgo(300), until: daysAgo(20) })
    .execute()
  const { page, flow, ...seen } = await shown(2)
  expect(seen).toEqual({ price: 40_000 + fixed, normalPrice: 40_000 + fixed, tags: [] })
  expect(flow?.option?.hasDiscount).toBe(false)
  expect(page?.pricePlan.discounts[0]?.references[0]?.weekPrice.EUR).toBe(40_000)
})

test('a new house has no reference price', async () => {
  await seedReduced(3, 10)
  const { page, ...seen } = await shown(3)
  expect(seen).toMatchObject({ price: 40_000 + fixed, normalPrice: 40_000 + fixed, tags: [] })
  expect(page?.pricePlan.discounts[0]?.references).toEqual([])
})

test('a reduction after a better one is compared with the better one', async () => {
  await seedReduced(4, 90)
  const before = { lodging_id: 4, tag: 'spring', arrival_from: '2027-02-01', arrival_until: '2027-02-10' }
  await database.db
    .insertInto('discount_past')
    .values({ ...before, percent: 15, since: daysAgo(60), until: daysAgo(5) })
    .execute()
  expect(await shown(4)).toMatchObject({ price: 40_000 + fixed, normalPrice: 42_500 + fixed, tags: ['late'] })
})

test('a reduction is compared with one of the previous season', async () => {
  await seedReduced(6, 90, '2026-12-01')
  const earlier = { lodging_id: 6, tag: 'advent', arrival_from: '2026-12-01', arrival_until: '2026-12-20' }
  await database.db
    .insertInto('discount')
    .values({ ...earlier, percent: 10, since: daysAgo(60) })
    .execute()
  const { page, ...seen } = await shown(6)
  expect(seen).toMatchObject({ price: 40_000 + fixed, normalPrice: 45_000 + fixed, tags: ['late'] })
  expect(page?.pricePlan.discounts.map(({ tag }) => tag)).toEqual(['late'])
})

test('reduced houses take as many database queries as others', async () => {
  await seedBookableLodging(database.db, { id: 5, name: 'b1005' })
  const none = connectBroker(database)
  await none.broker.lodgingsByIds({ lan: 2, ids: [5] })
  const several = connectBroker(database)
  await several.broker.lodgingsByIds({ lan: 2, ids: [1, 2, 3, 4] })
  expect(several.statements).toHaveLength(none.statements.length)
})

test('sorted by percentage saved, a house shows the stay that determined its rank', async () => {
  await seedReduced(9, 90)
  const stayOf = async (prefer: 'discountPercentage' | 'discountTotal') => {
    const stay = { arrivals: ['2027-02-06'], durations: [7, 14], persons: 2, prefer }
    const [card] = await connectBroker(database).broker.searchLodgings({ lan: 2, ids: [9], stay })
    return card?.option?.duration
  }
  // Both lengths save 20 % of the rent, so the cheaper comes first; in euro the longer saves more.
  expect([await stayOf('discountPercentage'), await stayOf('discountTotal')]).toEqual([7, 14])
})
