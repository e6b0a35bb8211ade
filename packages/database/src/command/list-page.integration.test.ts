import { listInput } from '@marram/contract/desk/list'
import { isRefusal } from '@marram/service-kit/envelope'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { listPage, type SortKey } from './list-page.ts'
import { matchesWords } from './search-words.ts'

const input = listInput({ filters: { actor: v.optional(v.string()) }, sorts: ['at', 'subject'] })
const id: SortKey = { by: sql`id`, kind: 'number' }
const sorts = { at: { by: sql`at`, kind: 'instant' }, subject: { by: sql`subject`, kind: 'text' } } as const

const entry = { command: 'house.close', came_from: '192.0.2.7', before: '{}', after: '{}' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (let index = 0; index < 9; index += 1) {
    // Two entries share each time, and the next one is a microsecond later.
    const at = sql<Date>`${`2027-06-26T08:42:00.12345${Math.floor(index / 2)}Z`}::timestamptz`
    const subject = `house ${'ABC'[index % 3]}1`
    const actor = index < 6 ? 'Anna Holm' : 'Bo 100% Friis'
    await database.db
      .insertInto('audit_entry')
      .values({ ...entry, at, subject, actor })
      .execute()
  }
})
afterAll(() => database.drop())

async function ask(asked: object) {
  const { filters, search, ...request } = v.parse(input, { filters: {}, ...asked })
  const rows = database.db
    .selectFrom('audit_entry')
    .select(['id', 'subject'])
    .$if(filters.actor !== undefined, (query) => query.where('actor', '=', filters.actor ?? ''))
    .where(matchesWords(search, [sql`actor`, sql`subject`]))
  return listPage(database.db, rows, { asked: request, sorts, id, present: (row) => row.id })
}

/** Ids by following the cursor. */
async function readAll(asked: object): Promise<number[][]> {
  const pages: number[][] = []
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page: Awaited<ReturnType<typeof ask>> = await ask({ ...asked, cursor })
    if (isRefusal(page)) throw new Error(page.sentence)
    pages.push(page.items)
    cursor = page.nextCursor
  }
  return pages
}

test('pages follow each other without gap or repetition, down to microseconds', async () => {
  expect(await readAll({ limit: 4 })).toEqual([[1, 2, 3, 4], [5, 6, 7, 8], [9]])
  expect(await readAll({ limit: 4, descending: true })).toEqual([[9, 8, 7, 6], [5, 4, 3, 2], [1]])
  expect(await readAll({ limit: 3, sort: 'subject' })).toEqual([
    [1, 4, 7],
    [2, 5, 8],
    [3, 6, 9],
  ])
})

test('the first page says how many there are', async () => {
  const first = await ask({ limit: 4 })
  expect(first).toMatchObject({ total: 9 })
  if (isRefusal(first)) throw new Error(first.sentence)
  expect(await ask({ limit: 4, cursor: first.nextCursor })).toMatchObject({ total: null })
  expect(await ask({ filters: { actor: 'Nobody' } })).toEqual({ items: [], nextCursor: null, total: 0 })
})

test('a search finds rows with every word, in any case, and takes signs as they are', async () => {
  expect(await ask({ search: 'ANNA  b1' })).toMatchObject({ items: [2, 5] })
  expect(await ask({ search: '100% b' })).toMatchObject({ items: [7, 8, 9] })
  expect(await ask({ search: '1__%' })).toMatchObject({ items: [] })
  expect(v.safeParse(input, { filters: {}, search: 'a\0nna' }).success).toBe(false)
})

test('a row that is added or removed meanwhile moves no other row', async () => {
  const first = await ask({ limit: 4, descending: true })
  if (isRefusal(first)) throw new Error(first.sentence)
  const { id: added } = await database.db
    .insertInto('audit_entry')
    .values({ ...entry, at: new Date('2028-01-01'), subject: 'x', actor: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await ask({ limit: 4, descending: true, cursor: first.nextCursor })).toMatchObject({ items: [5, 4, 3, 2] })
  await database.db.deleteFrom('audit_entry').where('id', '=', added).execute()
})

test.each([
  ['another order', ['subject ascending', 'house A1', '1']],
  ['no time', ['at ascending', 'yesterday', '1']],
  ['no id', ['at ascending', '1', "1'; drop table audit_entry"]],
  ['too large a number', ['at ascending', '1', '9'.repeat(30)]],
  ['no list', { at: 1 }],
])('a cursor of %s is refused', async (_, cursor) => {
  const written = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  expect(await ask({ cursor: written })).toMatchObject({ status: 422, code: 'invalid-cursor' })
})

test('a cursor that is not JSON is refused', async () => {
  expect(await ask({ cursor: 'abc' })).toMatchObject({ status: 422, code: 'invalid-cursor' })
})
