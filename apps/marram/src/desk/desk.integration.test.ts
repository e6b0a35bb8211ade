import { readFile, writeFile } from 'node:fs/promises'
import { backUp } from '@marram/database/backup/automatic'
import { listenForTags } from '@marram/database/changes'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { permissionsNeeded, testDesk } from '@marram/database/testing/test-desk'
import type { DeskPermission } from '@marram/domain/desk/permission'
import { reply } from '@marram/service-kit/envelope'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { storeResponse } from '@marram/site/server/kit/stored-response'
import { createPageCache } from '@marram/site/server/pages/page-cache'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { automaticBackup } from '../backups.ts'
import { readConfig } from '../config.ts'
import * as backups from './backup-desk.ts'
import { createDeskAnswers, runPlanned } from './desk-answers.ts'
import * as errors from './error-desk.ts'
import { type ErrorStore, keepErrors } from './error-store.ts'
import * as health from './health-desk.ts'
import * as jobs from './job-desk.ts'
import * as pages from './page-desk.ts'
import type { ProgramContext } from './program-context.ts'
import { joinNodes } from './program-nodes.ts'
import { watchPages } from './stored-pages.ts'

let database: TestDatabase
let folder: string
let now = new Date('2027-06-26T08:42:00Z')
const clock = () => now
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms)
}
const minute = 60_000
const silent = createLog({ name: 'marram', level: 'silent' })
const cache = createPageCache(1_000_000)
const nodeOf = (id: string, name: string) => ({ id, name, version: '0.1.0', build: 'b1', startedAt: now })
const self = nodeOf('00000000-0000-4000-8000-000000000001', 'one:3000')
const other = nodeOf('00000000-0000-4000-8000-000000000002', 'two:3000')

beforeAll(async () => {
  database = await createTestDatabase()
  folder = makeTemporaryFolder('marram-desk-')
})
afterAll(() => database.drop())
beforeEach(async () => {
  now = new Date('2027-06-26T08:42:00Z')
  await sql`truncate program_error, program_node, program_check, audit_entry, graphile_worker._private_jobs`.execute(
    database.db,
  )
})

const context = (env: Record<string, string> = {}): ProgramContext => ({
  ...{ db: database.db, database, now: clock, node: self, agency: () => null, settings: [] },
  config: readConfig({ MARRAM_DATA: folder, ...env }),
  health: { ready: async () => reply({ status: 'ready', checks: { database: 'ok', search: 'timed-out' } }) },
  stored: watchPages([cache], 1_000_000, createMetrics()),
})
const desk = (permissions?: readonly DeskPermission[], env = {}) => testDesk(context(env), permissions)

test('only those with the permission for the system learn or do anything', async () => {
  const needed = await permissionsNeeded(createDeskAnswers(silent), context())
  expect(new Set(Object.values(needed))).toEqual(new Set(['system.write']))
  const others: DeskPermission[] = ['bookings.write', 'people.write', 'audit.read', 'agency.write']
  const staff = { userId: 7, name: 'Anna Holm', cameFrom: '192.0.2.7', permissions: others }
  for (const { name, answer } of createDeskAnswers(silent)) {
    const answered = await answer({ body: { input: {} }, key: 'k', staff }, context())
    expect(answered, name).toMatchObject({ status: 404 })
  }
  expect(await desk().log()).toEqual([])
})

async function addJob(values: {
  task?: string
  attempts?: number
  max?: number
  error?: string
  runAt?: string
  payload?: string
}) {
  const {
    task = 'mail.send',
    attempts = 0,
    max = 3,
    error = null,
    runAt = '2027-06-26T08:00:00Z',
    payload = '{}',
  } = values
  const { rows } = await sql<{ id: string }>`
    select id::text from graphile_worker.add_job(${task}, ${payload}::json, run_at => ${runAt}::timestamptz, max_attempts => ${max})`.execute(
    database.db,
  )
  const id = rows[0]?.id ?? ''
  await sql`update graphile_worker._private_jobs set attempts = ${attempts}, last_error = ${error} where id = ${id}::bigint`.execute(
    database.db,
  )
  return id
}

