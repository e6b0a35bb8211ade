import { fork } from 'node:child_process'
import { once } from 'node:events'
import { defineTask } from '@marram/contract/task'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { addJob } from './add-job.ts'
import { implementTask } from './implement-task.ts'
import { startWorker, type Worker } from './worker.ts'

const greet = defineTask({ name: 'guest.greet', schema: v.strictObject({ name: v.pipe(v.string(), v.minLength(1)) }) })

let database: TestDatabase
let worker: Worker | undefined
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
  await database.drop()
})

const pending = async () => {
  const jobs = sql<{ attempts: number; last_error: string | null; is_later: boolean }>`
    select attempts, last_error, run_at > now() as is_later from graphile_worker.jobs`
  return (await jobs.execute(database.db)).rows
}

test('a job queued in a rolled-back transaction never runs, the others run once', async () => {
  const greeted: string[] = []
  worker = await startWorker(database, [implementTask(greet, async ({ name }) => void greeted.push(name))])
  const refused = database.db.transaction().execute(async (trx) => {
    await addJob(trx, greet, { name: 'never' })
    throw new Error('the order was refused')
  })
  await expect(refused).rejects.toThrow('the order was refused')
  await database.db.transaction().execute((trx) => addJob(trx, greet, { name: 'Karen' }))
  await addJob(database.db, greet, { name: 'Jens' })
  await vi.waitFor(async () => expect(await pending()).toEqual([]))
  expect(greeted.toSorted()).toEqual(['Jens', 'Karen'])
})

test('an invalid payload is rejected when queued', async () => {
  await expect(addJob(database.db, greet, { name: '' })).rejects.toThrow()
  expect(await pending()).toEqual([])
})

test('an invalid payload never reaches the handler, even if it was stored', async () => {
  const handler = vi.fn(async () => {})
  worker = await startWorker(database, [implementTask(greet, handler)])
  await sql`select graphile_worker.add_job('guest.greet', '{"name": 7}'::json)`.execute(database.db)
  await vi.waitFor(async () => expect((await pending())[0]?.last_error).toMatch(/Expected string/))
  expect(handler).not.toHaveBeenCalled()
})

test('a failed job is retried later', async () => {
  const attempts: number[] = []
  const handler = async (_: { name: string }, { attempt }: { attempt: number }) => {
    attempts.push(attempt)
    if (attempt === 1) throw new Error('the mail server is away')
  }
  worker = await startWorker(database, [implementTask(greet, handler)])
  await addJob(database.db, greet, { name: 'Karen' })
  const failed = { attempts: 1, last_error: 'the mail server is away', is_later: true }
  await vi.waitFor(async () => expect(await pending()).toEqual([failed]))
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.db)
  await vi.waitFor(async () => expect(await pending()).toEqual([]))
  expect(attempts).toEqual([1, 2])
})

test('a job with the same key is queued once, with the newest payload', async () => {
  const greeted: string[] = []
  await addJob(database.db, greet, { name: 'old' }, { key: 'guest-1' })
  await addJob(database.db, greet, { name: 'new' }, { key: 'guest-1' })
  worker = await startWorker(database, [implementTask(greet, async ({ name }) => void greeted.push(name))])
  await vi.waitFor(async () => expect(await pending()).toEqual([]))
  expect(greeted).toEqual(['new'])
})

test('stopping waits for the running job', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const handler = async () => {
    begun.resolve()
    await mayEnd.promise
  }
  const stopped = await startWorker(database, [implementTask(greet, handler)])
  await addJob(database.db, greet, { name: 'Karen' })
  await begun.promise
  const stopping = stopped.stop()
  mayEnd.resolve()
  await stopping
  expect(await pending()).toEqual([])
})

test('a job whose worker was killed is done by the next worker', async () => {
  await addJob(database.db, greet, { name: 'Karen' })
  const doomed = fork(new URL('./hanging-worker.ts', import.meta.url), [database.url], { execArgv: [] })
  await once(doomed, 'message')
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  expect(await pending()).toMatchObject([{ attempts: 1 }])
  const greeted: string[] = []
  worker = await startWorker(database, [implementTask(greet, async ({ name }) => void greeted.push(name))])
  await vi.waitFor(async () => expect(await pending()).toEqual([]))
  expect(greeted).toEqual(['Karen'])
})

test("a task with a schedule is known to the queue's clock, one without is not", async () => {
  const tidy = defineTask({ name: 'house.tidy', schema: v.strictObject({}) })
  const tasks = [implementTask(tidy, async () => {}, { cron: '7 * * * *' }), implementTask(greet, async () => {})]
  worker = await startWorker(database, tasks)
  const known = sql<{ identifier: string }>`select identifier from graphile_worker._private_known_crontabs`
  await vi.waitFor(async () => expect((await known.execute(database.db)).rows).toEqual([{ identifier: 'house.tidy' }]))
})

test('a scheduled job runs like one queued explicitly', async () => {
  const tidy = defineTask({ name: 'house.tidy', schema: v.strictObject({}) })
  const handler = vi.fn(async () => {})
  worker = await startWorker(database, [implementTask(tidy, handler, { cron: '7 * * * *' })])
  const mark = JSON.stringify({ _cron: { ts: '2027-02-01T08:07:00Z', backfilled: false } })
  await sql`select graphile_worker.add_job('house.tidy', ${mark}::json)`.execute(database.db)
  await vi.waitFor(async () => expect(await pending()).toEqual([]))
  expect(handler).toHaveBeenCalledOnce()
})
