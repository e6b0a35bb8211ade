import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'
import { fillCatalogue } from '../fill-catalogue.ts'

let agency: TestDatabase
let empty: TestDatabase
let folder: string
const printed: string[] = []

beforeAll(async () => {
  agency = await createTestDatabase()
  empty = await createTestDatabase()
  await fillCatalogue(agency.pool, { lodgings: 40, seed: 'marram', today: '2026-11-15' })
  folder = await mkdtemp(join(tmpdir(), 'marram-catalogue-'))
})
afterAll(async () => {
  await Promise.all([agency.drop(), empty.drop()])
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

const marram = (database: TestDatabase, ...args: string[]) =>
  runCommand(['catalogue', ...args], { DATABASE_URL: database.url, MARRAM_DATA: folder })
const path = (name: string) => join(folder, name)

test('a catalogue exported, imported elsewhere and exported again is identical to the byte', async () => {
  expect(await marram(agency, 'export', path('first.jsonl'))).toBe(0)
  expect(await marram(empty, 'import', path('first.jsonl'))).toBe(0)
  expect(printed.join('')).toContain('Houses: 40 added, 0 changed, 0 as they were.')
  expect(await marram(empty, 'export', path('second.jsonl.gz'))).toBe(0)
  const first = await readFile(path('first.jsonl'), 'utf8')
  const second = gunzipSync(await readFile(path('second.jsonl.gz'))).toString()
  expect(second).toBe(first)
  const kinds = new Set(
    first
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line).kind),
  )
  const every = ['area', 'block', 'item', 'location', 'lodging', 'review', 'season', 'stay', 'street']
  expect([...kinds].sort()).toEqual(every)
})

test('a compressed file is supported, and leaves existing data unchanged', async () => {
  expect(await marram(empty, 'import', path('second.jsonl.gz'))).toBe(0)
  expect(printed.join('')).toContain('Houses: 0 added, 0 changed, 40 as they were.')
})

test('an operator gets the invalid lines and their problems, without a stack', async () => {
  await writeFile(path('bad.jsonl'), '{"kind":"street","id":1,"name":"Klitvej","slug":"klitvej"}\nnothing\n')
  expect(await marram(empty, 'import', path('bad.jsonl'))).toBe(1)
  const text = printed.join('')
  expect(text).toContain(`Nothing was imported from ${path('bad.jsonl')}:`)
  expect(text).toContain('  line 1: street 1 Klitvej: locationId is missing.')
  expect(text).toContain('  line 2: The line is not JSON')
  expect(text).not.toMatch(/at \w+.*\.ts/)
})

test('a missing file is reported', async () => {
  expect(await marram(empty, 'import', path('none.jsonl'))).toBe(1)
  expect(printed.join('')).toContain('none.jsonl cannot be read')
})