test('jobs are listed with their state, and without what they carry', async () => {
  const waiting = await addJob({ runAt: '2027-06-26T09:00:00Z' })
  const failed = await addJob({
    attempts: 3,
    error: 'no karen@example.org\n at x',
    payload: '{"to":"karen@example.org"}',
  })
  const running = await addJob({ attempts: 1, runAt: '2027-06-26T08:30:00Z' })
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = ${running}::bigint`.execute(
    database.db,
  )
  const all = await desk().list(jobs.list)
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    [failed, 'failed'],
    [running, 'running'],
    [waiting, 'waiting'],
  ])
  expect(all[0]).toMatchObject({ name: 'mail.send', attempts: 3, maxAttempts: 3, error: 'no …@…' })
  expect(JSON.stringify(all)).not.toContain('karen')
  expect(await desk().list(jobs.list, { state: 'failed' })).toHaveLength(1)
})

test('a failed job runs again with all its attempts, and another is given up', async () => {
  const job = await addJob({ attempts: 3, error: 'refused' })
  expect(await desk().run(jobs.retry, { job })).toEqual({ state: 'waiting' })
  expect(await desk().list(jobs.list)).toMatchObject([
    { id: job, state: 'waiting', attempts: 0, dueAt: now.toISOString() },
  ])
  const dead = await addJob({ attempts: 3, error: 'refused' })
  expect(await desk().run(jobs.remove, { job: dead })).toEqual({ state: 'deleted' })
  expect(await desk().run(jobs.remove, { job: dead })).toMatchObject({ status: 404, code: 'unknown-job' })
  expect(await desk().log()).toMatchObject([
    {
      command: 'jobs.retry',
      subject: `job ${job}`,
      before: { name: 'mail.send', state: 'failed', attempts: 3 },
      after: { state: 'waiting' },
    },
    { command: 'jobs.delete', subject: `job ${dead}`, after: { state: 'deleted' } },
  ])
})

test('a job that waits for its time, or runs, is neither run early nor deleted', async () => {
  const planned = await addJob({ runAt: '2027-07-26T08:00:00Z' })
  const running = await addJob({ attempts: 3, error: 'refused' })
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where id = ${running}::bigint`.execute(
    database.db,
  )
  for (const job of [planned, running]) {
    expect(await desk().run(jobs.retry, { job })).toMatchObject({ status: 409, code: 'not-failed' })
    expect(await desk().run(jobs.remove, { job })).toMatchObject({ status: 409, code: 'not-failed' })
  }
  expect(await desk().run(jobs.retry, { job: '1; drop table mail' })).toMatchObject({ status: 422 })
})

async function withErrors(work: (log: ReturnType<typeof createLog>, store: ErrorStore) => Promise<void>) {
  const store = keepErrors({ db: database.db, node: 'one:3000', version: '0.1.0', now: clock })
  try {
    await work(createLog({ name: 'marram', write: () => {} }), store)
  } finally {
    await store.close()
  }
}
const fault = (message: string) => new TypeError(message)

test('equal errors are one, found by their words, done until they come again', async () => {
  await withErrors(async (log, store) => {
    log.child({ service: 'booking' }).error({ err: fault('karen@example.org has no bed') }, 'request failed')
    later(minute)
    log.error({ err: fault('anna@example.org has no bed') }, 'request failed')
    log.warn({ err: fault('a warning') }, 'request failed')
    await store.flush()
    const [error, ...none] = await desk().list(errors.list)
    expect(none).toEqual([])
    expect(error).toMatchObject({
      ...{ kind: 'TypeError', message: 'request failed: …@… has no bed', count: 2 },
      ...{ firstAt: '2027-06-26T08:42:00.000Z', lastAt: '2027-06-26T08:43:00.000Z', isDone: false },
    })
    const id = error?.id ?? ''
    expect(await desk().ask(errors.show, { id })).toMatchObject({
      stack: expect.stringContaining('desk.integration.test.ts'),
      ...{ node: 'one:3000', version: '0.1.0', requestId: null },
    })
    expect(await desk().ask(errors.list, { filters: {}, search: 'bed typeerror' })).toMatchObject({ total: 1 })
    expect(await desk().run(errors.finish, { id })).toEqual({ isDone: true })
    expect(await desk().list(errors.list)).toEqual([])
    expect(await desk().list(errors.list, { isDone: true })).toHaveLength(1)
    expect(await desk().log()).toMatchObject([
      { command: 'errors.finish', subject: `error ${id}`, after: { done: true } },
    ])
    log.error({ err: fault('bo@example.org has no bed') }, 'request failed')
    await store.flush()
    expect(await desk().list(errors.list)).toMatchObject([{ id, count: 3, isDone: false }])
  })
})

