import { notifyTags } from '@marram/database/changes'
import { seedStay } from '@marram/database/testing/seed-catalogue'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { Meilisearch } from 'meilisearch'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Indexer, startIndexer } from '../indexer/indexer.ts'
import { createSearch } from '../server.ts'
import { seedCoast, seedHouse } from '../testing/seed.ts'
import { testKeys } from '../testing/start-search.ts'
import { createMirror, type Mirror } from './mirror.ts'

const now = () => new Date('2027-04-05T08:00:00Z')
const log = createLog({ name: 'test', level: 'silent' })
const week = 'lodgingOptions_duration-7_lan-2'
const may = 'date = "2027-05-08"'
let database: TestDatabase
let server: Awaited<ReturnType<typeof serve>>
let indexer: Indexer
let mirror: Mirror
let remote: Meilisearch
let handle: ReturnType<typeof createSearch>

/** Ours in the part of the other: it keeps documents and knows nothing of houses. */
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await seedHouse(database.db, { id: 1, euro: 900, sauna: true })
  await seedHouse(database.db, { id: 2, euro: 500, title: 'Stråtækt hus' })
  const live = { catalogue: () => null, generation: () => 0 }
  const plain = createSearch({ keys: testKeys, live, isPlain: true, log, now })
  server = await serve({ fetch: plain, port: 0, log })
  const address = { url: `http://127.0.0.1:${server.port}`, key: testKeys.adminKey }
  remote = new Meilisearch({ host: address.url, apiKey: address.key })
  mirror = createMirror(address, log, now)
  indexer = await startIndexer({ db: database.db, url: database.url, content: null, log, now, mirror })
  await indexer.ready
  await mirror.idle()
  handle = createSearch({ keys: testKeys, live: indexer, remote: address, log, now })
})
afterAll(async () => {
  await indexer.stop()
  await server.stop()
  await database.drop()
})

async function ask(path: string, body: unknown): Promise<unknown> {
  const headers = { authorization: `Bearer ${testKeys.searchKey}` }
  const request = new Request(`http://search${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await handle(request)).json()
}

test('another server is given every house, with an option to a document', async () => {
  const { hits, totalHits } = await remote.index(week).search('', { filter: may, page: 1, sort: ['price:asc'] })
  expect(hits).toMatchObject([
    { id: 2, price: 53_200, optionKey: '2-2027-05-08-7' },
    { id: 1, price: 93_200, optionKey: '1-2027-05-08-7' },
  ])
  expect(totalHits).toBe(2)
  const texts = await remote.index('freetext_lan-2_locale-de-DE').search('stråtækt')
  expect(texts.hits).toMatchObject([{ lodgingId: 2 }])
})

test('a guest’s search is answered from there, and the counts beside it from here', async () => {
  const body = { filter: 'facilities.53 = true', page: 1, hitsPerPage: 5, attributesToRetrieve: ['id'] }
  expect(await ask(`/indexes/${week}/search`, body)).toMatchObject({ hits: [{ id: 1 }], totalHits: 1 })
  const queries = [{ indexUid: week, filter: may, attributesToRetrieve: ['id'] }]
  expect(await ask('/multi-search', { queries })).toMatchObject({ results: [{ estimatedTotalHits: 2 }] })
  const choices = [{ filter: 'facilities.53 = true' }]
  expect(await ask('/indexes/lodgingOptions_duration-_lan-2/choices', { choices })).toMatchObject({ choices: [1] })
})

test('a booking is taken out there too', async () => {
  await seedStay(database.db, 2, { arrival: '2027-05-08', departure: '2027-05-15' })
  await notifyTags(database.db, ['lodging:2', 'lodgings'])
  await vi.waitFor(async () => {
    const { hits } = await remote.index(week).search('', { filter: may })
    expect(hits).toMatchObject([{ id: 1 }])
  })
})

test('when it does not answer, the guest is told so in the usual shape', async () => {
  const away = { url: 'http://127.0.0.1:1', key: undefined }
  const lonely = createSearch({ keys: testKeys, live: indexer, remote: away, log, now })
  const headers = { authorization: `Bearer ${testKeys.searchKey}` }
  const answer = await lonely(
    new Request(`http://search/indexes/${week}/search`, { method: 'POST', headers, body: '{}' }),
  )
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'unavailable', type: 'system' })
})
