import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setDefaultCACertificates } from 'node:tls'
import { createDemoUsers } from '@marram/auth/demo-users'
import { unpublishEntry } from '@marram/content/publish'
import { sweepKept } from '@marram/contract/task'
import { saveTerms } from '@marram/database/agency/save-terms'
import { backupName } from '@marram/database/backup/retention'
import { addJob } from '@marram/database/jobs/add-job'
import { createTestDatabase, type Snapshot, type TestDatabase } from '@marram/database/testing/test-database'
import { demoUsers } from '@marram/demo/users'
import { standardTerms } from '@marram/domain/terms'
import { demoSnapshot } from '@marram/testkit/agency'
import { startSmtpServer, type TestSmtpServer } from '@marram/workers/testing/smtp-server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Checked } from '../health-checks/check.ts'
import type { CheckOverrides } from '../health-checks/open-context.ts'
import { makeCertificate } from '../health-checks/testing/certificate.ts'
import {
  type FakeServer,
  type Proxying,
  startBucket,
  startPublicSite,
  startStripe,
} from '../health-checks/testing/fake-servers.ts'
import { createReflector } from '../reflection.ts'
import { doctorCommand } from './doctor.ts'

const dayMs = 86_400_000
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs)
const valid = makeCertificate({ from: inDays(-1), until: inDays(90) })
const expired = makeCertificate({ from: inDays(-90), until: inDays(-2) })
const expiring = makeCertificate({ from: inDays(-80), until: inDays(9) })

