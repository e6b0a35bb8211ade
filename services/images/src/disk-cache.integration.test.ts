import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDiskCache } from './disk-cache.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marram-images-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = (letter: string) => letter.repeat(40)
const picture = (size: number, fill = 7) => new Uint8Array(size).fill(fill)
const open = (maxBytes = 1000, now = Date.now) => openDiskCache({ folder, maxBytes, now })
const files = async () => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

describe('finished pictures on disk', () => {
  test('survive a restart', async () => {
    const before = await open()
    await before.store(key('a'), picture(10))
    const after = await open()
    expect(new Uint8Array((await after.find(key('a'))) ?? [])).toEqual(picture(10))
    expect(after.size()).toBe(10)
  })

  test('that are truncated are not served', async () => {
    const cache = await open()
    await cache.store(key('a'), picture(10))
    await cache.store(key('b'), picture(10))
    for (const file of await files()) await truncate(file, 4)
    expect(await cache.find(key('a'))).toBeNull()
    expect(cache.size()).toBe(10)
    const after = await open()
    expect(await after.find(key('b'))).toBeNull()
    expect(await files()).toEqual([])
  })

  test('that were deleted are missing', async () => {
    const cache = await open()
    await cache.store(key('a'), picture(10))
    for (const file of await files()) await rm(file)
    expect(await cache.find(key('a'))).toBeNull()
    await cache.store(key('a'), picture(10))
    expect(await cache.find(key('a'))).toHaveLength(10)
  })

  test('stay within the limit by evicting the least recently used', async () => {
    const cache = await open(30)
    for (const letter of ['a', 'b', 'c']) await cache.store(key(letter), picture(10))
    await cache.find(key('a'))
    await cache.store(key('d'), picture(10))
    expect(cache.size()).toBe(30)
    expect(await cache.find(key('b'))).toBeNull()
    expect(await cache.find(key('a'))).toHaveLength(10)
    expect(await files()).toHaveLength(3)
  })

  test('keep the order of their use over a restart', async () => {
    let nowMs = Date.now() - 10 * 3_600_000
    const before = await open(30, () => nowMs)
    for (const letter of ['a', 'b', 'c']) await before.store(key(letter), picture(10))
    for (const file of await files()) await utimes(file, new Date(nowMs), new Date(nowMs))
    nowMs += 5 * 3_600_000
    await (await open(30, () => nowMs)).find(key('a'))
    const after = await open(10, () => nowMs)
    expect(await after.find(key('a'))).toHaveLength(10)
    expect(after.size()).toBe(10)
  })

  test('stored again with other content replace the old file', async () => {
    const cache = await open()
    await cache.store(key('a'), picture(10))
    await cache.store(key('a'), picture(12))
    await cache.store(key('a'), picture(12, 9))
    expect(new Uint8Array((await cache.find(key('a'))) ?? [])).toEqual(picture(12, 9))
    expect([cache.size(), (await files()).length]).toEqual([12, 1])
  })

  test('ignore foreign files in the folder', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine')
    await (await open()).store(key('a'), picture(10))
    await writeFile(join(folder, 'aa', 'notes.txt'), 'mine')
    await open()
    expect(await readFile(join(folder, 'aa', 'notes.txt'), 'utf8')).toBe('mine')
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
  })
})

test('a kill during writing leaves only complete pictures', async () => {
  const module = fileURLToPath(new URL('./disk-cache.ts', import.meta.url))
  const script = `
    const { openDiskCache } = await import(${JSON.stringify(module)})
    const cache = await openDiskCache({ folder: ${JSON.stringify(folder)}, maxBytes: 1e9, now: Date.now })
    for (let i = 0; ; i++) {
      const key = i.toString(16).padStart(40, '0')
      await Promise.all([0, 1].map((n) => cache.store(n + key.slice(1), new Uint8Array(300_000).fill(i % 256))))
      process.stdout.write('.')
    }`
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for (let written = 0; written < 4; written++) await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  const cache = await openDiskCache({ folder, maxBytes: 1e9, now: Date.now })
  const whole = (await files()).filter((file) => !file.includes(`${join(folder, 'tmp')}`))
  expect(whole.length).toBeGreaterThan(3)
  for (const file of whole) {
    const bytes = await cache.find(file.slice(file.lastIndexOf('/') + 1).slice(0, 40))
    expect(bytes).toHaveLength(300_000)
    expect(bytes?.every((byte) => byte === bytes[0])).toBe(true)
  }
})
