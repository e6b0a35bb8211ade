import { listenForTags } from '@marram/database/changes'
import type { LastingClient } from '@marram/database/lasting-client'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportCatalogue } from '../export/export-catalogue.ts'
import { block, coast, fileOf, lodging, review, stay } from '../testing/small-catalogue.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'

let database: TestDatabase
let listener: LastingClient
const heard = new Set<string>()
const onGap = vi.fn()

beforeEach(async () => {
  database = await createTestDatabase()
  heard.clear()
  onGap.mockReset()
  listener = await listenForTags(database, (tags) => tags.forEach((tag) => void heard.add(tag)), onGap)
})
afterEach(async () => {
  await listener.close()
  await database.drop()
})

const run = (records: readonly unknown[], options: ImportOptions = {}) =>
  importCatalogue(database.pool, fileOf(records), options)

async function reasonsOf(records: readonly unknown[], options: ImportOptions = {}): Promise<string[]> {
  const outcome = await run(records, options)
  if (outcome.kind !== 'refused') throw new Error('It was imported.')
  return outcome.problems.first.map(({ line, reason }) => `${line}: ${reason}`)
}

async function stays() {
  const rows = await database.db.selectFrom('stay').selectAll().orderBy('lodging_id').orderBy('arrival').execute()
  return rows.map((row) => `${row.lodging_id} ${row.kind} ${row.arrival} ${row.departure}`)
}

test('a first import writes everything, in any order of lines', async () => {
  const records = [
    review(7, 1, { stayArrival: '2027-01-09', aspects: { house: 4, value: null } }),
    stay(1, '2027-01-09', '2027-01-16'),
    lodging(1),
    ...coast,
  ]
  expect(await run(records)).toMatchObject({ kind: 'imported', lines: 8, added: 1, changed: 0 })
  const { rows } = await sql<{
    value: string
    title: string
    stay_id: number
    review_count: number
    house: number
    others: null
  }>`
    select value, title, stay_id, review_count, house_rating as house,
      coalesce(cleanliness_rating, location_rating, value_rating) as others from lodging
    join lodging_facility f on f.lodging_id = lodging.id and facility_id = 111
    join lodging_text t on t.lodging_id = lodging.id join review r on r.lodging_id = lodging.id`.execute(database.db)
  expect(rows).toEqual([
    { value: 'heat-pump', title: 'Haus am Meer', stay_id: 1, review_count: 1, house: 4, others: null },
  ])
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
})

test('a second import writes only differences and notifies only about changed houses', async () => {
  await run([...coast, lodging(1), lodging(2), lodging(3)])
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
  const renamed = lodging(2, { texts: { de: { title: 'Haus am Wald', body: 'Neu.' } }, facilities: { bedrooms: 4 } })
  const outcome = await run([...coast, lodging(1), renamed, lodging(3)])
  const counts = { added: 0, changed: 1, unchanged: 2, paused: 0, shared: {}, reviews: 0 }
  expect(outcome).toEqual({ kind: 'imported', lines: 8, ...counts })
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['lodging:2', 'lodgings']))
  const facilities = await database.db.selectFrom('lodging_facility').where('lodging_id', '=', 2).selectAll().execute()
  expect(facilities.map(({ value }) => value)).toEqual(['4'])
})

test('unchanged reviews are not announced', async () => {
  await run([...coast, lodging(1), review(7, 1)])
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
  await run([...coast, lodging(1), review(7, 1)])
  await run([lodging(1), review(7, 1, { rating: 4 })])
  await vi.waitFor(() => expect([...heard].sort()).toEqual(['lodging:1', 'lodgings', 'reviews']))
})

