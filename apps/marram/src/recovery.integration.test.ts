import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleBooking, newKey } from '@marram/booking/testing/booking-request'
import { seedBookableLodging, seedCoast } from '@marram/booking/testing/seed'
import { startTestBooking } from '@marram/booking/testing/start-booking'
import { readPhotos } from '@marram/broker/catalogue/photos/read-photos'
import { fingerprint } from '@marram/database/backup/testing/odd-values'
import type { Database } from '@marram/database/schema.generated'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { openObjectStore } from '@marram/service-kit/open-store'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import { openContest } from '@marram/workers/contest/staff-contest'
import { createWorkers } from '@marram/workers/server'
import { contestForm, makePicture } from '@marram/workers/testing/contest-form'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from './cli.ts'

type Environment = Record<string, string>

const now = new Date('2027-03-01T10:00:00Z')
const day = now.toISOString().slice(0, 10)
const words = { reward: 'A week', conditions: '/rules/' }
const origins = { da: 'https://da.example', de: 'https://de.example', en: 'https://en.example' }

let folder: string
let agency: TestDatabase
let empty: TestDatabase
let said: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marram recovery '))
  const booking = await startTestBooking()
  agency = booking.database
  await seedCoast(agency.db)
  await seedBookableLodging(agency.db, { id: 1 })
  const placed = await booking.post('/rest/v1/booking/', exampleBooking(), { headers: newKey() })
  expect(placed.status).toBe(201)
})
afterAll(async () => {
  await agency.drop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  said = []
  const database = await createTestDatabase()
  empty = database
  return () => database.drop()
})

type StoreSettings = { readonly url: string | undefined; readonly folder: string }
const storeOf = ({ UPLOADS_URL: url, MARRAM_DATA: data = '' }: Environment): StoreSettings => ({
  ...{ url, folder: join(data, 'uploads') },
})

/** A contest picture that waits for staff, and two photos of houses. */
async function addPictures(db: Kysely<Database>, settings: StoreSettings): Promise<void> {
  await db.deleteFrom('contest').execute()
  await db.deleteFrom('photo').execute()
  await openContest(db, { year: 2027, from: day, lastDay: day, words: { da: words, de: words, en: words }, now })
  const store = openObjectStore(settings)
  const log = createLog({ name: 'test', level: 'silent' })
  const workers = await createWorkers(
    {
      ...{ origins, defaultEdition: 'de', mailFrom: () => ({ name: 'Marram', address: 'post@marram.example' }) },
      ...{ smtpUrl: undefined, uploadsUrl: settings.url, uploadsFolder: settings.folder },
    },
    {
      ...{ db, log, publicKeys: ['key'], now: () => now },
      forms: { loadForm: async () => null },
      posts: { findPostMode: async () => null },
    },
  )
  const { id } = await db.selectFrom('contest').select('id').executeTakeFirstOrThrow()
  const body = contestForm(await makePicture(), { contestId: String(id) })
  const url = 'https://de.example/bridge/contest_image_submissions/'
  const sent = await workers.handle(new Request(url, { method: 'POST', headers: { 'x-public-key': 'key' }, body }))
  expect(sent.status).toBe(200)
  const sources = ['X1/a.jpg', 'X1/b.jpg']
  const use = { house: 'X1', isPlan: false, line: 1, sortOrder: 1, place: { file: 'line 1' } }
  await readPhotos(
    sources.map((source) => ({ ...use, source })),
    {
      ...{ db, store, now: () => now },
      readOriginal: async (source) => {
        const bytes = new Uint8Array(await makePicture({ width: source === sources[0] ? 300 : 200, height: 200 }))
        return { kind: 'fetched', bytes, validator: null }
      },
    },
  )
}

async function contentOf(settings: StoreSettings): Promise<Record<string, string>> {
  const store = openObjectStore(settings)
  const found = [...(await store.list('pending')), ...(await store.list('shown'))]
  const bytes = found.map(async ({ key }) => [key, Buffer.from((await store.get(key)) ?? []).toString('base64')])
  return Object.fromEntries(await Promise.all(bytes))
}

async function marram(args: string[], env: Environment): Promise<number> {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  try {
    return await runCommand(args, env)
  } finally {
    write.mockRestore()
  }
}

const rowsOf = ({ db }: TestDatabase) => fingerprint(db)

