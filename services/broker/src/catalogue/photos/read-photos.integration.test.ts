import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createFolderStore, type ObjectStore } from '@marram/service-kit/object-store'
import { createS3Store, parseS3Address } from '@marram/service-kit/s3-store'
import { startS3Server } from '@marram/service-kit/testing/s3-server'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOrigins, type OriginSettings } from './origins.ts'
import { type PhotoDeps, readPhotos } from './read-photos.ts'

let database: TestDatabase
let root: string
let photoFolder: string
let store: ObjectStore
let server: Server | undefined

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marram-photos-'))
  photoFolder = join(root, 'photos')
  await mkdir(photoFolder)
  store = createFolderStore(join(root, 'store'))
})
afterEach(async () => {
  server?.close()
  server?.closeAllConnections()
  await database.db.deleteFrom('photo').execute()
  await rm(root, { recursive: true })
})

const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
const use = (source: string) => {
  return { source, house: 'X9001', isPlan: false, line: 1, sortOrder: 1, place: { file: 'line 1' } }
}
const read = (sources: readonly string[], origins: OriginSettings, deps: Partial<PhotoDeps> = {}) =>
  readPhotos(sources.map(use), {
    db: database.db,
    store,
    readOriginal: createOrigins(origins),
    now: () => new Date('2026-11-15T09:00:00Z'),
    ...deps,
  })
const stored = () => readdir(join(root, 'store', 'shown'))
const keep = (name: string, bytes: Uint8Array) => writeFile(join(photoFolder, name), bytes)

