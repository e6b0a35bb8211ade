import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { seedReview } from '../testing/seed-review.ts'

let database: TestDatabase
const totals = async (id: number) => {
  const row = await database.db
    .selectFrom('lodging')
    .where('id', '=', id)
    .select(['review_count', 'review_sum', 'review_score'])
    .executeTakeFirstOrThrow()
  return [row.review_count, row.review_sum, row.review_score]
}

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, name: 'B1001' })
  await seedBookableLodging(database.db, { id: 2, name: 'B1002' })
})
afterAll(() => database.drop())

test('a house without reviews ranks as an average one', async () => {
  expect(await totals(1)).toEqual([0, 0, 4.2])
})

test('totals follow guest reviews that are written, changed, moved and removed', async () => {
  await seedReview(database.db, { id: 1, rating: 5 })
  await seedReview(database.db, { id: 2, rating: 3 })
  await seedReview(database.db, { id: 3, rating: 1, type: 1 })
  expect((await totals(1)).slice(0, 2)).toEqual([2, 8])
  await database.db.updateTable('review').set({ rating: 4 }).where('id', '=', 2).execute()
  expect((await totals(1)).slice(0, 2)).toEqual([2, 9])
  await database.db.updateTable('review').set({ lodging_id: 2 }).where('id', '=', 2).execute()
  expect([await totals(1), await totals(2)].map((of) => of.slice(0, 2))).toEqual([
    [1, 5],
    [1, 4],
  ])
  await database.db.deleteFrom('review').where('lodging_id', '=', 1).execute()
  expect(await totals(1)).toEqual([0, 0, 4.2])
})

test('concurrent reviews are all counted', async () => {
  const [before = 0] = await totals(2)
  let second = Promise.resolve()
  await database.db.transaction().execute(async (transaction) => {
    await seedReview(transaction, { id: 101, lodging: 2 })
    second = seedReview(database.db, { id: 102, lodging: 2 })
    await expect.poll(waitingSessions).toBe(1)
  })
  await second
  expect((await totals(2))[0]).toBe(before + 2)
})

async function waitingSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows[0]?.count ?? -1
}
