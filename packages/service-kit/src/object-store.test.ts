import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, type ObjectStore } from './object-store.ts'
import { openObjectStore, uploadsUrlSetting } from './open-store.ts'
import { createS3Files, createS3Reader, parseS3Address } from './s3-store.ts'
import { startS3Server } from './testing/s3-server.ts'

const bytes = new Uint8Array([1, 2, 3])
let folder: string
let server: Awaited<ReturnType<typeof startS3Server>>
let bucket: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-store-'))
  server = await startS3Server()
  bucket = server.bucket
})
afterAll(async () => {
  server.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => openObjectStore({ url: undefined, folder })],
  ['a bucket', () => openObjectStore({ url: bucket, folder })],
])('%s', (_, open) => {
  test('stores a file until it is removed', async () => {
    const store = open()
    expect([await store.has('shown/a.jpg'), await store.get('shown/a.jpg')]).toEqual([false, null])
    await store.put('shown/a.jpg', bytes, 'image/jpeg')
    expect([await store.has('shown/a.jpg'), await store.get('shown/a.jpg')]).toEqual([true, bytes])
    await store.remove('shown/a.jpg')
    await store.remove('shown/a.jpg')
    expect([await store.has('shown/a.jpg'), await store.get('shown/a.jpg')]).toEqual([false, null])
  })

  test('lists the files of one folder with their size, on several pages', async () => {
    const store = open()
    expect(await store.list('many')).toEqual([])
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `many/${name}.jpg`)
    for (const key of [...keys, 'many/inner/x.jpg', 'many.jpg']) await store.put(key, bytes, 'image/jpeg')
    expect(await store.list('many')).toEqual(keys.map((key) => ({ key, bytes: 3 })))
    expect(await store.list('')).toEqual([{ key: 'many.jpg', bytes: 3 }])
  })

  test.each(['../secret', 'a/../b', '/etc/passwd', 'a\\b', '', '.hidden', 'a?b', 'a//b'])(
    '%j is not a valid name',
    async (key) => {
      await expect(async () => open().get(key)).rejects.toThrow('not the name')
    },
  )
})

test('a folder never has partial files', async () => {
  const store = createFolderStore(join(folder, 'whole'))
  await store.put('a.jpg', bytes, 'image/jpeg')
  expect(await readdir(join(folder, 'whole'))).toEqual(['a.jpg'])
})

test('a refusal of the bucket is an error, not a missing file', async () => {
  const store = openObjectStore({ url: bucket.replace('se%2Fcret', 'wrong'), folder })
  await expect(store.get('a.jpg')).rejects.toThrow('403')
})

test('a silent bucket times out, even if garbage is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const store = openObjectStore({ url: `http://KEY:secret@127.0.0.1:${port}/photos`, folder })
  const collecting = setInterval(() => typeof collect === 'function' && collect(), 10)
  try {
    await expect(store.get('a.jpg', AbortSignal.timeout(200))).rejects.toMatchObject({
      name: 'OutageError',
      cause: { name: 'TimeoutError' },
    })
  } finally {
    clearInterval(collecting)
    silent.close()
  }
})

test('a large file goes to a bucket and back as a stream', async () => {
  const files = createS3Files(parseS3Address(bucket))
  const file = join(folder, 'large')
  await writeFile(file, 'x'.repeat(300_000))
  await files.upload('marram-T1.backup', file)
  expect(server.kept.get('marram-T1.backup')).toEqual(await readFile(file))
  const chunks: Buffer[] = []
  for await (const chunk of (await files.download('marram-T1.backup')) ?? []) chunks.push(chunk)
  expect(Buffer.concat(chunks)).toEqual(await readFile(file))
  expect(await files.download('none.backup')).toBeNull()
})

test.each(['https://s3.example/bucket', 'https://k:s@s3.example/', 'ftp://k:s@s3.example/bucket', 'bucket'])(
  '%j is not the address of a bucket',
  (address) => {
    expect(v.safeParse(uploadsUrlSetting.schema, address).success).toBe(false)
  },
)

test('a file of any name is read from a bucket, once while it stays the same, and up to a size', async () => {
  const read = createS3Reader(parseS3Address(bucket), 3)
  const name = 'X9001/Stue, æ+ø (1).JPG'
  server.kept.set(name, Buffer.from(bytes))
  expect(await read(name, null)).toEqual({ kind: 'fetched', bytes, etag: '"3"' })
  expect(await read(name, '"3"')).toEqual({ kind: 'unchanged' })
  expect(await read('none.jpg', null)).toEqual({ kind: 'missing' })
  server.kept.set(name, Buffer.alloc(4))
  expect(await read(name, '"3"')).toMatchObject({ kind: 'failed', reason: expect.stringContaining('larger') })
  const denied = createS3Reader(parseS3Address(bucket.replace('se%2Fcret', 'wrong')), 3)
  expect(await denied(name, null)).toMatchObject({ kind: 'failed', reason: 'the bucket answered 403' })
})
