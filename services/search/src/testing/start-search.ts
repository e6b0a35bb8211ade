import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { type Catalogue, createTextIndexes } from '../catalogue.ts'
import type { ShareLimits } from '../http/share.ts'
import { createEngine } from '../query/engine.ts'
import { createSearch } from '../server.ts'
import { createCalendar } from '../store/calendar.ts'
import type { LodgingRecord } from '../store/record.ts'
import { createStore, putLodging } from '../store/store.ts'
import { catalogueDays, catalogueSeasons, catalogueStart } from './random-catalogue.ts'

export const testNow = new Date('2027-04-05T12:30:00Z')
export const testKeys = { searchKey: 'search-key', staffKey: 'staff-key' }

export function testCatalogue(records: readonly LodgingRecord[]): Catalogue {
  const store = createStore(createCalendar(catalogueSeasons, catalogueStart, catalogueDays), 128)
  for (const record of records) putLodging(store, record)
  return { engine: createEngine(store), documents: createTextIndexes() }
}

/** The service over HTTP with these houses, as a client in another language would see it. */
export async function startTestSearch(
  records: readonly LodgingRecord[],
  { documents, ...options }: { share?: ShareLimits; documents?: Catalogue['documents'] } = {},
) {
  const built = testCatalogue(records)
  const catalogue = documents ? { ...built, documents } : built
  const live = { catalogue: () => catalogue }
  const log = createLog({ name: 'test', level: 'silent' })
  const search = createSearch({ keys: testKeys, live, log, now: () => testNow, ...options })
  const server = await serve({ fetch: search, port: 0, log })
  return { catalogue, origin: `http://127.0.0.1:${server.port}`, stop: server.stop }
}
