import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupName } from '@marram/database/backup/retention'
import { startWorker } from '@marram/database/jobs/worker'
import { migrate } from '@marram/database/migrate'
import { migrations } from '@marram/database/migrations/list'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBackups, createBackupTasks } from './backups.ts'
import { runCommand } from './cli.ts'
import { readStorageConfig } from './config.ts'

let database: TestDatabase
let folder: string
const lines: string[] = []
const log = createLog({ name: 'test', level: 'info', write: (line) => lines.push(line) })
const staff = { to: () => 'staff@example.org', edition: 'en' } as const
const opened: TestDatabase[] = []

beforeEach(async () => {
  database = await another()
  folder = mkdtempSync(join(tmpdir(), 'marram backups '))
  lines.length = 0
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.drop()
  rmSync(folder, { recursive: true })
})

async function another(): Promise<TestDatabase> {
  const made = await createTestDatabase()
  opened.push(made)
  return made
}

/** As an earlier version left it. */
async function olderDatabase(): Promise<TestDatabase> {
  const { db, url } = database
  await sql`drop schema public, graphile_worker cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate({ url }, Object.fromEntries(Object.entries(migrations).slice(0, -1)))
  await addSecret()
  return database
}

const env = (to = database) => ({ DATABASE_URL: to.url, MARRAM_DATA: folder, BACKUP_FOLDER: join(folder, 'backups') })
const config = (more = {}) => readStorageConfig({ ...env(), ...more })
const addSecret = () => sql`insert into worker_secret (name, value) values ('precious', 'words')`.execute(database.db)
const secretsOf = async ({ db }: TestDatabase) =>
  (await sql`select * from worker_secret order by name`.execute(db)).rows
const backups = () => readdirSync(join(folder, 'backups')).toSorted()
const runNow = () =>
  sql`update graphile_worker._private_jobs set run_at = now() where key = 'database.back-up'`.execute(database.db)
const jobs = async () =>
  (await sql`select attempts from graphile_worker.jobs where key = 'database.back-up'`.execute(database.db)).rows

async function runCommandAsText(args: string[], to = database): Promise<[number, string]> {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const writeError = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    return [await runCommand(args, env(to)), said.join('')]
  } finally {
    write.mockRestore()
    writeError.mockRestore()
  }
}

test('a newer version backs up before it migrates, and one command restores that into an empty installation', async () => {
  await olderDatabase()
  const [code, said] = await runCommandAsText(['migrate'])
  expect([code, said]).toEqual([0, expect.stringMatching(/backing it up first\.\nBacked up to .*-upgrade\.backup\.\n/)])
  expect(backups()).toHaveLength(1)
  const empty = await another()
  expect(await runCommandAsText(['restore', '--latest'], empty)).toEqual([
    0,
    expect.stringMatching(/^Read .*-upgrade\.backup/),
  ])
  expect(await secretsOf(empty)).toEqual(await secretsOf(database))
  expect(await runCommandAsText(['restore', '--latest'], empty)).toEqual([
    1,
    expect.stringContaining('already holds data'),
  ])
})

test('a migration does not begin without its backup, unless the operator has another way', async () => {
  await olderDatabase()
  writeFileSync(join(folder, 'backups'), 'a file')
  const [code, said] = await runCommandAsText(['migrate'])
  expect([code, said]).toEqual([1, expect.stringContaining('The database was not migrated, because the backup')])
  const last = Object.keys(migrations).at(-1)
  const hasLast = async () =>
    (await sql`select from kysely_migration where name = ${last}`.execute(database.db)).rows.length
  expect(await hasLast()).toBe(0)
  expect(await runCommand(['migrate'], { ...env(), BACKUP_AUTOMATIC: '0' })).toBe(0)
  expect(await hasLast()).toBe(1)
})

test('the command without a file makes one more backup in the folder', async () => {
  expect(await runCommandAsText(['backup'])).toEqual([
    0,
    expect.stringMatching(/^Wrote and verified .*-daily\.backup\.\n$/),
  ])
  expect(backups()).toHaveLength(1)
})

test('without an automatic backup the command says what to do', async () => {
  expect(await runCommandAsText(['restore', '--latest'])).toEqual([
    1,
    expect.stringContaining('set BACKUP_FOLDER or BACKUP_URL, or name a file'),
  ])
  expect(await runCommandAsText(['restore', '--latest', 'a.backup'])).toEqual([
    1,
    'Name a file or --latest, not both.\n',
  ])
})

test('of two nodes one makes the daily backup', async () => {
  await Promise.all([1, 2].map(() => checkBackups({ config: config(), database, log })))
  expect(await jobs()).toHaveLength(1)
  await runNow()
  const node = () => startWorker(database, createBackupTasks({ config: config(), database, staff, log }))
  const nodes = await Promise.all([node(), node()])
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), 20_000)
  for (const each of nodes) await each.stop()
  expect(backups()).toHaveLength(1)
  const clock = sql`select identifier from graphile_worker._private_known_crontabs`
  expect((await clock.execute(database.db)).rows).toEqual([{ identifier: 'database.back-up' }])
})

test('the hour is a setting, and so is not to make any', () => {
  const cronWith = (more: Record<string, string>) =>
    createBackupTasks({ config: config(more), database, staff, log }).map(({ cron }) => cron)
  expect(cronWith({})).toEqual(['23 3 * * *'])
  expect(cronWith({ BACKUP_HOUR: '0' })).toEqual(['23 0 * * *'])
  expect(cronWith({ BACKUP_AUTOMATIC: '0' })).toEqual([])
})

test('a failed backup is logged, and staff get one mail that day', async () => {
  writeFileSync(join(folder, 'backups'), 'a file')
  const now = () => new Date('2026-11-19T03:23:00Z')
  const [task] = createBackupTasks({ config: config(), database, staff, log, now })
  const run = () => task?.run({}, { job: { id: '1', attempts: 1 }, abortSignal: new AbortController().signal } as never)
  await expect(run()).rejects.toThrow(/cannot be created/)
  await expect(run()).rejects.toThrow(/cannot be created/)
  const { rows } = await sql`select recipient, subject, text_body like '%cannot be created%' as told from mail`.execute(
    database.db,
  )
  expect(rows).toEqual([{ recipient: 'staff@example.org', subject: 'Last night’s backup failed', told: true }])
  expect(lines.filter((line) => line.includes('the daily backup failed'))).toHaveLength(2)
})

test('a start on data without a recent backup warns; with one of last night it does nothing', async () => {
  const check = (at: string) => checkBackups({ config: config(), database, log, now: () => new Date(at) })
  const warnings = () => lines.filter((line) => line.includes('no backup of the last seven days'))
  await sql`update kysely_migration set timestamp = '2026-01-01T00:00:00Z'`.execute(database.db)
  await check('2026-11-19T12:00:00Z')
  expect(warnings()).toHaveLength(1)
  expect(await jobs()).toHaveLength(1)
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
  const name = backupName('daily', new Date('2026-11-19T03:23:00Z'))
  writeFileSync(join(folder, 'backups', name), '')
  utimesSync(join(folder, 'backups', name), 0, 0)
  await check('2026-11-19T12:00:00Z')
  expect(warnings()).toHaveLength(1)
  expect(await jobs()).toEqual([])
  await checkBackups({
    config: config({ BACKUP_AUTOMATIC: '0' }),
    database,
    log,
    now: () => new Date('2027-11-19T12:00:00Z'),
  })
  expect(warnings()).toHaveLength(1)
})