async function listen(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('photos of a folder are stored once, whatever their names, and read again only if they change', async () => {
  await keep('one.jpg', await picture('#cc2200'))
  await keep('the same.JPEG', await picture('#cc2200'))
  await keep(
    'really-a-png.jpg',
    await sharp(await picture('#0022cc'))
      .png()
      .toBuffer(),
  )
  const sources = ['one.jpg', 'the same.JPEG', 'really-a-png.jpg']
  expect(await read(sources, { photoFolder })).toMatchObject({ added: 3, changed: 0, unchanged: 0 })
  expect(await stored()).toHaveLength(2)
  const photo = await database.db.selectFrom('photo').selectAll().where('source', '=', 'one.jpg').executeTakeFirst()
  expect(photo).toMatchObject({ width: 300, height: 200, tones: expect.stringMatching(/^#c\w{5}-c\w{5}-c\w{5}$/) })
  expect(await read(sources, { photoFolder })).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
  await keep('one.jpg', await picture('#00cc22'))
  await utimes(join(photoFolder, 'one.jpg'), 1_800_000_000, 1_800_000_000)
  expect(await read(sources, { photoFolder })).toMatchObject({ added: 0, changed: 1, unchanged: 2 })
  expect(await stored()).toHaveLength(3)
})

test('a photo whose stored file is gone is made again', async () => {
  await keep('one.jpg', await picture('#cc2200'))
  await read(['one.jpg'], { photoFolder })
  await rm(join(root, 'store'), { recursive: true })
  expect(await read(['one.jpg'], { photoFolder })).toMatchObject({ added: 1 })
  expect(await stored()).toHaveLength(1)
})

test('what fails is a reason, the others are read, and a former file stays', async () => {
  await keep('good.jpg', await picture('#cc2200'))
  await keep('text.jpg', Buffer.from('not a picture, although it is called one'))
  await keep('fails-later.jpg', await picture('#00cc22'))
  await symlink('/etc/hostname', join(photoFolder, 'outside.jpg'))
  await mkdir(join(photoFolder, 'folder.jpg'))
  await read(['fails-later.jpg'], { photoFolder })
  await rm(join(photoFolder, 'fails-later.jpg'))
  const sources = ['good.jpg', 'text.jpg', 'fails-later.jpg', 'outside.jpg', 'folder.jpg', '../photos/good.jpg']
  const { added, failures } = await read(sources, { photoFolder })
  expect(added).toBe(2)
  const absent = 'there is no such file in the folder of photos'
  expect(Object.fromEntries(failures)).toEqual({
    'text.jpg': { reason: expect.stringContaining('it is not a picture'), isKept: false },
    'fails-later.jpg': { reason: absent, isKept: true },
    'outside.jpg': { reason: absent, isKept: false },
    'folder.jpg': { reason: absent, isKept: false },
  })
  const { failures: homeless } = await read(['good.jpg'], {})
  expect(homeless.get('good.jpg')?.reason).toContain('--photos')
})

test('an interrupted run goes on where it was', async () => {
  const sources = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg']
  for (const [at, name] of sources.entries()) await keep(name, await picture(`#${at}000cc`.padEnd(7, '0')))
  let puts = 0
  const breaking: ObjectStore = {
    ...store,
    put: async (...args) => {
      if (++puts > 3) throw new Error('the disk is full')
      return store.put(...args)
    },
  }
  await expect(read(sources, { photoFolder }, { store: breaking })).rejects.toThrow('the disk is full')
  const done = await database.db.selectFrom('photo').select('source').execute()
  expect(done.length).toBeGreaterThan(0)
  const again = await read(sources, { photoFolder })
  expect([again.added, again.unchanged]).toEqual([sources.length - done.length, done.length])
})

test('photos of a bucket, into a bucket', async () => {
  const s3 = await startS3Server()
  try {
    s3.kept.set('X9001/Stue æøå.jpg', await picture('#cc2200'))
    const deps = { store: createS3Store(parseS3Address(s3.bucket)) }
    const sources = ['X9001/Stue æøå.jpg', 'none.jpg']
    const { added, failures } = await read(sources, { photoUrl: s3.bucket }, deps)
    expect(added).toBe(1)
    expect(failures.get('none.jpg')?.reason).toBe('there is no such file in the bucket of photos')
    expect([...s3.kept.keys()]).toContainEqual(expect.stringMatching(/^shown\/[0-9a-f]{32}\.jpg$/))
    expect(await read(sources, { photoUrl: s3.bucket }, deps)).toMatchObject({ unchanged: 1 })
    expect(s3.requests).toContain('GET X9001/Stue æøå.jpg unchanged')
  } finally {
    s3.stop()
  }
})

test('photos of web addresses: two connections per host, and only new ones are fetched again', async () => {
  const bytes = await picture('#cc2200')
  const sockets = new Set<unknown>()
  let most = 0
  const asked: string[] = []
  const origin = await listen((request, reply) => {
    asked.push(`${request.url}${request.headers['if-none-match'] ? ' on condition' : ''}`)
    if (request.url === '/gone.jpg') return reply.writeHead(404).end()
    if (request.url === '/moved.jpg') return reply.writeHead(302, { location: '/1.jpg' }).end()
    if (request.headers['if-none-match'] === '"1"') return reply.writeHead(304).end()
    // Each reply waits for a second one, so that the connections would pile up.
    return setImmediate(() => reply.writeHead(200, { etag: '"1"' }).end(bytes))
  })
  server?.on('connection', (socket) => {
    sockets.add(socket)
    most = Math.max(most, sockets.size)
    socket.on('close', () => sockets.delete(socket))
  })
  const sources = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `${origin}/${at}.jpg`)
  const all = [...sources, `${origin}/moved.jpg`, `${origin}/gone.jpg`]
  const { added, failures } = await read(all, { allowPrivate: true })
  expect([added, most]).toEqual([9, 2])
  expect(failures.get(`${origin}/gone.jpg`)?.reason).toBe('it cannot be fetched: the server answered 404')
  expect(await stored()).toHaveLength(1)
  asked.length = 0
  expect(await read(sources, { allowPrivate: true })).toMatchObject({ unchanged: 8 })
  expect(asked.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `/${at}.jpg on condition`))
})

test('a photo whose server sends no ETag is fetched again the next day', async () => {
  const bytes = await picture('#cc2200')
  let asked = 0
  const origin = await listen((_, reply) => {
    asked += 1
    reply.end(bytes)
  })
  const sources = [`${origin}/1.jpg`]
  await read(sources, { allowPrivate: true })
  await read(sources, { allowPrivate: true })
  expect(asked).toBe(1)
  await read(sources, { allowPrivate: true }, { now: () => new Date('2026-11-16T10:00:00Z') })
  expect(asked).toBe(2)
})

test('private addresses are refused, by number and by name', async () => {
  const { failures } = await read(['http://127.0.0.1:1/a.jpg', 'http://localhost/a.jpg', 'http://[::1]/a.jpg'], {})
  expect([...failures.values()].map(({ reason }) => reason)).toEqual(
    Array.from({ length: 3 }, () => 'it cannot be fetched: it leads into a private network'),
  )
})

test('a plan in a vector format is drawn for houses that tag it as a plan', async () => {
  const walls = '<rect width="280" height="180" stroke="#204060"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">${walls}</svg>`
  await keep('plan.svg', Buffer.from(svg))
  const { failures } = await read(['plan.svg'], { photoFolder })
  expect(failures.get('plan.svg')?.reason).toContain('floor-plan only')
  const deps = { db: database.db, store, readOriginal: createOrigins({ photoFolder }), now: () => new Date() }
  expect(await readPhotos([{ ...use('plan.svg'), isPlan: true }], deps)).toMatchObject({ added: 1 })
  expect(await stored()).toEqual([expect.stringMatching(/\.jpg$/)])
})
