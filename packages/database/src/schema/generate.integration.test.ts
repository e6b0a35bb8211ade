import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { generateTypes } from './generate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('the committed database type matches the migrations', async () => {
  const committed = readFileSync(new URL('../schema.generated.ts', import.meta.url), 'utf8')
  const hint = 'run npm run types -w @marram/database'
  expect(await generateTypes(database.pool), hint).toBe(committed)
})

test('every numeric column has at most 15 digits, which a number stores exactly', async () => {
  const { rows } = await sql<{ name: string; precision: number | null }>`
    select table_name || '.' || column_name as name, numeric_precision as precision
    from information_schema.columns
    where table_schema = 'public' and data_type = 'numeric'`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ precision }) => precision === null || precision > 15)).toEqual([])
})
