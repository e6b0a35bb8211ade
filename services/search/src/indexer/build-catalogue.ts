import { readTerms } from '@marram/database/agency/read-terms'
import { loadSeasons, type Season } from '@marram/database/prices/load-seasons'
import type { Database } from '@marram/database/schema.generated'
import { copenhagenDay, daysBetween } from '@marram/domain/iso-day'
import { type ActiveYears, type BookingHorizon, bookingHorizon } from '@marram/domain/season-horizon'
import { setSaleRules } from '@marram/domain/terms'
import type { Kysely } from 'kysely'
import { type Catalogue, createTextIndexes } from '../catalogue.ts'
import { rehearse } from '../options/rehearse.ts'
import { createEngine } from '../query/engine.ts'
import { warmUp } from '../query/warm-up.ts'
import { createCalendar } from '../store/calendar.ts'
import { createStore, dropLodging, forgetJournals, putLodging } from '../store/store.ts'
import type { ContentSource } from './content-texts.ts'
import { loadDataStatus, putDataStatus } from './data-status.ts'
import { withDepartment } from './departments.ts'
import { loadRecords } from './load-records.ts'
import { loadLodgingTexts, putLodgingTexts } from './lodging-texts.ts'

export type BuildDeps = Readonly<{
  db: Kysely<Database>
  content: ContentSource | null
  now: () => Date
  /** Years with bookable nights; by default last, this and next year. */
  activeYears?: ActiveYears | undefined
  /** Precompute what most searches need before the first guest; off in tests of the whole agency. */
  warmsUp?: boolean
}>
export type BuildProgress = Readonly<{ done: number; total: number }>
export type Built = Catalogue &
  Readonly<{
    seasons: readonly Season[]
    day: string
    /** Filled from the content service. */
    departments: Map<number, string>
  }>

/** Large enough to make statements efficient, small enough to answer requests in between. */
const batchSize = 250
/** The database reads the next batch while the store writes one. */
const lanes = 2
/** Room for new houses until a larger store is needed. */
const spareRows = 512

/** Reads all data. Meanwhile the caller keeps serving the previous catalogue. */
export async function buildCatalogue(
  deps: BuildDeps,
  onProgress: (progress: BuildProgress) => void = () => {},
): Promise<Built> {
  const { db } = deps
  // The index runs in a separate thread, which shares no state with the program.
  setSaleRules(await readTerms(db))
  const day = copenhagenDay(deps.now())
  const horizon = bookingHorizon(day, deps.activeYears)
  const seasons = within(await loadSeasons({ db }, { from: horizon.first, until: horizon.last }), horizon)
  const ids = (await db.selectFrom('lodging').select('id').orderBy('id').execute()).map(({ id }) => id)
  const days = Math.max(1, daysBetween(day, horizon.last))
  const store = createStore(createCalendar(seasons, day, days), Math.ceil((ids.length + spareRows) / 32) * 32)
  const built: Built = {
    engine: createEngine(store),
    documents: createTextIndexes(),
    seasons,
    day,
    departments: new Map(),
  }
  let [taken, done] = [0, 0]
  const lane = async (): Promise<void> => {
    while (taken < ids.length) {
      const batch = ids.slice(taken, taken + batchSize)
      taken += batch.length
      await refreshLodgings(deps, built, batch)
      done += batch.length
      onProgress({ done, total: ids.length })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  forgetJournals(store)
  if (deps.warmsUp ?? true) {
    await warmUp(built.engine, deps.now())
    await rehearse(built.engine, deps.now())
  }
  return built
}

/** Cuts seasons to the horizon, so that no stay can include nights outside it. */
function within(seasons: readonly Season[], { first, last }: BookingHorizon): Season[] {
  return seasons.map((season) => ({
    ...season,
    startsOn: season.startsOn < first ? first : season.startsOn,
    endsOn: season.endsOn > last ? last : season.endsOn,
  }))
}

/** Updates these houses, all in one step after reading. False if the store had no room for one. */
export async function refreshLodgings({ db, now }: BuildDeps, built: Built, ids: readonly number[]): Promise<boolean> {
  const { engine, documents, seasons } = built
  const [loaded, texts, status] = await Promise.all([
    loadRecords({ db, ids, seasons, now: now() }),
    loadLodgingTexts(db, ids),
    loadDataStatus(db, ids),
  ])
  const records = new Map(loaded.map((record) => [record.id, record]))
  let hasRoom = true
  for (const id of ids) {
    const record = records.get(id)
    if (record === undefined) dropLodging(engine.store, id)
    else hasRoom = putLodging(engine.store, withDepartment(record, built.departments)) && hasRoom
  }
  putLodgingTexts(documents, ids, texts, records)
  putDataStatus(documents, ids, status)
  return hasRoom
}
