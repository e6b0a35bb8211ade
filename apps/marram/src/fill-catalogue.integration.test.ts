import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { generateCatalogue } from '@marram/demo/catalogue/generate'
import { hasCatalogue } from '@marram/demo/catalogue/has-catalogue'
import type { LoadProgress } from '@marram/demo/catalogue/load'
import { tables } from '@marram/demo/catalogue/rows'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCatalogue } from './fill-catalogue.ts'

const options = { lodgings: 450, seed: 'marram', today: '2026-11-15' }
let database: TestDatabase
const progress: LoadProgress[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

async function count(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    database.db,
  )
  return rows[0]?.count ?? -1
}

test('a load that breaks off leaves nothing behind, and the connection is not used again', async () => {
  const breakOff = () => {
    throw new Error('The power went out.')
  }
  await expect(fillCatalogue(database.pool, options, breakOff)).rejects.toThrow('The power went out.')
  for (const table of Object.keys(tables)) expect(await count(table), table).toBe(0)
  expect(await hasCatalogue(database.db)).toBe(false)
})

test('areas, locations and items are those of the file', async () => {
  const counts = await Promise.all(['area', 'location', 'item'].map(count))
  expect(counts).toEqual([16, 31, 9])
})

test('the whole catalogue arrives, and progress is reported on the way', async () => {
  await fillCatalogue(database.pool, options, (step) => progress.push(step))
  expect(progress.map(({ done }) => done)).toEqual([0, 200, 400, 450])
  expect(progress.every(({ total }) => total === 450)).toBe(true)
  expect(await hasCatalogue(database.db)).toBe(true)
  const expected = new Map<string, number>()
  for (const { rows } of generateCatalogue(options)) {
    for (const [table, lines] of rows) expected.set(table, (expected.get(table) ?? 0) + lines.length)
  }
  for (const [table, lines] of expected) expect(await count(table), table).toBe(lines)
})

test('a second load is refused and changes nothing', async () => {
  await expect(fillCatalogue(database.pool, options)).rejects.toThrow('already holds a catalogue')
  expect(await count('lodging')).toBe(450)
})

test('the stored rating is the mean of the stored stars', async () => {
  const { rows } = await sql<{ name: string }>`
    select lodging.name from lodging left join review on review.lodging_id = lodging.id
    group by lodging.id having lodging.rating is distinct from round(avg(review.rating), 1)`.execute(database.db)
  expect(rows).toEqual([])
})

test('the next guest and the next review get numbers of their own', async () => {
  const before = await count('stay')
  const { rows } = await sql<{ id: number }>`
    insert into stay (lodging_id, kind, arrival, departure, adults)
    values (1, 'guest', '2031-05-01', '2031-05-08', 2) returning id::int as id`.execute(database.db)
  expect(rows[0]?.id).toBe(before + 1)
  const review = await sql<{ id: number }>`
    insert into review (lodging_id, language_id, name, place, iso_country, date, rating, answer_text)
    values (1, 2, 'Nele', 'Kiel', 'DE', '2026-11-15', 5, 'Gern wieder.') returning id::int as id`.execute(database.db)
  const highest = await sql<{ id: number }>`select max(id)::int as id from review`.execute(database.db)
  expect(review.rows[0]?.id).toBe(highest.rows[0]?.id)
})

test('texts arrive with their paragraphs and their letters', async () => {
  const { rows } = await sql<{ body: string; city: string }>`
    select body, city from lodging_text join lodging on lodging.id = lodging_id
    where language_id = 1 and city like 'Nørre%' limit 1`.execute(database.db)
  expect(rows[0]?.city).toBe('Nørre Nebel')
  expect(rows[0]?.body.split('\n\n').length).toBeGreaterThanOrEqual(3)
  expect(rows[0]?.body).toMatch(/[æøå]/)
})