test('a dry run tells the changed fields of each house, and writes nothing', async () => {
  await run([...coast, lodging(1), lodging(2), lodging(3)])
  const file = [
    ...coast.map((record) => (record.kind === 'street' ? { ...record, name: 'Klitstien' } : record)),
    lodging(1, { maxPersons: 8, city: 'Ho', facilities: { bedrooms: 3 } }),
    lodging(2),
    lodging(4),
    stay(2, '2027-02-06', '2027-02-13'),
  ]
  expect(await run(file, { isDryRun: true, replace: true })).toEqual({
    kind: 'rehearsed',
    lines: 9,
    ...{ added: 1, changed: 2, unchanged: 0, paused: 1, shared: { street: 1 }, reviews: 0 },
    changes: [
      { name: 'B1001', kind: 'changed', fields: ['city', 'facilities', 'maxPersons'] },
      { name: 'B1002', kind: 'changed', fields: ['nights'] },
      { name: 'B1003', kind: 'paused', fields: [] },
      { name: 'B1004', kind: 'added', fields: [] },
    ],
  })
  expect(await stays()).toEqual([])
  const houses = await database.db.selectFrom('lodging').select(['city', 'status']).orderBy('id').execute()
  expect(houses).toEqual(Array.from({ length: 3 }, () => ({ city: 'Blåvand', status: 'active' })))
})

test('every invalid line is reported with number and reason, and nothing is imported', async () => {
  const { latitude: _, ...placeless } = lodging(2)
  const reasons = await reasonsOf([
    ...coast,
    lodging(1),
    placeless,
    lodging(3, { facilities: { sauna: 'yes', warp: true } } as never),
    { ...lodging(4), prices: [{ seasonId: 1, weekPriceDkk: 746_000 }] },
    { kind: 'castle' },
    { ...lodging(5), latitude: 55.5, longitude: 8.1 },
  ])
  expect(reasons).toEqual([
    '7: lodging 2 B1002: latitude is missing.',
    '8: lodging 3 B1003: facilities.sauna must be true or false (it is "yes"); there is no field facilities.warp.',
    '9: lodging 4 B1004: prices.0.weekPriceEur is missing.',
    '10: castle: kind must be one of area, location, street, season, item, lodging, stay, block, review (it is "castle").',
    '11: lodging 5 B1005: latitude and longitude are too imprecise: use five decimals, about a metre.',
  ])
  const { rows } = await sql`select id from area union all select id from lodging`.execute(database.db)
  expect(rows).toEqual([])
})

test('faults that only the whole file shows are reported by line too', async () => {
  const price = { seasonId: 1, weekPriceDkk: 746_000, weekPriceEur: 100_000 }
  const reasons = await reasonsOf([
    ...coast,
    lodging(1),
    lodging(1, { name: 'B2000', prices: [price, price] }),
    lodging(2, { name: 'b1001', streetId: 999 }),
    stay(1, '2027-02-06', '2027-02-13'),
    block(1, '2027-02-12', '2027-02-20'),
    review(1, 1, { stayArrival: '2027-03-06' }),
    stay(8, '2027-02-06', '2027-02-13'),
  ])
  expect(reasons.sort()).toEqual([
    '10: the nights from 2027-02-12 to 2027-02-20 overlap another stay or block of lodging 1 in this file.',
    '11: no guests of lodging 1 arrive on 2027-03-06.',
    '12: lodging 8 is neither in the file nor in the catalogue.',
    '7: lodging 1 is already listed in line 6.',
    '7: the price of season 1 is listed twice in this line.',
    '8: street 999 is neither in the file nor in the catalogue.',
    '8: the name b1001 is already listed in line 6.',
  ])
})

test('reading stops after a hundred faults', async () => {
  const outcome = await run(Array.from({ length: 5000 }, () => ({ kind: 'castle' })))
  if (outcome.kind !== 'refused') throw new Error('It was imported.')
  expect(outcome.problems.first).toHaveLength(100)
  expect(outcome.lines).toBe(101)
})

test('a file with blocks on guests’ nights is refused', async () => {
  await run([...coast, lodging(1), stay(1, '2027-02-06', '2027-02-13'), block(1, '2027-03-01', '2027-03-08')])
  expect(await reasonsOf([block(1, '2027-02-10', '2027-02-20')])).toEqual([
    '1: the nights from 2027-02-10 to 2027-02-20 of lodging 1 are taken by guests from 2027-02-06 to 2027-02-13.',
  ])
  await run([lodging(1)], { replace: true })
  expect(await stays()).toEqual(['1 guest 2027-02-06 2027-02-13'])
})

test('an owner moves a block', async () => {
  await run([...coast, lodging(1), block(1, '2027-03-01', '2027-03-08')])
  await run([block(1, '2027-03-05', '2027-03-12')])
  expect(await stays()).toEqual(['1 owner 2027-03-05 2027-03-12'])
})

