import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'
import { fillCatalogue } from '../fill-catalogue.ts'

let database: TestDatabase
let folder: string
let name: string
const printed: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await fillCatalogue(database.pool, { lodgings: 20, seed: 'marram', today: '2026-11-15' })
  folder = await mkdtemp(join(tmpdir(), 'marram-ical-'))
  const house = await database.db.selectFrom('lodging').select('name').orderBy('id').executeTakeFirstOrThrow()
  name = house.name
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

const marram = (...args: string[]) => runCommand(args, { DATABASE_URL: database.url, MARRAM_DATA: folder })

test('an operator imports a calendar file, lists its blocked nights and removes it', async () => {
  const arrival = addDays(copenhagenDay(new Date()), 900).replaceAll('-', '')
  const event = `BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20270101T000000Z\r\nDTSTART;VALUE=DATE:${arrival}\r\nEND:VEVENT\r\n`
  const file = join(folder, 'portal.ics')
  await writeFile(file, `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${event}END:VCALENDAR\r\n`)
  expect(await marram('ical', 'import', name, file)).toBe(0)
  expect(printed.join('')).toContain(`${name}: 1 blocks added, 0 removed, 0 as they were.`)
  expect(await marram('ical', 'list')).toBe(0)
  expect(printed.join('')).toMatch(new RegExp(`${name} +portal +by hand +\\d{4}`))
  expect(await marram('ical', 'unsubscribe', name, 'portal')).toBe(0)
  const blocks = await database.db.selectFrom('stay').where('source', 'is not', null).selectAll().execute()
  expect(blocks).toEqual([])
})

test.each([
  ['a house that is not there', ['import', 'x9999', 'none.ics'], 'There is no house called x9999.'],
  ['a file as a subscription', ['subscribe', 'x9999', 'none.ics'], 'needs a web address'],
  ['too little', ['import'], 'marram ical import NAME FILE|URL'],
])('%s is explained', async (_, args, sentence) => {
  expect(await marram('ical', ...args)).toBe(1)
  expect(printed.join('')).toContain(sentence)
})

test('a subscription to our own network is refused with an explanation', async () => {
  expect(await marram('ical', 'subscribe', name, 'http://127.0.0.1:9/x.ics')).toBe(1)
  expect(printed.join('')).toContain('private network')
})
