import { copenhagenDay } from '@marram/domain/iso-day'
import { rehearse } from '@marram/search/options/rehearse'
import { createEngine, type Engine } from '@marram/search/query/engine'
import { warmUp } from '@marram/search/query/warm-up'
import { createCalendar } from '@marram/search/store/calendar'
import type { LodgingRecord } from '@marram/search/store/record'
import { createStore, putLodging } from '@marram/search/store/store'
import { demoCatalogue } from './demo-records.ts'

/** As many as the agency can have before it, on the first day of a year. */
const calendarDays = 2 * 366
const spareRows = 512

export type PreparedEngine = {
  readonly engine: Engine
  readonly preparedS: number
  /** What every booking does: one house is written again. */
  changeHouse(): void
}

/** The engine over so many demo houses as guests find it: prepared before the first of them asks. */
export async function prepareEngine(lodgings: number, now: Date): Promise<PreparedEngine> {
  const today = copenhagenDay(now)
  const { seasons, records } = demoCatalogue(lodgings, today)
  const store = createStore(createCalendar(seasons, today, calendarDays), lodgings + spareRows)
  let latest: LodgingRecord | null = null
  for (const record of records()) {
    putLodging(store, record)
    latest = record
  }
  const changeHouse = () => void (latest && putLodging(store, latest))
  const engine = createEngine(store)
  const startedAt = performance.now()
  await warmUp(engine, now)
  await rehearse(engine, now)
  return { engine, preparedS: (performance.now() - startedAt) / 1000, changeHouse }
}
