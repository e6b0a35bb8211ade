import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, type ObjectStore } from './object-store.ts'
import { openObjectStore, uploadsUrlSetting } from './open-store.ts'

const bytes = new Uint8Array([1, 2, 3])
let folder: string
let server: Server
let bucket: string
const kept = new Map<string, Buffer>()

/** The used part of S3, including verification of the signature. */
async function isSigned(request: IncomingMessage, url: string): Promise<boolean> {
  const given = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? []
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
  const { host: _, ...signed } = headers
  const datetime = String(request.headers['x-amz-date'])
  const signer = new AwsV4Signer({
    method: request.method ?? '',
    url,
    headers: signed,
    accessKeyId: 'KEY',
    secretAccessKey: 'se/cret',
    service: 's3',
    region: 'eu-north-1',
    datetime,
    allHeaders: true,
  })
  return given === (await signer.authHeader())
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-store-'))
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const key = request.url ?? ''
    const port = request.socket.localPort
    if (!(await isSigned(request, `http://127.0.0.1:${port}${key}`))) return response.writeHead(403).end()
    if (request.method === 'PUT') kept.set(key, Buffer.concat(chunks))
    if (request.method === 'DELETE') kept.delete(key)
    const found = request.method === 'DELETE' ? Buffer.alloc(0) : kept.get(key)
    response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  bucket = `http://KEY:se%2Fcret@127.0.0.1:${port}/photos?region=eu-north-1`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
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

test.each(['https://s3.example/bucket', 'https://k:s@s3.example/', 'ftp://k:s@s3.example/bucket', 'bucket'])(
  '%j is not the address of a bucket',
  (address) => {
    expect(v.safeParse(uploadsUrlSetting.schema, address).success).toBe(false)
  },
)
