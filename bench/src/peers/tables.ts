import { createCells } from '@marram/search/stay/cells'
import { type Column, readValue } from '@marram/search/store/columns'
import type { Store } from '@marram/search/store/store'

export type Field = string | number | null
export type FieldType = 'integer' | 'double precision' | 'text'
export type PeerTable = {
  readonly name: string
  readonly columns: readonly (readonly [name: string, type: FieldType])[]
  readonly rows: () => Generator<readonly Field[]>
}

/** Maximum number of seasons in a stay. */
const maxShares = 6
const chargeColumns = ['per_stay', 'per_night', 'per_person', 'per_person_night']
const integers = (...names: string[]) => names.map((name) => [name, 'integer'] as const)

/** Column names of the attributes in the table of houses. */
export function attributeColumns({ columns }: Store): Map<string, string> {
  return new Map([...columns.keys()].map((name, index) => [name, `a${index}`]))
}

/**
 * The same houses in tables designed for these queries: a column per attribute, free stretches instead of bookings, prices by
 * season, discounts by arrival day, and the agency's calendar with every bookable stay.
 */
export function peerTables(store: Store): PeerTable[] {
  const names = attributeColumns(store)
  const shares = Array.from({ length: maxShares }, (_, index) => [`s${index}`, `n${index}`]).flat()
  const attributes = [...store.columns].map(
    ([name, column]) => [names.get(name) ?? '', attributeType(column, store.rows)] as const,
  )
  return [
    {
      name: 'house',
      columns: [
        ['id', 'integer'],
        ['score', 'double precision'],
        ...integers('max_persons', ...chargeColumns),
        ...attributes,
      ],
      rows: () => houseRows(store),
    },
    { name: 'free', columns: integers('house_id', 'start_day', 'end_day'), rows: () => freeRows(store) },
    { name: 'price', columns: integers('house_id', 'season', 'week'), rows: () => priceRows(store) },
    {
      name: 'discount',
      columns: integers('house_id', 'start_day', 'end_day', 'percent'),
      rows: () => discountRows(store),
    },
    {
      name: 'cell',
      // A rent before the division exceeds 32 bits.
      columns: [...integers('nights', 'day', 'last'), ['factor', 'double precision'], ...integers(...shares)],
      rows: () => cellRows(store),
    },
  ]
}

function attributeType(column: Column, rows: number): FieldType {
  if (column.kind !== 'number') return column.kind === 'text' ? 'text' : 'integer'
  const isWhole = column.values.subarray(0, rows).every((value) => Number.isNaN(value) || Number.isInteger(value))
  return isWhole ? 'integer' : 'double precision'
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

function* discountRows({ rows, ids, discounts }: Store): Generator<Field[]> {
  for (let row = 0; row < rows; row += 1) {
    for (const { start, end, percent } of discounts[row] ?? []) yield [ids[row] ?? 0, start, end, percent]
  }
}

function* cellRows({ calendar }: Store): Generator<Field[]> {
  const cells = createCells(calendar)
  for (let nights = 1; nights <= calendar.longest; nights += 1) {
    for (let day = 0; day < calendar.days; day += 1) {
      const kind = cells.kindAt(day, nights)
      if (kind === null) continue
      if (kind.shares.length > maxShares) throw new Error(`A stay of ${nights} nights lies in too many seasons.`)
      const shares = Array.from({ length: maxShares }, (_, index) => {
        const share = kind.shares[index]
        return share ? [share.season, share.nights] : [null, 0]
      })
      yield [nights, day, day + nights, kind.factor, ...shares.flat()]
    }
  }
}
