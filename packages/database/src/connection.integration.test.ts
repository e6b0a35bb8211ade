import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a day is a day, a coordinate and a count are numbers', async () => {
  const { rows } = await sql`
    select date '2026-07-04' as day, array[date '2026-07-04', null] as days, 55.40012::numeric(8, 5) as latitude,
      count(*) as count, array[9007199254740991, null]::int8[] as counts, array[4.5]::numeric(2, 1)[] as ratings`.execute(
    database.db,
  )
  expect(rows).toEqual([
    {
      day: '2026-07-04',
      days: ['2026-07-04', null],
      latitude: 55.40012,
      count: 1,
      counts: [9007199254740991, null],
      ratings: [4.5],
    },
  ])
})

test('an integer beyond 2^53 throws instead of losing precision', async () => {
  await expect(sql`select 9007199254740993::int8 as id`.execute(database.db)).rejects.toThrow(/too large/)
})

test('a query that takes too long is cancelled', async () => {
  const { db, close } = connect({ url: database.url, statementTimeoutMs: 50 })
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(/statement timeout/)
  await close()
})

test('the pool recovers after the server closed all its connections', async () => {
  await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(database.db)))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
  await vi.waitFor(() => expect(database.pool.totalCount).toBe(1))
  const answers = await Promise.all(
    [1, 2, 3].map((answer) => sql`select ${answer}::int as answer`.execute(database.db)),
  )
  expect(answers.flatMap(({ rows }) => rows)).toEqual([{ answer: 1 }, { answer: 2 }, { answer: 3 }])
})
