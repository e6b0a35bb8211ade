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

test('a file that was compressed when the site was built is sent as it was compressed', async () => {
  const assets = await openAssets(folder, {})
  const stored = await assets.load('/assets/a.js')
  expect(stored?.variants.br.body.equals(compressed)).toBe(true)
  expect(stored?.variants.identity.body.toString()).toBe(script)
})

test('one that was not is compressed on first use', async () => {
  const assets = await openAssets(folder, {})
  const stored = await assets.load('/assets/b.css')
  expect(stored?.variants.br.body.length).toBeLessThan(100)
})

test('the compressed copy has no address of its own', async () => {
  const assets = await openAssets(folder, {})
  expect(await assets.load('/assets/a.js.br')).toBeUndefined()
  expect(await assets.load('/assets/missing.js')).toBeUndefined()
})
