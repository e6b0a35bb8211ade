import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'
import { fillCatalogue } from '../fill-catalogue.ts'

let database: TestDatabase
let lodging: { name: string; street: string; town: string }
const printed: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await fillCatalogue(database.pool, { lodgings: 20, seed: 'marram', today: '2026-11-15' })
  await database.db.deleteFrom('lodging_text').where('lodging_id', '=', 3).where('language_id', '=', 2).execute()
  await database.db.updateTable('lodging').set({ status: 'paused' }).where('id', '=', 5).execute()
  lodging = await database.db
    .selectFrom('lodging')
    .innerJoin('street', 'street.id', 'lodging.street_id')
    .innerJoin('location', 'location.id', 'lodging.location_id')
    .where('lodging.id', '=', 3)
    .select(['lodging.name', 'street.name as street', 'location.name as town'])
    .executeTakeFirstOrThrow()
})
afterAll(() => database.drop())
beforeEach(() => {
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

async function status(...args: string[]): Promise<string> {
  expect(await runCommand(['data-status', ...args], { DATABASE_URL: database.url })).toBe(0)
  return printed.join('')
}

test('staff list every house, including paused ones', async () => {
  const text = await status()
  expect(text).toMatch(/^House +Let +Place +Danish/m)
  expect(text.match(/^\S+ +(?:yes|-) .*, .* \d{4}-\d\d-\d\d/gm)).toHaveLength(20)
  expect(text).toContain('20 houses.')
})

test('staff list the houses with missing data', async () => {
  const text = await status('--missing', 'german')
  expect(text).toMatch(new RegExp(`^${lodging.name} +yes +${lodging.street}, ${lodging.town} +yes +- +yes`, 'm'))
  expect(text).toContain('1 house without german.')
})

test('staff find a house by its number, or by street and town, despite a typo', async () => {
  expect(await status(lodging.name)).toContain('1 house.')
  printed.length = 0
  const misspelt = lodging.street.replace(/(.)(.)$/, '$2$1')
  const text = await status(misspelt, lodging.town)
  expect(text).toMatch(new RegExp(`^${lodging.name} `, 'm'))
})

test('staff filter, sort and limit the list as in the search service', async () => {
  expect(await status('--filter', 'status = paused')).toContain('1 house.')
  printed.length = 0
  const text = await status('--sort', 'name:desc', '--limit', '2')
  expect(text).toContain('20 houses, 2 of them shown.')
  const names = [...text.matchAll(/^([a-z]+\d+) /gm)].map(([, name]) => name)
  expect(names).toEqual([...names].sort().reverse())
})

test.each([
  [['--missing', 'colour'], '--missing takes a list of danish, german'],
  [['--filter', 'imageCount <'], 'Was expecting a value'],
  [['--filter', 'colour = red', '--sort', 'name:up'], 'name:up'],
  [['--limit', '0'], '--limit takes a number'],
])('%j is explained', async (args, sentence) => {
  expect(await runCommand(['data-status', ...args], { DATABASE_URL: database.url })).toBe(1)
  expect(printed.join('')).toContain(sentence)
})
