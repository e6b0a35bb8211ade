import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let agency: TestDatabase
let folder: string
const printed: string[] = []

beforeAll(async () => {
  agency = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'marram-own-photos-'))
})
afterAll(async () => {
  await agency.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

const marram = (args: readonly string[], env: Record<string, string> = {}) =>
  runCommand(['catalogue', ...args], { DATABASE_URL: agency.url, MARRAM_DATA: folder, ...env })
const output = () => printed.join('').split('\n').filter(Boolean)
const tables = () => join(folder, 'tables')
const photos = (...rows: string[]) =>
  writeFile(join(tables(), 'photos.csv'), ['house;picture;order;tags;danish;german;english', ...rows, ''].join('\r\n'))

async function keep(name: string, colour: string, size = { width: 600, height: 400 }): Promise<Buffer> {
  const bytes = await sharp({ create: { ...size, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  await mkdir(dirname(join(folder, 'photos', name)), { recursive: true })
  await writeFile(join(folder, 'photos', name), bytes)
  return bytes
}

const imagesOf = (house: string) =>
  agency.db
    .selectFrom('lodging_image')
    .innerJoin('lodging', 'lodging.id', 'lodging_id')
    .where('name', '=', house)
    .orderBy('sort_order')
    .select(['sort_order', 'url', 'width', 'height', 'tag_ids', 'alt_da', 'alt_de', 'alt_en'])
    .execute()

test('photos of a folder come with order, tags and alternative texts; each failure has its row', async () => {
  expect(await marram(['templates', tables()])).toBe(0)
  await keep('X9001/stue.jpg', '#aa5500')
  await keep('X9001/again.jpg', '#aa5500')
  await keep('X9001/have.jpg', '#00aa55', { width: 400, height: 600 })
  await photos(
    'X9001;X9001/have.jpg;;exterior, view;Haven;;The garden',
    'X9001;X9001/stue.jpg;1;Living room;Stue med ovn;Zimmer mit Ofen;Room with a stove',
    'X9001;X9001/again.jpg;;living-room;;;',
    'X9001;X9001/gone.jpg;;;;;',
  )
  printed.length = 0
  expect(await marram(['from-csv', tables(), '--dry-run', '--photos', join(folder, 'photos')])).toBe(0)
  expect(output()).toContain('A dry run reads no photos: houses are shown with those that were read before.')
  expect(await agency.db.selectFrom('photo').select('source').execute()).toEqual([])
  printed.length = 0
  expect(await marram(['from-csv', tables(), '--photos', join(folder, 'photos')])).toBe(0)
  expect(output()).toContain('Photos: 3 added, 0 changed, 0 as they were, 1 not read.')
  expect(output()).toContain(
    '  photos.csv, row 5: picture "X9001/gone.jpg" of house X9001 was not read: there is no such file in the folder of photos.',
  )
  const url = expect.stringMatching(/^uploads\/[0-9a-f]{32}\.jpg#\w{6}-\w{6}-\w{6}$/)
  expect(await imagesOf('X9001')).toEqual([
    {
      ...{ sort_order: 1, url, width: 600, height: 400, tag_ids: [3] },
      ...{ alt_da: 'Stue med ovn', alt_de: 'Zimmer mit Ofen', alt_en: 'Room with a stove' },
    },
    {
      ...{ sort_order: 2, url, width: 400, height: 600, tag_ids: [1, 10] },
      ...{ alt_da: 'Haven', alt_de: null, alt_en: 'The garden' },
    },
  ])
  expect(await readdir(join(folder, 'uploads', 'shown'))).toHaveLength(2)
})

test('the same tables again read nothing and change nothing; an unknown tag is a problem of its cell', async () => {
  expect(await marram(['from-csv', tables(), '--photos', join(folder, 'photos')])).toBe(0)
  expect(output()).toContain('Photos: 0 added, 0 changed, 3 as they were, 1 not read.')
  expect(output().at(-1)).toBe('Houses: 0 added, 0 changed, 3 as they were.')
  await photos('X9001;X9001/have.jpg;;garden;;;', 'X9001;..\\have.jpg;;view;;;')
  printed.length = 0
  expect(await marram(['from-csv', tables()])).toBe(1)
  expect(output().slice(-2)).toEqual([
    expect.stringMatching(/^ {2}photos\.csv, row 2: tags "garden" must be one of /),
    expect.stringMatching(/^ {2}photos\.csv, row 3: picture "..\\have.jpg" must be a file below the folder of photos/),
  ])
})

test('an export has the stored photos and texts, and imports them again as they are', async () => {
  const file = join(folder, 'catalogue.jsonl')
  expect(await marram(['export', file])).toBe(0)
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const house = lines.map((line) => JSON.parse(line)).find(({ name }) => name === 'X9001')
  expect(house.images[1]).toMatchObject({ tags: ['exterior', 'view'], alt: { da: 'Haven', en: 'The garden' } })
  expect(await marram(['import', file])).toBe(0)
  expect(output().at(-1)).toBe('Houses: 0 added, 0 changed, 3 as they were.')
})

test('a catalogue file names photos of a bucket and of web addresses, and the bucket of uploads gets them', async () => {
  const s3 = await startS3Server()
  const web = createServer((_, reply) => void keep('web.jpg', '#5500aa').then((bytes) => reply.end(bytes)))
  const { promise, resolve } = Promise.withResolvers<void>()
  web.listen(0, '127.0.0.1', resolve)
  await promise
  const address = web.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    s3.kept.set('Haus am Meer.jpg', await keep('bucket.jpg', '#123456'))
    const file = join(folder, 'catalogue.jsonl')
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    const house = lines.map((line) => JSON.parse(line)).find(({ name }) => name === 'X9002')
    house.images = ['Haus am Meer.jpg', `http://127.0.0.1:${port}/1.jpg`].map((source, at) => {
      return { source, tags: ['exterior'], sortOrder: at + 1, alt: { de: 'Das Haus' } }
    })
    await writeFile(join(folder, 'one.jsonl'), JSON.stringify(house))
    const env = { IMAGES_PHOTO_URL: s3.bucket, UPLOADS_URL: s3.bucket }
    expect(await marram(['import', join(folder, 'one.jsonl')], env)).toBe(0)
    expect(output()).toContain(
      `  line 1: picture "http://127.0.0.1:${port}/1.jpg" of house X9002 was not read: it cannot be fetched: it leads into a private network.`,
    )
    printed.length = 0
    expect(await marram(['import', join(folder, 'one.jsonl')], { ...env, PHOTO_PRIVATE_ADDRESSES: '1' })).toBe(0)
    expect(output()).toContain('Photos: 1 added, 0 changed, 1 as they were.')
    const images = await imagesOf('X9002')
    expect(images.map(({ alt_de }) => alt_de)).toEqual(['Das Haus', 'Das Haus'])
    for (const { url } of images) {
      expect([...s3.kept.keys()]).toContain(`shown/${url.replace(/^uploads\/|#.*$/g, '')}`)
    }
  } finally {
    s3.stop()
    web.close()
    web.closeAllConnections()
  }
})
