import { createTestDatabase, type TestDatabase } from '@marram/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBrokerTexts } from './load.ts'
import { redirects } from './redirects.ts'
import { namedTexts } from './texts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await loadBrokerTexts(database.db)
})
afterAll(() => database.drop())

test('every text is there in all three languages', async () => {
  const rows = await database.db.selectFrom('named_text').selectAll().execute()
  expect(rows).toHaveLength(Object.keys(namedTexts).length * 3)
  expect(new Set(rows.map(({ html }) => html)).size).toBe(rows.length)
})

test('every old address leads somewhere, and none to another old address', async () => {
  const rows = await database.db.selectFrom('redirect').selectAll().execute()
  expect(rows).toHaveLength(redirects.length)
  const old = new Set(rows.map(({ from_path }) => from_path))
  expect(rows.filter(({ to_target }) => old.has(to_target.replace(/[?#].*$/, '')))).toEqual([])
})

test('a redirect that was removed stays away when the program starts again', async () => {
  await database.db.deleteFrom('redirect').where('from_path', '=', '/home/').execute()
  await loadBrokerTexts(database.db)
  const found = await database.db.selectFrom('redirect').where('from_path', '=', '/home/').selectAll().execute()
  expect(found).toEqual([])
})

test('the reviews of this agency are known to be invented', async () => {
  const fact = await database.db.selectFrom('meta').where('key', '=', 'demo-agency').selectAll().executeTakeFirst()
  expect(fact?.value).toBe('1')
})

test.each(['javascript:alert(1)', '//elsewhere.example/', '/\\elsewhere.example/', 'page', 'https:///'])(
  'the database refuses a redirect to %s',
  async (to_target) => {
    const row = { from_path: '/trap/', to_target, is_permanent: true }
    await expect(database.db.insertInto('redirect').values(row).execute()).rejects.toThrow('redirect_to_target_check')
  },
)
