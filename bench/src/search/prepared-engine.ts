import { addDays, copenhagenDay } from '@marram/domain/iso-day'
import { rehearse } from '@marram/search/options/rehearse'
import { createEngine, type Engine } from '@marram/search/query/engine'
import { preparePrices, prepareWeekends, warmUp } from '@marram/search/query/warm-up'
import { createCalendar } from '@marram/search/store/calendar'
import type { LodgingRecord } from '@marram/search/store/record'
import { createStore, putLodging } from '@marram/search/store/store'
import { demoCatalogue } from './demo-records.ts'

/** The maximum horizon, on the first day of a year. */
const calendarDays = 2 * 366
const spareRows = 512

export type PreparedEngine = {
  readonly engine: Engine
  readonly preparedS: number
  /** Books a week in the next house and runs the indexer. */
  book(): Promise<void>
  cancelAll(): void
  /** Writes an unchanged house. */
  writeAgain(): void
}

const bookedHouses = 500

/** The engine with this number of demo houses, prepared as for guests. */
export async function prepareEngine(lodgings: number, now: Date): Promise<PreparedEngine> {
  const today = copenhagenDay(now)
  const { seasons, records } = demoCatalogue(lodgings, today)
  const store = createStore(createCalendar(seasons, today, calendarDays), lodgings + spareRows)
  const houses: LodgingRecord[] = []
  for (const record of records()) {
    putLodging(store, record)
    if (record.id % Math.ceil(lodgings / bookedHouses) === 0) houses.push(record)
  }
  let booked = 0
  const book = async () => {
    const house = houses[booked % houses.length]
    if (house === undefined) return
    const arrival = addDays(today, (booked * 37) % calendarDays)
    putLodging(store, { ...house, taken: [...house.taken, { arrival, departure: addDays(arrival, 7) }] })
    booked += 1
    await preparePrices(engine, now)
  }
  const cancelAll = () => {
    for (const house of houses) putLodging(store, house)
  }
  const engine = createEngine(store)
  const startedAt = performance.now()
  await warmUp(engine, now)
  await rehearse(engine, now)
  await prepareWeekends(engine, now)
  return {
    engine,
    preparedS: (performance.now() - startedAt) / 1000,
    book,
    cancelAll,
    writeAgain: () => void (houses[0] && putLodging(store, houses[0])),
  }
}