/** Houses, content and terms, and a scheduled job that has just run. */
const healthy: Snapshot = {
  name: 'healthy',
  from: demoSnapshot(20),
  fill: async ({ db }) => {
    await saveTerms({ validFrom: '2020-01-01', ...standardTerms }, { db, now: () => new Date() })
    await sql`delete from graphile_worker._private_jobs`.execute(db)
    await db.deleteFrom('user_account').where('is_demo', '=', true).execute()
    await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
      values ('bookings.maintain', now())`.execute(db)
  },
}

let database: TestDatabase
let smtp: TestSmtpServer
let bucket: Awaited<ReturnType<typeof startBucket>>
let folder: string
let site: FakeServer
const servers: { close(): Promise<void> }[] = []
const keep = <T extends { close(): Promise<void> }>(server: T): T => {
  servers.push(server)
  return server
}

const openSite = async (options: { certificate?: typeof valid; isOurs?: boolean; proxying?: Proxying } = {}) => {
  const { certificate = valid, isOurs = true, proxying = 'sets-headers' } = options
  const reflect = await createReflector({ db: database.db, trustProxy: true, now: Date.now })
  return keep(await startPublicSite({ certificate, reflect: isOurs ? reflect : null, proxying }))
}

beforeAll(async () => {
  setDefaultCACertificates([valid.cert, expired.cert, expiring.cert])
  smtp = await startSmtpServer()
  bucket = await startBucket()
})
afterAll(async () => {
  await smtp.close()
  await bucket.close()
})
beforeEach(async () => {
  database = await createTestDatabase(healthy)
  await sql`update graphile_worker._private_known_crontabs set last_execution = now()`.execute(database.db)
  folder = await mkdtemp(join(tmpdir(), 'marram-doctor-'))
  await writeFile(join(folder, backupName('daily', inDays(-0.5))), '')
  site = await openSite()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await rm(folder, { recursive: true })
  await database.drop()
})

const secret = 'a-secret-that-nobody-may-read'
const settings = (changes: Record<string, string | undefined> = {}) => ({
  MARRAM_MODE: 'production',
  MARRAM_HOSTS: `da=${site.url},de=${site.url},en=${site.url}`,
  TRUST_PROXY: '1',
  DATABASE_URL: database.url,
  MARRAM_DATA: folder,
  BACKUP_FOLDER: folder,
  PUBLIC_KEYS: 'own-key',
  SEARCH_KEY: 'own-search-key',
  PREVIEW_KEY: secret,
  SMTP_URL: smtp.url,
  UPLOADS_URL: bucket.bucketUrl,
  ...changes,
})

async function examine(env = settings(), overrides: CheckOverrides = {}) {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    const code = await doctorCommand(['--json'], env, { freeBytes: async () => 1e11, ...overrides })
    const text = said.mock.calls.map(([chunk]) => String(chunk)).join('')
    const { ok, checks }: { ok: boolean; checks: Checked[] } = JSON.parse(text)
    return { code, ok, text, checks, red: checks.filter(({ level }) => level === 'failed') }
  } finally {
    said.mockRestore()
  }
}

/** The only failure, which makes the exit code 1. */
async function failureOf(env = settings(), overrides: CheckOverrides = {}): Promise<string> {
  const { code, ok, red, text } = await examine(env, overrides)
  expect(red, text).toHaveLength(1)
  expect([code, ok]).toEqual([1, false])
  const [{ key, sentence } = { key: '', sentence: '' }] = red
  expect(sentence.match(/\.(?:\s|$)/g), sentence).toHaveLength(1)
  return `${key}: ${sentence}`
}

test('a healthy installation has no failure and no warning', async () => {
  const { code, checks, text } = await examine()
  expect(checks.filter(({ level }) => level === 'failed' || level === 'warning')).toEqual([])
  expect(checks.filter(({ level }) => level === 'skipped').map(({ key }) => key)).toEqual(['text messages'])
  expect(code).toBe(0)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('bucket-secret')
})

test('the database is away: everything that needs it is skipped', async () => {
  await database.allowConnections(false)
  expect(await failureOf()).toMatch(
    /^database: The database marram_test_\w+ at \S+ cannot be used \(.+\): check DATABASE_URL\.$/,
  )
})

test('the password of the database is wrong', async () => {
  const url = new URL(database.url)
  url.password = 'another-secret'
  url.username = 'nobody_knows'
  const env = settings({ DATABASE_URL: url.href })
  expect(await failureOf(env)).toMatch(/^database: .*nobody_knows/)
  expect((await examine(env)).text).not.toContain('another-secret')
})

test('the schema is older or newer than the program', async () => {
  const { db } = database
  const newest = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db)
  const name = newest.rows[0]?.name ?? ''
  const rename = (from: string, to: string) =>
    sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db)
  await sql`create table aside as select * from kysely_migration where name = ${name}`.execute(db)
  await sql`delete from kysely_migration where name = ${name}`.execute(db)
  expect(await failureOf()).toContain('migrations: The database belongs to an older version: restart the program')
  await sql`insert into kysely_migration select * from aside`.execute(db)
  await sql`drop table aside`.execute(db)
  await rename(name, '9999-later')
  expect(await failureOf()).toContain('migrations: The database belongs to a newer version: upgrade this program')
})

test('the mail server is away', async () => {
  expect(await failureOf(settings({ SMTP_URL: 'smtp://user:mail-secret@localhost:1' }))).toBe(
    'mail: The mail server localhost cannot be used (connect ECONNREFUSED 127.0.0.1:1): check SMTP_URL.',
  )
})

test('the bucket refuses the key', async () => {
  const refusing = keep(await startBucket({ refuses: true }))
  expect(await failureOf(settings({ UPLOADS_URL: refusing.bucketUrl }))).toMatch(
    /^uploads: The bucket at localhost:\d+ cannot be used \(.+403.+\): check UPLOADS_URL and the permissions of its key\.$/,
  )
})

test('Stripe refuses the key, and accepts the right one', async () => {
  const stripe = keep(await startStripe('sk_live_right'))
  const stripeApi = {
    host: 'localhost',
    port: stripe.port,
    protocol: 'http',
    timeout: 5000,
    maxNetworkRetries: 0,
  } as const
  const env = (key: string) =>
    settings({ PAYMENT_PROVIDER: 'stripe', STRIPE_KEY: key, STRIPE_WEBHOOK_SECRETS: 'whsec_1' })
  expect(await failureOf(env('sk_live_wrong'), { stripeApi })).toContain('cards: Stripe refuses STRIPE_KEY')
  const { checks } = await examine(env('sk_live_right'), { stripeApi })
  expect(checks.find(({ key }) => key === 'cards')?.sentence).toBe('Stripe accepts the key.')
})

test('the certificate has expired; one that expires soon is a warning', async () => {
  site = await openSite({ certificate: expired })
  expect(await failureOf()).toMatch(/^certificates: localhost:\d+ has a certificate that expired on [\d-]+: renew it/)
  site = await openSite({ certificate: expiring })
  const { code, checks } = await examine()
  expect(checks.find(({ key }) => key === 'certificates')?.level).toBe('warning')
  expect(code).toBe(0)
})

test('the host belongs to somebody else', async () => {
  site = await openSite({ isOurs: false })
  expect(await failureOf()).toMatch(/^hosts: localhost:\d+ answers, but not from this installation/)
})

test('the host does not answer', async () => {
  await site.close()
  expect(await failureOf()).toMatch(/^hosts: localhost:\d+ cannot be reached \(nothing listens there\)/)
})

test.each<[Proxying, RegExp]>([
  ['passes-headers-on', /does not set X-Forwarded-Host, X-Forwarded-Proto, X-Forwarded-For: let it overwrite them/],
  ['hides-the-host', /arrives as backend\.internal: let the proxy pass on the host/],
])('a proxy that %s', async (proxying, sentence) => {
  site = await openSite({ proxying })
  const failure = await failureOf()
  expect(failure).toMatch(/^proxy: /)
  expect(failure).toMatch(sentence)
})

test('the last backup is old', async () => {
  await rm(join(folder, backupName('daily', inDays(-0.5))), { force: true })
  await rm(folder, { recursive: true })
  folder = await mkdtemp(join(tmpdir(), 'marram-doctor-'))
  await writeFile(join(folder, backupName('daily', inDays(-9))), '')
  await sql`update kysely_migration set timestamp = ${inDays(-60).toISOString()}`.execute(database.db)
  expect(await failureOf()).toMatch(/^backup: The last backup is of [\d-]+: run marram backup now/)
})

test('a legal page is missing', async () => {
  await unpublishEntry(database.db, 'page-imprint')
  expect(await failureOf()).toBe('missing: Guests cannot come in until there is: the imprint page (da, de, en).')
})

test('the clock is off', async () => {
  expect(await failureOf(settings(), { now: () => new Date(Date.now() + 300_000) })).toMatch(
    /^clock: The clock of this machine differs from that of .+ by (?:29|30)\d seconds: turn on time synchronisation/,
  )
})

test('jobs wait for a worker, fail for good, or have not run at all', async () => {
  const { db } = database
  const clear = () => sql`delete from graphile_worker._private_jobs`.execute(db)
  await clear()
  await addJob(db, sweepKept, {}, { runAt: inDays(-0.1) })
  expect(await failureOf()).toContain('jobs: workers.sweep should have run')
  await clear()
  await addJob(db, sweepKept, {}, { maxAttempts: 1 })
  await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'No such file'`.execute(db)
  expect(await failureOf()).toContain('jobs: workers.sweep failed for good (No such file)')
  await clear()
  const tick = (at: Date) =>
    sql`update graphile_worker._private_known_crontabs set last_execution = ${at.toISOString()}`.execute(db)
  await tick(inDays(-0.5))
  expect(await failureOf()).toContain('jobs: No scheduled job has run since')
  await tick(new Date())
})

