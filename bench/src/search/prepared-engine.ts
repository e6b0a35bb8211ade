import { copenhagenDay } from '@marram/domain/iso-day'
import { rehearse } from '@marram/search/options/rehearse'
import { createEngine, type Engine } from '@marram/search/query/engine'
import { warmUp } from '@marram/search/query/warm-up'
import { createCalendar } from '@marram/search/store/calendar'
import { createStore, putLodging } from '@marram/search/store/store'
import { demoCatalogue } from './demo-records.ts'

/** As many as the agency can have before it, on the first day of a year. */
const calendarDays = 2 * 366
const spareRows = 512

/** The engine over so many demo houses as guests find it: prepared before the first of them asks. */
export async function prepareEngine(lodgings: number, now: Date): Promise<{ engine: Engine; preparedS: number }> {
  const today = copenhagenDay(now)
  const { seasons, records } = demoCatalogue(lodgings, today)
  const store = createStore(createCalendar(seasons, today, calendarDays), lodgings + spareRows)
  for (const record of records()) putLodging(store, record)
  const engine = createEngine(store)
  const startedAt = performance.now()
  await warmUp(engine, now)
  await rehearse(engine, now)
  return { engine, preparedS: (performance.now() - startedAt) / 1000 }
}
