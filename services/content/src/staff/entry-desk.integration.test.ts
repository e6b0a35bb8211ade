import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import { createLog } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importEntries } from '../import.ts'
import { createContent } from '../server.ts'
import { smallAgency } from '../testing/seed.ts'
import { deskAnswers } from './desk-answers.ts'
import { publish, remove, save, unpublish } from './entry-desk.ts'
import { listOffices } from './today.ts'

let database: TestDatabase
const context = () => ({ db: database.db, now: () => new Date('2027-06-26T08:42:00Z') })
const desk = () => testDesk(context())
beforeEach(async () => {
  database = await createTestDatabase()
  await importEntries(database.db, smallAgency())
})
afterEach(() => database.drop())

async function anEntry() {
  const row = await database.db
    .selectFrom('content_entry')
    .where('type', '=', 'page')
    .where('published', 'is not', null)
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { entry: row.id, type: row.type, fields: row.draft, version: row.version }
}

test('drafts need another permission than what the public sees', async () => {
  expect(await permissionsNeeded(deskAnswers, context())).toEqual({
    ...{ 'content.save-draft': 'content.write', 'content.publish': 'content.publish' },
    ...{ 'content.unpublish': 'content.publish', 'content.remove': 'content.publish' },
    // Every page of the site names the offices.
    'today.offices': 'none',
  })
})

test('an entry is unpublished and published again, with the log but without its texts', async () => {
  const { entry } = await anEntry()
  expect(await desk().run(unpublish, { entry })).toEqual({ version: expect.any(Number) })
  expect(await desk().run(publish, { entry })).toEqual({ version: expect.any(Number) })
  expect(await desk().log()).toMatchObject([
    {
      command: 'content.unpublish',
      subject: `entry ${entry}`,
      before: { isPublished: true },
      after: { isPublished: false },
    },
    { command: 'content.publish', after: { isPublished: true, hasChanges: false } },
  ])
  expect(await desk().run(publish, { entry: 'missing' })).toMatchObject({ status: 409, code: 'not-possible' })
  expect(await desk().log()).toHaveLength(2)
})

test('of two editors who started from the same version, the second one is told', async () => {
  const { entry, type, fields, version } = await anEntry()
  const changed = { entry, type, fields: { ...Object(fields), title: { 'de-DE': 'Neu' } }, version }
  const replies = await Promise.all([desk().run(save, changed), desk().run(save, changed)])
  expect(replies.filter((one) => 'status' in one)).toMatchObject([{ status: 409, code: 'changed-meanwhile' }])
  expect(await desk().log()).toHaveLength(1)
})

test('an entry that others link to, or fields that are none, change nothing', async () => {
  const { entry, type } = await anEntry()
  expect(await desk().run(save, { entry, type, fields: { nonsense: { 'de-DE': 1 } } })).toMatchObject({ status: 409 })
  const linked = await database.db.selectFrom('content_link').select('target_id').executeTakeFirstOrThrow()
  expect(await desk().run(remove, { entry: linked.target_id })).toMatchObject({ status: 409 })
  expect(await desk().log()).toEqual([])
})

test('the service answers the desk for editors, with drafts of any usual size', async () => {
  const log = createLog({ name: 'test', level: 'silent' })
  const findStaff = async (token: string) =>
    token === 'editor' ? { userId: 7, name: 'Anna Holm', permissions: ['content.publish' as const] } : undefined
  const handle = createContent({ previewKey: undefined }, { db: database.db, log, publicKeys: ['key'], findStaff })
  const { entry } = await anEntry()
  const call = (token: string, body: object) =>
    handle(
      new Request('http://content/desk/content.unpublish/', {
        method: 'POST',
        headers: { 'x-public-key': 'key', authorization: `Bearer ${token}`, 'idempotency-key': 'k1' },
        body: JSON.stringify(body),
      }),
    )
  expect((await call('guest', { input: { entry } })).status).toBe(401)
  expect((await call('editor', { input: { entry }, padding: 'x'.repeat(100_000) })).status).toBe(200)
  expect(await desk().log()).toHaveLength(1)
})

test('offices come in the order of the footer, with the areas that they serve', async () => {
  const bsId = JSON.stringify({ 'de-DE': 4 })
  await sql`update content_entry set published = jsonb_set(published, '{bsId}', ${bsId}::jsonb)
    where id = 'area-blavand'`.execute(database.db)
  expect(await desk().ask(listOffices, {})).toEqual([
    { name: 'Henne', areaIds: [] },
    { name: 'Blåvand', areaIds: [4] },
  ])
})
