import { notifyTags } from '@marram/database/changes'
import { seedStay } from '@marram/database/testing/seed-catalogue'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { facilityByKey } from '@marram/domain/facility'
import { epochDay } from '@marram/domain/iso-day'
import { createLog } from '@marram/service-kit/logging'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTerm } from '../plan/term.ts'
import { createSearch } from '../server.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { testKeys } from '../testing/start-search.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { type Indexer, startIndexer } from './indexer.ts'

const now = () => new Date('2027-04-05T08:00:00Z')
const log = createLog({ name: 'test', level: 'silent' })
let database: TestDatabase
let indexer: Indexer
let handle: ReturnType<typeof createSearch>

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedBookableLodging(database.db, { id: 1, euro: 900, sauna: true })
  await seedBookableLodging(database.db, { id: 2, euro: 500, title: 'Stråtækt hus' })
  indexer = await startIndexer({ db: database.db, url: database.url, content: null, log, now })
  await indexer.ready
  handle = createSearch({ keys: testKeys, live: indexer, log, now })
})
afterAll(async () => {
  await indexer.stop()
  await database.drop()
})

type Where = { index?: string; at?: typeof handle; key?: string }

async function found(body: Record<string, unknown>, where: Where = {}): Promise<unknown[]> {
  const { index = 'lodgingOptions_duration-7_lan-2', at = handle, key = testKeys.searchKey } = where
  const request = new Request(`http://search/indexes/${index}/search/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  })
  const answer: unknown = await (await at(request)).json()
  if (typeof answer !== 'object' || answer === null || !('hits' in answer) || !Array.isArray(answer.hits)) {
    throw new Error(JSON.stringify(answer))
  }
  return answer.hits
}

const ids = async (body: Record<string, unknown>) =>
  (await found({ ...body, attributesToRetrieve: ['id'] })).map((hit) => JSON.stringify(hit))
const week = 'date = "2027-05-08"'

test('houses in the database are found at their price per week, fees included', async () => {
  expect(await found({ sort: ['price:asc'], filter: week, attributesToRetrieve: ['id', 'price', 'date'] })).toEqual([
    { id: 2, price: 53_200, date: '2027-05-08' },
    { id: 1, price: 93_200, date: '2027-05-08' },
  ])
  expect(await ids({ filter: 'facilities.53 = true' })).toEqual(['{"id":1}'])
})

test('a pool that is open in summer is found for summer stays only', async () => {
  const { id: facility_id } = facilityByKey('pool')
  const open = { lodging_id: 2, facility_id, value: '1', from_date: '2027-06-01', to_date: '2027-08-31' }
  await database.db.insertInto('lodging_facility').values(open).execute()
  const built = await buildCatalogue({ db: database.db, content: null, now })
  const search = createSearch({ keys: testKeys, live: { catalogue: () => built }, log, now })
  const withPool = (date: string) =>
    found({ filter: `facilities.${facility_id} = true AND date = "${date}"` }, { at: search })
  expect(await withPool('2027-07-10')).toMatchObject([
    { id: 2, date: '2027-07-10', facilities: { [facility_id]: true } },
  ])
  expect(await withPool('2027-08-28')).toEqual([])
  expect(await withPool('2027-04-10')).toEqual([])
  expect(
    await found({ filter: `NOT facilities.${facility_id} = true AND date = "2027-07-10"` }, { at: search }),
  ).toMatchObject([{ id: 1 }])
  await database.db.deleteFrom('lodging_facility').where('facility_id', '=', facility_id).execute()
})

// spec: entity Filter parameters.hasFloorPlan
test('a house has a plan once its size and rooms are known, for guests and for staff', async () => {
  const facts = (['living-area', 'bedrooms', 'bathrooms'] as const).map((key) => facilityByKey(key).id)
  const { db } = database
  const stored = await db.selectFrom('lodging_facility').selectAll().where('lodging_id', '=', 2).execute()
  const known = stored.map(({ facility_id }) => facility_id)
  const missing = facts.filter((id) => !known.includes(id))
  const rows = missing.map((facility_id) => ({ lodging_id: 2, facility_id, value: '3' }))
  await db.insertInto('lodging_facility').values(rows).execute()
  const built = await buildCatalogue({ db, content: null, now })
  const search = createSearch({ keys: testKeys, live: { catalogue: () => built }, log, now })
  const drawn = { filter: 'hasFloorPlan = true', attributesToRetrieve: ['id'] }
  expect(await found(drawn, { at: search })).toEqual([{ id: 2 }])
  const status = { index: 'lodging_data_status_lan-1', key: testKeys.staffKey, at: search }
  expect(await found({ filter: 'hasFloorPlan = true' }, status)).toMatchObject([{ id: 2 }])
  await db.deleteFrom('lodging_facility').where('lodging_id', '=', 2).where('facility_id', 'in', missing).execute()
})

test('reports filter houses by source and dimension', async () => {
  expect(await ids({ filter: 'dataType = lodging AND dataId = 2 AND dataDimensions.year = 2020' })).toEqual([
    '{"id":2}',
  ])
  expect(await ids({ filter: 'dataDimensionKey = "location:48,street:5,year:2020"' })).toHaveLength(2)
  const status = { index: 'lodging_data_status_lan-1', key: testKeys.staffKey }
  const filter = 'dataDimensions.location = 48 AND dataId = 1'
  expect(await found({ filter }, status)).toMatchObject([{ id: 1, bsPublishedTs: Date.UTC(2020, 0, 1) / 1000 }])
})

test('words find houses, with a typo and without Danish letters', async () => {
  expect(await ids({ q: 'stråtækt' })).toEqual(['{"id":2}'])
  expect(await ids({ q: 'stratakt' })).toEqual(['{"id":2}'])
  expect(await ids({ q: 'blaavand fyrvej' })).toHaveLength(2)
  const streets = { q: 'fyrve', filter: 'type = street' }
  await vi.waitFor(async () =>
    expect(await found(streets, { index: 'freetext_lan-2_locale-de-DE' })).toMatchObject([
      { type: 'street', title: 'Fyrvej' },
    ]),
  )
})

test('a booking removes its stay from the search on notification', async () => {
  await seedStay(database.db, 2, { arrival: '2027-05-08', departure: '2027-05-15' })
  await notifyTags(database.db, ['lodging:2', 'lodgings'])
  await vi.waitFor(async () => expect(await ids({ filter: week })).toEqual(['{"id":1}']))
})

test('new and paused houses are noticed', async () => {
  await seedBookableLodging(database.db, { id: 3 })
  await database.db.updateTable('lodging').set({ status: 'paused' }).where('id', '=', 1).execute()
  await notifyTags(database.db, ['lodging:1', 'lodging:3', 'lodgings'])
  await vi.waitFor(async () => expect(await ids({ filter: week })).toEqual(['{"id":3}']))
  const staff = { index: 'lodging_data_status_lan-1', key: testKeys.staffKey }
  expect(await found({ filter: 'status = paused' }, staff)).toMatchObject([{ lodgingId: 1 }])
})

test('changes during a lost connection are picked up afterwards', async () => {
  await seedStay(database.db, 3, { arrival: '2027-05-08', departure: '2027-05-15' })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'marram changes' and datname = current_database()`.execute(database.db)
  await vi.waitFor(async () => expect(await ids({ filter: week })).toEqual([]))
})