test('houses missing from a complete file are paused until a file contains them again', async () => {
  const status = async () =>
    (await database.db.selectFrom('lodging').select('status').orderBy('id').execute()).map((row) => row.status)
  await run([...coast, lodging(1), lodging(2)])
  await run([lodging(1)])
  expect(await status()).toEqual(['active', 'active'])
  expect(await run([lodging(1)], { replace: true })).toMatchObject({ paused: 1 })
  expect(await status()).toEqual(['active', 'paused'])
  await run([lodging(2)])
  expect(await status()).toEqual(['active', 'active'])
  await expect(run([], { replace: true })).rejects.toThrow('this one would pause them all')
})

test('two seasons can swap days in one import', async () => {
  const [low] = coast.filter(({ kind }) => kind === 'season')
  const season = (id: number, startsOn: string, endsOn: string) => ({ ...low, id, startsOn, endsOn })
  await run([season(1, '2027-01-01', '2027-06-01'), season(2, '2027-06-01', '2028-01-01')])
  const traded = [season(1, '2027-01-01', '2027-07-01'), season(2, '2027-07-01', '2028-01-01')]
  expect(await run(traded)).toMatchObject({ kind: 'imported', shared: { season: 2 } })
  expect(await reasonsOf([season(3, '2027-12-01', '2028-02-01')])).toEqual([
    '1: season 3 overlaps season 2 (2027-07-01 to 2028-01-01).',
  ])
})

test('an import keeps the view counts of the site', async () => {
  await run([...coast, lodging(1, { meta: { colour: 'red' } })])
  await database.db.insertInto('lodging_meta').values({ lodging_id: 1, key: 'viewCount', value: '77' }).execute()
  await run([lodging(1, { meta: { colour: 'blue', viewCount: '3' } })])
  const meta = await database.db.selectFrom('lodging_meta').selectAll().orderBy('key').execute()
  expect(meta.map(({ key, value }) => [key, value])).toEqual([
    ['colour', 'blue'],
    ['viewCount', '77'],
  ])
})

test('a registration number is imported, and the next review gets a free id', async () => {
  await run([...coast, lodging(1, { registrationDeclared: true, registrationNumber: 'DK-4711' }), review(900, 1)])
  const row = await database.db.selectFrom('lodging').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ registration_declared: true, registration_number: 'DK-4711' })
  const { rows } = await sql<{ id: number }>`
    insert into review (lodging_id, language_id, name, place, iso_country, date, rating, answer_text)
    values (1, 2, 'Jan', 'Kiel', 'DE', '2027-02-01', 4, 'Schön.') returning id`.execute(database.db)
  expect(rows).toEqual([{ id: 901 }])
})

test('videos and panoramas are imported with the pictures, exported the same, and checked', async () => {
  const picture = { url: 'own/1/1', tags: [], width: 1800, height: 1200, fileSize: 1, sortOrder: 1 }
  const video = { ...picture, sortOrder: 2, kind: 'video', videoUrl: 'https://vimeo.com/76979871' } as const
  const panorama = { ...picture, sortOrder: 3, kind: 'panorama', width: 3600 } as const
  await run([...coast, lodging(1, { images: [picture, video, panorama] })])
  const rows = await database.db
    .selectFrom('lodging_image')
    .select(['kind', 'video_url'])
    .orderBy('sort_order')
    .execute()
  expect(rows).toEqual([
    { kind: 'picture', video_url: null },
    { kind: 'video', video_url: 'https://vimeo.com/76979871' },
    { kind: 'panorama', video_url: null },
  ])
  const lines = (await Array.fromAsync(exportCatalogue(database.db))).join('').trim().split('\n')
  const exported = lines.map((line) => JSON.parse(line)).find(({ kind }) => kind === 'lodging')
  expect(exported.images).toEqual([picture, video, panorama])
  const faults = [{ kind: 'video' }, { videoUrl: '/film.mp4' }, { kind: 'video', videoUrl: 'javascript:alert(1)' }]
  for (const fault of faults) {
    const images = [{ ...picture, ...fault }] as never
    expect(await reasonsOf([...coast, lodging(1, { images })])).toHaveLength(1)
  }
})
