import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenForTags } from '@marram/database/changes'
import type { LastingClient } from '@marram/database/lasting-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCommand } from '../cli.ts'

let agency: TestDatabase
let listener: LastingClient
let folder: string
const printed: string[] = []
const heard: string[] = []
const onGap = vi.fn()

beforeAll(async () => {
  agency = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'marram-tables-'))
  listener = await listenForTags(agency, (tags) => void heard.push(...tags), onGap)
})
afterAll(async () => {
  await listener.close()
  await agency.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  printed.length = 0
  heard.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
})
afterEach(() => void vi.restoreAllMocks())

const marram = (...args: string[]) =>
  runCommand(['catalogue', ...args], { DATABASE_URL: agency.url, MARRAM_DATA: folder })
const output = () => printed.join('').split('\n').filter(Boolean)
const file = (name: string) => join(folder, 'agency', `${name}.csv`)

async function edit(name: string, from: string, to: string): Promise<void> {
  const text = await readFile(file(name), 'utf8')
  expect(text).toContain(from)
  await writeFile(file(name), text.replace(from, to))
}

/** The transaction that wrote each row: equal if no row was written. */
async function writtenBy(): Promise<unknown> {
  const names = ['area', 'location', 'street', 'season', 'item', 'lodging', 'lodging_text', 'lodging_facility']
  const more = ['lodging_meta', 'lodging_season_price', 'lodging_item', 'lodging_image', 'stay']
  const counts = [...names, ...more].map(
    (name) => sql`select ${name} as name, string_agg(xmin::text, ' ' order by ctid) as written from ${sql.table(name)}`,
  )
  return (await sql`${sql.join(counts, sql` union all `)}`.execute(agency.db)).rows
}

/** Notices come in order, so an own one tells that all earlier ones are there. */
async function allHeard(): Promise<string[]> {
  await sql`select pg_notify('marram_tags', '["end"]')`.execute(agency.db)
  await vi.waitFor(() => expect(heard).toContain('end'))
  return heard.filter((tag) => tag !== 'end')
}

test('the templates import as they are, and describe what was recognised', async () => {
  expect(await marram('templates', join(folder, 'agency'))).toBe(0)
  expect(await readdir(join(folder, 'agency'))).toHaveLength(13)
  expect(await marram('templates', join(folder, 'agency'))).toBe(1)
  printed.length = 0
  expect(await marram('from-csv', join(folder, 'agency'), '--dry-run')).toBe(0)
  expect(output()).toContain('  added X9002')
  expect((await agency.db.selectFrom('lodging').select('id').execute()).length).toBe(0)
  printed.length = 0
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(0)
  expect(output()).toEqual([
    'areas.csv: semicolon, UTF-8, decimal comma',
    'locations.csv: semicolon, UTF-8, decimal comma',
    'seasons.csv: semicolon, UTF-8, dates as 2027-12-31',
    'items.csv: semicolon, UTF-8',
    'houses.csv: semicolon, UTF-8, decimal comma, dates as 2027-12-31',
    'texts.csv: semicolon, UTF-8',
    'rooms.csv: semicolon, UTF-8',
    'photos.csv: semicolon, UTF-8',
    'prices.csv: semicolon, UTF-8',
    'house-items.csv: semicolon, UTF-8, decimal comma',
    'owners.csv: semicolon, UTF-8',
    'stays.csv: semicolon, UTF-8, dates as 2027-12-31',
    'blocks.csv: semicolon, UTF-8, dates as 2027-12-31',
    ...['  Photos: 1 of 3', '  Photos: 2 of 3', '  Photos: 3 of 3'],
    'Photos: 0 added, 0 changed, 0 as they were, 3 not read.',
    ...[
      ['2', 'X9001/stue.jpg', 'X9001'],
      ['3', 'X9001/plan.pdf', 'X9001'],
      ['4', 'X9002/haus.jpg', 'X9002'],
    ].map(
      ([row, name, house]) =>
        `  photos.csv, row ${row}: picture "${name}" of house ${house} was not read: there is no folder of photos: name one with --photos or IMAGES_PHOTO_DIR.`,
    ),
    'Houses: 3 added, 0 changed, 0 as they were.',
    'Also written: areas: 3, locations: 3, streets: 3, seasons: 3, items: 3.',
  ])
})

test('the same folder again writes no row and announces nothing', async () => {
  const before = await writtenBy()
  await allHeard()
  heard.length = 0
  onGap.mockReset()
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(0)
  expect(output().at(-1)).toBe('Houses: 0 added, 0 changed, 3 as they were.')
  expect(await writtenBy()).toEqual(before)
  expect(await allHeard()).toEqual([])
  expect(onGap).not.toHaveBeenCalled()
})

test('one changed price changes and announces that house only, and a dry run says so first', async () => {
  await edit('prices', 'X9002;low;;3495', 'x9002;Low;;3.595,00')
  const before = await writtenBy()
  expect(await marram('from-csv', join(folder, 'agency'), '--dry-run')).toBe(0)
  expect(output().slice(-3)).toEqual([
    'Nothing is written by a dry run. The import would report:',
    'Houses: 0 added, 1 changed, 2 as they were.',
    '  changed X9002: prices',
  ])
  expect(await writtenBy()).toEqual(before)
  expect(await allHeard()).toEqual([])
  printed.length = 0
  heard.length = 0
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(0)
  expect(output().at(-1)).toBe('Houses: 0 added, 1 changed, 2 as they were.')
  const { rows } = await sql<{ id: number; price: number }>`
    select distinct id, week_price_dkk as price from lodging join lodging_season_price on lodging_id = id
    where name = 'X9002'`.execute(agency.db)
  expect(rows.map(({ price }) => price)).toEqual([359_500])
  expect((await allHeard()).toSorted()).toEqual([`lodging:${rows[0]?.id}`, 'lodgings'])
})