test('mails wait', async () => {
  const mail = { key: 'late', recipient: 'karen@example.org', subject: 'Hello', text_body: '', html_body: '' }
  await database.db
    .insertInto('mail')
    .values({ ...mail, state: 'waiting', created_at: inDays(-0.2) })
    .execute()
  expect(await failureOf()).toMatch(/^outbox: Mails wait \(1\), the oldest since/)
})

test('the disk is nearly full', async () => {
  expect(await failureOf(settings(), { freeBytes: async () => 4e8 })).toBe(
    `space: The disk of ${folder} has only 0.4 GB free: free some space now.`,
  )
})

test('no house has a photo', async () => {
  const { db } = database
  await db.deleteFrom('lodging_image').execute()
  expect(await failureOf()).toContain('photos: No house has a photo')
})

test('the settings are not valid', async () => {
  expect(await failureOf(settings({ PORT: 'harbour' }))).toBe(
    'settings: The program would not start: PORT "harbour" cannot be used; expected a port from 0 to 65535.',
  )
})

test('a file of settings that others can read is a warning', async () => {
  const file = join(folder, 'marram.env')
  await writeFile(file, 'PORT=3000\n', { mode: 0o644 })
  const { code, checks } = await examine(settings({ MARRAM_ENV: file }))
  expect(checks[0]).toMatchObject({ level: 'warning', sentence: expect.stringContaining('run chmod 600') })
  expect(code).toBe(0)
})

test('the data are those of the demo agency', async () => {
  await createDemoUsers(database.db, demoUsers)
  expect(await failureOf()).toBe(
    'demo: The database holds the demo agency: choose another with DATABASE_URL or MARRAM_DATA.',
  )
})

test('nobody can pay', async () => {
  await sql`update agency_profile set data = data #- '{profile,bank}'`.execute(database.db)
  expect(await failureOf()).toContain('cards: Guests cannot pay')
})

test('the table is for people', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await doctorCommand([], settings({ SMTP_URL: undefined }), { freeBytes: async () => 1e11 })
  const text = said.mock.calls.map(([chunk]) => String(chunk)).join('')
  said.mockRestore()
  expect(code).toBe(1)
  expect(text).toMatch(/^✓ {2}settings {7}Mode production/)
  expect(text).toContain('✗  mail           No mail is sent: set SMTP_URL, or guests get no confirmation.')
  expect(text).toMatch(/1 failure\.\n$/)
})