test('a flood of errors stores at most thirty a minute, and a thousand in all', async () => {
  const letters = (number: number): string =>
    String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  await withErrors(async (log, store) => {
    for (let at = 0; at < 100; at += 1) log.error(`fault ${letters(at)}`)
    await store.flush()
    expect(await desk().ask(errors.list, { filters: {} })).toMatchObject({ total: 30 })
    for (let at = 0; at < 1000; at += 1) log.error(`fault ${letters(0)}`)
    await store.flush()
    const counts = (await desk().list(errors.list)).map(({ count }) => count)
    expect(Math.max(...counts)).toBe(1 + 600 - 100)
    later(minute)
    for (let at = 0; at < 100; at += 1) log.error(`fault ${letters(at + 100)}`)
    await store.flush()
    expect(await desk().ask(errors.list, { filters: {} })).toMatchObject({ total: 60 })
    await sql`insert into program_error (fingerprint, kind, message, stack, first_at, last_at, count, node, version)
      select md5(n::text), 'Error', 'old', '', ${now}, ${new Date(now.getTime() - minute)}, 1, 'one', '0.1.0'
      from generate_series(1, 1100) as n`.execute(database.db)
    later(minute)
    log.error('one more')
    await store.flush()
    expect(await desk().ask(errors.list, { filters: {} })).toMatchObject({ total: 1000 })
  })
})

test('errors go after thirty days, also if no other comes', async () => {
  await withErrors(async (log, store) => {
    log.error('long ago')
    await store.flush()
    later(30 * 24 * 60 * minute + 1)
    await store.flush()
    expect(await desk().list(errors.list, {})).toEqual([])
  })
})

test('while the database is away, errors are given up without another error', async () => {
  await withErrors(async (log, store) => {
    await database.allowConnections(false)
    log.error('nobody hears')
    await store.flush()
    await database.allowConnections(true)
    await store.flush()
  })
  expect(await desk().list(errors.list)).toEqual([])
})

test('the nodes that are alive are known, and each says which versions it runs', async () => {
  const stored = context().stored
  const joined = await joinNodes({ db: database.db, node: self, stored, now: clock })
  const second = await joinNodes({ db: database.db, node: other, stored, now: clock })
  const names = async () => {
    const found = await desk().ask(health.versions, {})
    return 'nodes' in found ? found.nodes.map(({ name, isSelf }) => [name, isSelf]) : found
  }
  expect(await desk().ask(health.versions, {})).toMatchObject({
    postgres: expect.stringMatching(/^\d\d/),
    migration: expect.stringMatching(/^\d{4}-/),
  })
  expect(await names()).toEqual([
    ['one:3000', true],
    ['two:3000', false],
  ])
  expect(await desk().ask(pages.show, {})).toMatchObject({
    nodes: [{ name: 'one:3000', isSelf: true }, { name: 'two:3000' }],
  })
  await second.close()
  expect(await names()).toEqual([['one:3000', true]])
  later(2 * minute)
  expect(await names()).toEqual([])
  await joined.close()
})

test('staff check the health once at a time, and see each finding in words', async () => {
  expect(await desk().ask(health.show, {})).toMatchObject({
    ...{ node: 'one:3000', last: null },
    parts: [
      { name: 'database', outcome: 'ok', isElsewhere: false },
      { name: 'search', outcome: 'timed-out' },
    ],
  })
  expect(await desk().run(health.check, {})).toEqual({ startedAt: now.toISOString() })
  later(20_000)
  expect(await desk().run(health.check, {})).toMatchObject({ status: 409, code: 'checked-just-now' })
  await runPlanned(context())
  await runPlanned(context())
  const shown = await desk().ask(health.show, {})
  const last = 'last' in shown ? shown.last : null
  expect(last).toMatchObject({ state: 'done', node: 'one:3000' })
  expect(last?.findings.find(({ key }) => key === 'database')).toMatchObject({
    level: 'fine',
    sentence: expect.stringMatching(/^PostgreSQL /),
  })
  expect(last?.findings.map(({ key }) => key)).toEqual('checks' in shown ? shown.checks : null)
  expect(await desk().run(health.check, {})).toMatchObject({ startedAt: now.toISOString() })
  expect(await desk().log()).toMatchObject([{ command: 'health.check' }, { command: 'health.check' }])
})

test('checks that a node left behind may be started again a minute later', async () => {
  await desk().run(health.check, {})
  later(minute)
  expect(await desk().ask(health.show, {})).toMatchObject({ last: { state: 'broken-off' } })
  expect(await desk().run(health.check, {})).toMatchObject({ startedAt: now.toISOString() })
})

