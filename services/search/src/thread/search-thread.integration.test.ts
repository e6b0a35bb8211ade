import { notifyTags } from '@marram/database/changes'
import { seedStay } from '@marram/database/testing/seed-catalogue'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { addDays, copenhagenDay, isoWeekday } from '@marram/domain/iso-day'
import { createLog } from '@marram/service-kit/logging'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSearch } from '../server.ts'
import { seedBookableLodging, seedCoast } from '../testing/seed.ts'
import { testKeys } from '../testing/start-search.ts'
import type { EngineThread } from './engine-thread.ts'
import { launchSearchThread } from './search-thread.ts'

const log = createLog({ name: 'test', level: 'silent' })
/** The thread doesn't use the test's clock. */
const saturday = nextSaturday(copenhagenDay(new Date()))
let database: TestDatabase
let engine: EngineThread

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCoast(database.db)
  await database.db
    .updateTable('season')
    .set({ starts_on: addDays(saturday, -30), ends_on: addDays(saturday, 30) })
    .execute()
  await seedBookableLodging(database.db, { id: 1 })
  const content = async () => new Response(null, { status: 503 })
  const data = { databaseUrl: database.url, content: { url: null, publicKey: 'key' }, warmsUp: true }
  engine = launchSearchThread(log).begin(data, content)
  await vi.waitFor(() => expect(engine.isReady()).toBe(true))
})
afterAll(async () => {
  await engine.stop()
  await database.drop()
})

test('the thread finds houses, and a booking removes one', async () => {
  const search = createSearch({ keys: testKeys, api: engine.fetch, log })
  const total = async () => {
    const url = 'http://search/indexes/lodgingOptions_duration-7_lan-2/search'
    const headers = { authorization: `Bearer ${testKeys.searchKey}` }
    const body = JSON.stringify({ filter: `date = "${saturday}"` })
    return (await (await search(new Request(url, { method: 'POST', headers, body }))).json()).estimatedTotalHits
  }
  expect(await total()).toBe(1)
  await seedStay(database.db, 1, { arrival: saturday, departure: addDays(saturday, 7) })
  await notifyTags(database.db, ['lodging:1', 'lodgings'])
  await vi.waitFor(async () => expect(await total()).toBe(0))
})

function nextSaturday(today: string): string {
  return addDays(today, 7 + ((6 - isoWeekday(today) + 7) % 7))
}
