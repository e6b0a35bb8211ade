import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { Kysely } from 'kysely'
import { createCalendar } from '../store/calendar.ts'
import { createStore, putLodging, type Store } from '../store/store.ts'
import { loadRecords } from './load-records.ts'
import { type DatedSeason, loadSeasons } from './load-seasons.ts'

export type BuildProgress = Readonly<{ done: number; total: number }>
export type BuiltStore = Readonly<{ store: Store; seasons: readonly DatedSeason[] }>

/** Large enough that statements pay, small enough that requests are answered in between. */
const batchSize = 500
/** Houses that may come in before a larger store has to be built. */
const spareRows = 512

/** Reads every house of the catalogue. The caller goes on answering from the store it has. */
export async function buildStore(
  db: Kysely<Database>,
  now: Date,
  onProgress: (progress: BuildProgress) => void = () => {},
): Promise<BuiltStore> {
  const today = copenhagenDay(now)
  const seasons = await loadSeasons(db, today)
  const ids = (await db.selectFrom('lodging').where('status', '=', 'active').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  const store = createStore(createCalendar(seasons, today), roundedUp(ids.length + spareRows))
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    for (const record of await loadRecords({ db, ids: batch, seasons, now })) putLodging(store, record)
    onProgress({ done: Math.min(at + batchSize, ids.length), total: ids.length })
  }
  store.journal.length = 0
  return { store, seasons }
}

/** Whole words of a bit set. */
function roundedUp(rows: number): number {
  return Math.ceil(rows / 32) * 32
}
