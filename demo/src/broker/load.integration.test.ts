import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoContent } from '../content/testing/demo-content.ts'
import { loadBrokerTexts } from './load.ts'
import { redirectRows, textRows } from './settings.ts'

const today = '2026-11-15'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await loadBrokerTexts(database.db, today)
})
afterAll(() => database.drop())

test('every text exists in all three languages', async () => {
  const rows = await database.db.selectFrom('named_text').selectAll().execute()
  expect(rows).toHaveLength(textRows().length)
  expect(new Set(rows.map(({ html }) => html)).size).toBe(rows.length)
})

test('every old address redirects to a page, never to another old address', async () => {
  const rows = await database.db.selectFrom('redirect').selectAll().execute()
  expect(rows).toHaveLength(redirectRows().length)
  const old = new Set(rows.map(({ from_path }) => from_path))
  expect(rows.filter(({ to_target }) => old.has(to_target.replace(/[?#].*$/, '')))).toEqual([])
})

test('a redirect that was removed is not restored when the program starts again', async () => {
  await database.db.deleteFrom('redirect').where('from_path', '=', '/home/').execute()
  await loadBrokerTexts(database.db, today)
  const found = await database.db.selectFrom('redirect').where('from_path', '=', '/home/').selectAll().execute()
  expect(found).toEqual([])
})

test('the reviews of this agency are marked as fictional', async () => {
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

test('guests sent thirty pictures a year, and finished contests have three winners', async () => {
  const rows = await database.db
    .selectFrom('contest')
    .innerJoin('contest_image', 'contest_image.contest_id', 'contest.id')
    .groupBy('contest.id')
    .select(['contest.year', 'contest.closes_on'])
    .select(({ fn }) => [fn.countAll<number>().as('images'), fn.count<number>('contest_image.place').as('places')])
    .orderBy('contest.year')
    .execute()
  expect(rows).toEqual([
    { year: 2024, closes_on: '2024-12-16', images: 30, places: 3 },
    { year: 2025, closes_on: '2025-12-16', images: 30, places: 3 },
    { year: 2026, closes_on: '2027-02-01', images: 30, places: 0 },
  ])
})

test('every post has comments in all three languages, with replies', async () => {
  const rows = await database.db.selectFrom('comment').selectAll().execute()
  const posts = new Set(
    demoContent(today)
      .entries.filter(({ sys }) => sys.contentType === 'blog')
      .map(({ sys }) => sys.id),
  )
  expect(new Set(rows.map(({ parent_id }) => parent_id))).toEqual(posts)
  expect(new Set(rows.map((row) => `${row.parent_id} ${row.language_id}`)).size).toBe(posts.size * 3)
  expect(rows.filter(({ reply_to }) => reply_to !== null).length).toBeGreaterThan(20)
  expect(rows.filter(({ created_at }) => created_at > new Date(today))).toEqual([])
})