describe.each(['folder', 'bucket'] as const)('a lost installation, backed up to a %s', (kind) => {
  const isBucket = kind === 'bucket'
  const data = () => join(root, 'data')
  let root: string
  let buckets: Awaited<ReturnType<typeof startS3Server>>[]
  let lost: Environment
  let fresh: Environment

  beforeAll(async () => {
    root = mkdtempSync(join(folder, `${kind} `))
    buckets = await Promise.all([1, 2, 3].map(() => startS3Server()))
    const [uploads = '', backups = '', others = ''] = buckets.map(({ bucket }) => bucket)
    const place = isBucket ? { BACKUP_URL: backups } : { BACKUP_FOLDER: join(root, 'backups') }
    lost = { ...place, DATABASE_URL: agency.url, MARRAM_DATA: data(), ...(isBucket && { UPLOADS_URL: uploads }) }
    fresh = { ...place, MARRAM_DATA: join(root, 'new'), ...(isBucket && { UPLOADS_URL: others }) }
    await addPictures(agency.db, storeOf(lost))
  })
  afterAll(() => {
    for (const bucket of buckets) bucket.stop()
  })

  test('is back after one command, with the same rows and the same bytes', async () => {
    expect(await marram(['backup'], lost)).toBe(0)
    const [rows, pictures] = [await rowsOf(agency), await contentOf(storeOf(lost))]
    expect(Object.keys(pictures)).toHaveLength(3)
    expect(rows.booking).toMatchObject({ rows: 1 })
    expect(await marram(['restore', '--latest'], { ...fresh, DATABASE_URL: empty.url })).toBe(0)
    expect(said.slice(-2)).toEqual([
      expect.stringMatching(/^Read \d+ rows of \d+ tables and 3 pictures from .*-daily\.backup\.\n$/),
      expect.stringMatching(/^Data that guests had deleted since \d{4}-\d\d-\d\d is back/),
    ])
    expect(await rowsOf(empty)).toEqual(rows)
    expect(await contentOf(storeOf(fresh))).toEqual(pictures)
  })
})

describe('a faulty backup changes nothing', () => {
  let root: string
  let fresh: Environment
  const nothing = { rows: 0, checksum: null }
  const file = () => join(root, readdirSync(root).find((name) => name.endsWith('.backup')) ?? '')
  const firstPicture = () => join(root, 'files', readdirSync(join(root, 'files'))[0] ?? '')

  beforeAll(() => addPictures(agency.db, storeOf({ MARRAM_DATA: join(folder, 'faulty') })))
  beforeEach(async () => {
    root = mkdtempSync(join(folder, 'backups '))
    const old = { DATABASE_URL: agency.url, MARRAM_DATA: join(folder, 'faulty') }
    expect(await marram(['backup', join(root, 'by-hand.backup')], old)).toBe(0)
    fresh = { DATABASE_URL: empty.url, MARRAM_DATA: mkdtempSync(join(folder, 'new ')) }
  })

  test.each<[string, string, () => void]>([
    ['that was cut off', 'incomplete or was altered', () => truncateSync(file(), readFileSync(file()).length - 9)],
    ['without one of its pictures', 'Of the 3 pictures of the backup 1 cannot be read', () => rmSync(firstPicture())],
    [
      'with a picture of other bytes',
      'Of the 3 pictures of the backup 1 cannot be read',
      () => {
        const file = firstPicture()
        const bytes = readFileSync(file)
        bytes[100] = (bytes[100] ?? 0) ^ 1
        // The agency has the same file under another name.
        rmSync(file)
        writeFileSync(file, bytes)
      },
    ],
  ])('%s', async (_, reason, damage) => {
    damage()
    expect(await marram(['restore', file()], fresh)).toBe(1)
    expect(said.join('')).toContain(reason)
    expect((await rowsOf(empty)).booking).toEqual(nothing)
    expect(readdirSync(fresh.MARRAM_DATA ?? '')).toEqual([])
  })

  test('but its database alone can be restored on request', async () => {
    rmSync(join(root, 'files'), { recursive: true })
    expect(await marram(['restore', file()], fresh)).toBe(1)
    expect(await marram(['restore', '--database-only', file()], fresh)).toBe(0)
    expect(await rowsOf(empty)).toEqual(await rowsOf(agency))
  })

  test('and pictures alone, for a database that was recovered in another way', async () => {
    expect(await marram(['restore', '--pictures-only', file()], fresh)).toBe(0)
    expect(said.at(-1)).toMatch(/^Read 3 pictures from .*by-hand\.backup\.\n$/)
    expect((await rowsOf(empty)).booking).toEqual(nothing)
    const old = storeOf({ MARRAM_DATA: join(folder, 'faulty') })
    expect(await contentOf(storeOf(fresh))).toEqual(await contentOf(old))
    expect(await marram(['restore', '--pictures-only', '--database-only', file()], fresh)).toBe(1)
  })

  test('and data are replaced on request only, pictures included', async () => {
    expect(await marram(['restore', file()], fresh)).toBe(0)
    const shown = join(fresh.MARRAM_DATA ?? '', 'uploads', 'shown')
    rmSync(shown, { recursive: true })
    expect(await marram(['restore', file()], fresh)).toBe(1)
    expect(readdirSync(join(fresh.MARRAM_DATA ?? '', 'uploads'))).toEqual(['pending'])
    expect(await marram(['restore', '--replace', file()], fresh)).toBe(0)
    expect(readdirSync(shown)).toHaveLength(2)
  })
})
