import { createCells } from '@marram/search/stay/cells'
import { type Column, readValue } from '@marram/search/store/columns'
import type { Store } from '@marram/search/store/store'

export type Field = string | number | null
export type RivalTable = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: () => Generator<readonly Field[]>
}

/** Seasons that one stay can lie in, at most. */
export const maxShares = 6
const chargeColumns = ['per_stay', 'per_night', 'per_person', 'per_person_night']

/** What each attribute is called in the table of houses. */
export function attributeColumns({ columns }: Store): Map<string, string> {
  return new Map([...columns.keys()].map((name, index) => [name, `a${index}`]))
}

/**
 * The same houses as tables that an experienced person would make for this question: every attribute a column, free
 * stretches instead of bookings, prices by season, and the agency's calendar with every stay that may be booked.
 */
export function rivalTables(store: Store): RivalTable[] {
  const names = attributeColumns(store)
  const shares = Array.from({ length: maxShares }, (_, index) => [`s${index}`, `n${index}`]).flat()
  return [
    {
      name: 'house',
      columns: ['id', 'score', 'max_persons', ...chargeColumns, ...names.values()],
      rows: () => houseRows(store),
    },
    { name: 'free', columns: ['house_id', 'start_day', 'end_day'], rows: () => freeRows(store) },
    { name: 'price', columns: ['house_id', 'season', 'week'], rows: () => priceRows(store) },
    { name: 'cell', columns: ['nights', 'day', 'last', 'factor', ...shares], rows: () => cellRows(store) },
  ]
}

function* houseRows({ rows, ids, score, maxPersons, prices, columns }: Store): Generator<Field[]> {
  const { perStay, perNight, perPerson, perPersonNight } = prices.EUR.charges
  for (let row = 0; row < rows; row += 1) {
    const numbers = [ids, score, maxPersons, perStay, perNight, perPerson, perPersonNight]
    yield [...numbers.map((values) => values[row] ?? 0), ...[...columns.values()].map((column) => fieldOf(column, row))]
  }
}

function fieldOf(column: Column, row: number): Field {
  const value = readValue(column, row)
  return typeof value === 'boolean' ? Number(value) : (value ?? null)
}

function* freeRows({ rows, ids, freeRun, capacity, calendar }: Store): Generator<Field[]> {
  for (let row = 0; row < rows; row += 1) {
    let start = -1
    for (let day = 0; day <= calendar.seasonOf.length; day += 1) {
      const isFree = day < calendar.seasonOf.length && (freeRun[day * capacity + row] ?? 0) > 0
      if (isFree && start < 0) start = day
      if (isFree || start < 0) continue
      yield [ids[row] ?? 0, start, day]
      start = -1
    }
  }
}

function* priceRows({ rows, ids, prices }: Store): Generator<Field[]> {
  for (let row = 0; row < rows; row += 1) {
    for (const [season, amounts] of prices.EUR.weekPrices.entries()) yield [ids[row] ?? 0, season, amounts[row] ?? 0]
  }
}

function* cellRows({ calendar }: Store): Generator<Field[]> {
  const cells = createCells(calendar)
  for (let nights = 1; nights <= calendar.longest; nights += 1) {
    for (let day = 0; day < calendar.days; day += 1) {
      const kind = cells.kindAt(day, nights)
      if (kind === null) continue
      const shares = Array.from({ length: maxShares }, (_, index) => {
        const share = kind.shares[index]
        return share ? [share.season, share.nights] : [null, 0]
      })
      yield [nights, day, day + nights, kind.factor, ...shares.flat()]
    }
  }
}