test('one notification reaches every node', async () => {
  const other = await startIndexer({ db: database.db, url: database.url, content: null, log, now })
  await other.ready
  const elsewhere = createSearch({ keys: testKeys, live: other, log, now })
  await seedBookableLodging(database.db, { id: 4 })
  await notifyTags(database.db, ['lodging:4', 'lodgings'])
  await vi.waitFor(async () => expect(await found({ filter: week }, { at: elsewhere })).toMatchObject([{ id: 4 }]))
  await vi.waitFor(async () => expect(await ids({ filter: week })).toEqual(['{"id":4}']))
  await other.stop()
})

test('changes without a notification are picked up by a rebuild', async () => {
  const deps = { db: database.db, url: database.url, content: null, log, now }
  const other = await startIndexer({ ...deps, rebuildMs: 200 })
  await other.ready
  const elsewhere = createSearch({ keys: testKeys, live: other, log, now })
  expect(await found({ filter: week }, { at: elsewhere })).toHaveLength(1)
  await seedStay(database.db, 4, { arrival: '2027-05-08', departure: '2027-05-15' })
  await vi.waitFor(async () => expect(await found({ filter: week }, { at: elsewhere })).toEqual([]))
  await other.stop()
})

test('pages are found by their text, after those with a matching title', async () => {
  const entry = (id: string) => ({
    entry: { id, type: 'page' },
    routes: { 'de-DE': `/${id}/`, 'da-DK': null, en: null },
    publishedAt: null,
    isIndexed: true,
  })
  const nothing = async () => ({ total: 0, items: [] })
  const sys = { id: 'dog', publishedAt: '2027-01-01', firstPublishedAt: '2027-01-01' }
  const seo = { path: null, pageTitle: null, seoTitle: null, seoDescription: null }
  const category = { sys: { id: 'c1' }, title: 'Mit Hund', slug: 'mit-hund', type: 'blog', ...seo }
  const blank = { path: null, excerpt: null, image: null, dateUpdated: null, author: null }
  const post = { sys, title: 'Hund', datePublished: '2027-01-01', categories: [category], ...blank }
  const content = {
    routes: async () => [entry('dog'), entry('lead')],
    texts: async () => [
      { id: 'dog', title: 'Ferien mit Hund', text: 'Am Strand gilt Leinenpflicht.' },
      { id: 'lead', title: 'Leinenpflicht', text: '' },
    ],
    blogPosts: async () => ({ total: 1, items: [post] }),
    jobs: nothing,
    areas: async () => [{ sys: { id: 'blavand' }, locationIds: [48] }],
    departments: async () => [{ sys: { id: 'office' }, areas: [{ id: 'blavand' }] }],
  }
  const other = await startIndexer({ db: database.db, url: database.url, content, log, now })
  const elsewhere = createSearch({ keys: testKeys, live: other, log, now })
  await other.ready
  await vi.waitFor(async () => {
    const pages = await found({ q: 'leinenpflicht' }, { at: elsewhere, index: 'freetext_lan-2_locale-de-DE' })
    expect(pages).toMatchObject([{ sysId: 'lead' }, { sysId: 'dog', title: 'Ferien mit Hund' }])
    expect(JSON.stringify(pages)).not.toContain('Strand')
  })
  const inCategory = (filter: string) =>
    found({ q: 'leinenpflicht', filter }, { at: elsewhere, index: 'freetext_lan-2_locale-de-DE' })
  expect(await inCategory('categories = "mit-hund"')).toMatchObject([{ sysId: 'dog' }])
  expect(await inCategory('categories NOT IN ["mit-hund"]')).toMatchObject([{ sysId: 'lead' }])
  const ofOffice = (id: string) => found({ filter: `departmentSysId = ${id}` }, { at: elsewhere })
  await vi.waitFor(async () => expect(await ofOffice('office')).not.toEqual([]))
  expect(await ofOffice('elsewhere')).toEqual([])
  await other.stop()
})

test('the search ends with the active years, as calendar and booking do', async () => {
  const rules = { arrival_days: [6], min_nights: 7, max_nights: 14, whole_weeks: true, since: new Date('2026-01-01') }
  await database.db
    .insertInto('season')
    .values({ id: 9, key: 'later', starts_on: '2028-01-01', ends_on: '2031-01-01', ...rules })
    .execute()
  const { engine } = await buildCatalogue({ db: database.db, content: null, now, activeYears: [2027, 2028] })
  const { calendar } = engine.store
  const offered = (day: string, nights: number) =>
    engine.stays.groups(
      { ...openTerm, days: only(calendar.days, epochDay(day) - calendar.firstDay), nights: only(15, nights) },
      { currency: 'EUR', firstIndex: 0 },
    ).length
  expect([offered('2028-12-23', 7), offered('2028-12-23', 14), offered('2028-12-30', 7)]).toEqual([1, 0, 0])
  await database.db.deleteFrom('season').where('id', '=', 9).execute()
})

function only(length: number, position: number): Uint8Array {
  return new Uint8Array(length).fill(1, position, position + 1)
}
