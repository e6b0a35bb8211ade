import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAssets } from './assets.ts'

let folder = ''
const script = 'export const tide = "high"\n'.repeat(40)
const compressed = brotliCompressSync(Buffer.from(script))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-assets-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a.js'), script)
  await writeFile(join(folder, 'assets', 'a.js.br'), compressed)
  await writeFile(join(folder, 'assets', 'b.css'), 'p{color:red}'.repeat(40))
})
afterAll(() => rm(folder, { recursive: true }))

test('a file compressed at build time is sent as built', async () => {
  const assets = await openAssets([folder], {})
  const stored = await assets.load('/assets/a.js')
  expect(stored?.variants.br.body.equals(compressed)).toBe(true)
  expect(stored?.variants.identity.body.toString()).toBe(script)
})

test('any other file is compressed on first use', async () => {
  const assets = await openAssets([folder], {})
  const stored = await assets.load('/assets/b.css')
  expect(stored?.variants.br.body.length).toBeLessThan(100)
})

test('the compressed copy has no address', async () => {
  const assets = await openAssets([folder], {})
  expect(await assets.load('/assets/a.js.br')).toBeUndefined()
  expect(await assets.load('/assets/missing.js')).toBeUndefined()
})

test.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['a.mjs', 'text/javascript; charset=utf-8'],
  ['a.css', 'text/css; charset=utf-8'],
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.ico', 'image/x-icon'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['a.woff2', 'font/woff2'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.txt', 'text/plain; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.bin', 'application/octet-stream'],
])('%s is sent as %s, and revalidated after an hour', async (name, type) => {
  await writeFile(join(folder, name), 'x')
  const stored = await (await openAssets([folder], { 'X-Own': '1' })).load(`/${name}`)
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600', 'X-Own': '1' }
  expect(stored?.notModified).toEqual(expect.arrayContaining(Object.entries(headers).flat()))
})

test('a file with a hash in its name is cached for ever and read once', async () => {
  const assets = await openAssets([folder], {})
  expect(assets.findReady('/assets/b.css')).toBeUndefined()
  const [one, other] = await Promise.all([assets.load('/assets/b.css'), assets.load('/assets/b.css')])
  expect(one).toBe(other)
  expect([assets.findReady('/assets/b.css'), await assets.load('/assets/b.css')]).toEqual([one, one])
  expect(one?.notModified).toContain('public, max-age=31536000, immutable')
})

test('a file of another build comes from its node, and a list of the files is loaded once for many misses', async () => {
  const others = new Map([['/assets/old-AbCd1234.js', { body: Buffer.from(script), br: compressed }]])
  let lists = 0
  const list = async () => {
    lists += 1
    return [...others.keys()]
  }
  const assets = await openAssets([folder], {}, { list, find: async (path) => others.get(path) ?? null })
  const missing = Array.from({ length: 20 }, (_, index) => assets.load(`/assets/missing-${index}.js`))
  const stored = await assets.load('/assets/old-AbCd1234.js')
  expect(stored?.variants.br.body.equals(compressed)).toBe(true)
  expect(stored?.variants.identity.headers.join()).toContain('immutable')
  expect(await Promise.all(missing)).toEqual(missing.map(() => undefined))
  expect(lists).toBe(1)
  expect(await assets.load('/favicon.ico')).toBeUndefined()
  expect(lists).toBe(1)
})