async function storePage(key: string, tags: string[]): Promise<void> {
  const response = await storeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from('<p>Hav</p>'), {
    quality: 4,
    gzipOnDemand: true,
  })
  cache.store(cache.begin(), key, { response, tags, freshUntil: now.getTime(), staleUntil: now.getTime() })
}

test('stored pages are found by tag and path, and purged on every node', async () => {
  await storePage('de /ferienhaus-b1001/', ['lodging-1', 'agency'])
  await storePage('da /sommerhus-b1001/', ['lodging-1', 'agency'])
  await storePage('de /ferienhaus-b1002/', ['lodging-2', 'agency'])
  expect(await desk().ask(pages.show, {})).toMatchObject({ nodes: [{ name: 'one:3000', isSelf: true, count: 3 }] })
  expect(await desk().ask(pages.find, { search: 'LODGING' })).toMatchObject({
    tags: [
      { tag: 'lodging-1', pages: 2 },
      { tag: 'lodging-2', pages: 1 },
    ],
    ...{ tagCount: 2, pages: [], pageCount: 0 },
  })
  expect(await desk().ask(pages.find, { search: 'b1002' })).toMatchObject({
    pages: [{ edition: 'de', path: '/ferienhaus-b1002/', tags: ['lodging-2', 'agency'] }],
  })
  const heard: (string[] | 'everything')[] = []
  const listening = await listenForTags(
    database,
    (tags) => heard.push(tags),
    () => heard.push('everything'),
  )
  expect(await desk().run(pages.purge, { kind: 'tags', tags: ['lodging-1'] })).toEqual({ purged: true })
  expect(await desk().run(pages.purge, { kind: 'everything' })).toEqual({ purged: true })
  await expect.poll(() => heard).toEqual([['lodging-1'], 'everything'])
  await listening.close()
  expect(await desk().log()).toMatchObject([
    { command: 'pages.purge', after: { tags: ['lodging-1'] } },
    { command: 'pages.purge', after: { tags: ['*'] } },
  ])
  for (const tags of [[], Array(101).fill('x'), ['x'.repeat(501)]]) {
    expect(await desk().run(pages.purge, { kind: 'tags', tags })).toMatchObject({ status: 422 })
  }
})

test('staff ask for a backup, read one to its end, and get the command that restores it', async () => {
  expect(await desk().ask(backups.list, {})).toMatchObject({ backups: [], underway: null, isAutomatic: true })
  expect(await desk().run(backups.make, {})).toEqual({ state: 'waiting' })
  expect(await desk().ask(backups.list, {})).toMatchObject({ underway: { state: 'waiting', error: null } })
  const config = readConfig({ MARRAM_DATA: folder })
  const { name } = await backUp(database, { kind: 'daily', ...automaticBackup(config), createdAt: now })
  const shown = await desk().ask(backups.list, {})
  expect(shown).toMatchObject({ backups: [{ name, kind: 'daily', at: now.toISOString(), verification: null }] })
  expect('backups' in shown && shown.backups[0]?.restore).toBe(`npx marram restore ${folder}/backups/${name} --replace`)

  await desk().run(backups.verify, { name })
  expect(await desk().run(backups.verify, { name })).toMatchObject({ status: 409 })
  await runPlanned(context())
  expect(await desk().ask(backups.list, {})).toMatchObject({
    backups: [{ verification: { state: 'done', problem: null } }],
  })
  const file = `${folder}/backups/${name}`
  const bytes = await readFile(file)
  await writeFile(file, bytes.subarray(0, bytes.length - 40))
  later(minute)
  await desk().run(backups.verify, { name })
  await runPlanned(context())
  expect(await desk().ask(backups.list, {})).toMatchObject({
    backups: [{ verification: { state: 'done', problem: expect.stringMatching(/damaged|incomplete/) } }],
  })
  for (const unknown of ['marram-2020-01-01T032300Z-daily.backup', '../../etc/passwd']) {
    expect(await desk().run(backups.verify, { name: unknown })).toMatchObject({ status: 404, code: 'unknown-backup' })
  }
})

test('an agency that backs up in another way is not offered a backup', async () => {
  expect(await desk(undefined, { BACKUP_AUTOMATIC: '0' }).run(backups.make, {})).toMatchObject({
    status: 409,
    code: 'not-automatic',
  })
})