test('every problem has file, row, column and value, and nothing is imported', async () => {
  const before = await writtenBy()
  await edit('prices', 'X9001;low;2027;4995', 'X9001;low;2027;4.995')
  await edit('prices', '3.595,00', '3595')
  await edit('houses', '55,51317', '555,5')
  await edit('houses', 'Strandvej;56,12114', 'Strandvej;')
  await edit('stays', 'X9002', 'X9020')
  await edit('houses', 'Ho;Lyngvej', 'Hoo;Lyngvej')
  await edit('blocks', 'X9001;2027-08-14;2027-08-21', 'X9001;07/08/2027;09/08/2027')
  await edit('blocks', 'X9003;2027-07-24;2027-08-07', 'X9001;2027-07-24;2027-08-07')
  await edit('texts', 'language', 'Langauge')
  await writeFile(file('hauses'), 'house\n')
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(1)
  const told = output()
  expect(told.slice(told.findIndex((line) => line.startsWith('Nothing')) + 1)).toEqual([
    '  hauses.csv: is not a known file; the nearest is "houses.csv".',
    '  houses.csv, row 3: location "Hoo" is neither in locations.csv nor in the catalogue; the nearest is "ho".',
    '  houses.csv, row 3: latitude "555,5" must be at most 90.',
    '  houses.csv, row 4: latitude is missing.',
    '  texts.csv: there is no column "Langauge"; the nearest is "language".',
    '  texts.csv: the column language is missing.',
    '  prices.csv, row 2: week price dkk "4.995" can be read in two ways: write the thousands without a mark, or give one number of the column two decimals (such as 4995 or 4.995,00).',
    '  stays.csv, row 4: house "X9020" is neither in houses.csv nor in the catalogue; the nearest is "X9001".',
    '  blocks.csv, row 4: arrival "07/08/2027" can be read with the day or the month first: write days as 31.12.2027 or 2027-12-31.',
    '  blocks.csv, row 4: departure "09/08/2027" can be read with the day or the month first: write days as 31.12.2027 or 2027-12-31.',
  ])
  expect(await writtenBy()).toEqual(before)
  await rm(file('hauses'))
  await edit('texts', 'Langauge', 'LANGUAGE')
  await edit('prices', '4.995', '4995')
  await edit('houses', '555,5', '55,51317')
  await edit('houses', 'Strandvej;', 'Strandvej;56,12114')
  await edit('stays', 'X9020', 'X9002')
  await edit('houses', 'Hoo;', 'Ho;')
  await edit('blocks', '07/08/2027;09/08/2027', '2027-08-14;2027-08-21')
  printed.length = 0
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(1)
  expect(output().slice(-2)).toEqual([
    '  blocks.csv, row 3: the nights from 2027-07-24 to 2027-08-07 overlap another stay or block of house X9001 in these tables.',
    '  blocks.csv, row 3: the nights from 2027-07-24 to 2027-08-07 of house X9001 are taken by guests from 2027-07-24 to 2027-08-07.',
  ])
})

test('the first 200 problems are listed, and the others counted', async () => {
  const blocks = await readFile(file('blocks'), 'utf8')
  await writeFile(file('blocks'), `${blocks}${'X9003;soon;2028-07-24\r\n'.repeat(250)}`)
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(1)
  const told = output().filter((line) => line.startsWith('  '))
  expect(told.slice(-2)).toEqual([
    '  blocks.csv, row 204: arrival "soon" must be a day of the calendar such as 31.12.2027.',
    '  … and 50 more',
  ])
  await writeFile(file('blocks'), blocks)
})

test('one row without its house keeps all others out', async () => {
  await edit('blocks', 'X9001;2027-07-24;2027-08-07', 'X9003;2027-07-24;2027-08-07')
  await edit('stays', 'X9002', 'X9020')
  await edit('prices', '3595', '3695')
  const before = await writtenBy()
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(1)
  expect(output().at(-1)).toMatch(/^ {2}stays\.csv, row 4: house "X9020" is neither/)
  expect(await writtenBy()).toEqual(before)
  await edit('stays', 'X9020', 'X9002')
  await edit('houses', 'Klitvej 12', 'Klitvej 14')
  await edit('rooms', 'sofa 140x200', 'sofa 160x200')
  await edit('stays', 'X9001;2027-07-17;2027-07-24;2;2', 'X9001;2027-07-17;2027-07-24;2;3')
  expect(await marram('from-csv', join(folder, 'agency'), '--dry-run')).toBe(0)
  expect(output().slice(-2)).toEqual(['  changed X9001: address, rooms, stays or blocks', '  changed X9002: prices'])
  expect(await marram('from-csv', join(folder, 'agency'))).toBe(0)
  expect(output().at(-1)).toBe('Houses: 0 added, 2 changed, 1 as they were.')
})

test('a folder without tables, and a complete import without all of them, are refused', async () => {
  expect(await marram('from-csv', folder)).toBe(1)
  expect(output()).toEqual([`${folder} has no CSV files: save each sheet as CSV UTF-8.`])
  await rm(file('blocks'))
  printed.length = 0
  expect(await marram('from-csv', join(folder, 'agency'), '--replace')).toBe(1)
  expect(output()).toEqual(['With --replace the folder is the whole catalogue: it needs blocks.csv.'])
})
