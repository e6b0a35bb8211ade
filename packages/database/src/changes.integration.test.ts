import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { everyTag, listenForTags, notifyTags, notifyTagsOn } from './changes.ts'
import type { LastingClient } from './lasting-client.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
let listener: LastingClient
const heard: string[][] = []
const onGap = vi.fn()
beforeEach(async () => {
  heard.length = 0
  onGap.mockReset()
  database = await createTestDatabase()
  listener = await listenForTags(database, (tags) => heard.push(tags), onGap)
})
afterEach(async () => {
  await listener.close()
  await database.drop()
})

test('tags arrive after the commit, each once, and never after a rollback', async () => {
  const undone = database.db.transaction().execute(async (trx) => {
    await notifyTags(trx, ['lodging:1'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.db.transaction().execute((trx) => notifyTags(trx, ['lodging:2', 'search', 'lodging:2']))
  await vi.waitFor(() => expect(heard).toEqual([['lodging:2', 'search']]))
  expect(onGap).not.toHaveBeenCalled()
})

test('tags that exceed one notice all arrive', async () => {
  const tags = Array.from({ length: 5_000 }, (_, index) => `lodging:${index}`)
  await notifyTags(database.db, tags)
  await vi.waitFor(() => expect(heard.flat()).toEqual(tags))
  expect(heard.length).toBeGreaterThan(1)
})

test('after a lost connection the listener reports the gap and listens again', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'marram changes'`.execute(database.db)
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
  await notifyTags(database.db, ['lodging:3'])
  await vi.waitFor(() => expect(heard).toEqual([['lodging:3']]))
})

test('a change of everything is reported as a gap, and transactions on a separate connection are heard too', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await notifyTagsOn(client, ['lodging:4', everyTag])
    await notifyTagsOn(client, ['lodging:5'])
    expect(heard).toEqual([])
    await client.query('commit')
  } finally {
    client.release()
  }
  await vi.waitFor(() => expect(heard).toEqual([['lodging:5']]))
  expect(onGap).toHaveBeenCalledTimes(1)
})

describe('the desk', () => {
  const change = (db: TestDatabase['db']) =>
    db.insertInto('form_submission').values({
      form_id: 'contact',
      locale: 'de-DE',
      state: 'received',
      answers: '{}',
      fingerprint: crypto.randomUUID(),
    })

  test('hears of a change once per transaction, and only of changes', async () => {
    const onDeskChange = vi.fn()
    const desk = await listenForTags(database, () => {}, onGap, { onDeskChange })
    await database.db.updateTable('form_submission').set({ state: 'held' }).execute()
    await database.db.transaction().execute(async (trx) => {
      await change(trx).execute()
      await change(trx).execute()
    })
    await change(database.db).execute()
    await notifyTags(database.db, ['end'])
    await vi.waitFor(() => expect(heard).toEqual([['end']]))
    await vi.waitFor(() => expect(onDeskChange).toHaveBeenCalledTimes(2))
    await desk.close()
  })
})
