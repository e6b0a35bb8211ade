import { connectBroker } from '@marram/broker/testing/connect'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { loadCatalogue } from '@marram/demo/catalogue/load'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePrices } from './one-price/compare-prices.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await loadCatalogue(database.pool, { lodgings: 60, seed: 'marram', today: '2026-11-15' })
}, 120_000)
afterAll(() => database.drop())

test('a stay costs the same wherever a guest sees its price, in kroner and in euro', { timeout: 180_000 }, async () => {
  const { broker } = connectBroker(database, { now: () => new Date('2026-11-15T08:00:00Z') })
  const first = await database.db
    .selectFrom('discount')
    .innerJoin('lodging', 'lodging.id', 'discount.lodging_id')
    .select('lodging.name')
    .orderBy('lodging.id')
    .limit(2)
    .execute()
  const names = first.map(({ name }) => name)
  const { differences, ...counted } = await comparePrices({ broker, stays: 60, seed: 1966, first: names })
  expect(differences).toEqual([])
  expect(counted.stays).toBe(60)
  expect(counted.offered).toBeGreaterThan(30)
  expect(counted.reduced).toBeGreaterThan(0)
})
