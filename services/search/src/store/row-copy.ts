import { editions, type LanguageId } from '@marram/domain/edition'
import type { Currency } from '@marram/domain/money'
import { hasRow, putRow } from './bitset.ts'
import { clearRow, readValue, writeValue } from './columns.ts'
import type { DatedRow } from './dated-row.ts'
import type { DiscountSpan } from './discount-spans.ts'
import type { EnergyRow } from './energy-row.ts'
import type { AttributeValue } from './record.ts'
import { type CurrencyPrices, noteTraits, putDatedRow, type Store } from './store.ts'

/** Everything that a store holds about the house of a row, as plain data for another thread. */
export type RowCopy = Readonly<{
  row: number
  id: number
  score: number
  maxPersons: number
  languages: readonly LanguageId[]
  attributes: readonly (readonly [string, AttributeValue])[]
  freeRun: readonly number[]
  prices: Readonly<Record<Currency, readonly number[]>>
  discounts: readonly DiscountSpan[] | undefined
  countsHeads: boolean
  energy: EnergyRow | undefined
  dated: DatedRow | undefined
}>

/** Bounds over all houses, which only grow. */
export type StoreBounds = Readonly<{ weekSpread: number; mostCharged: Record<Currency, CurrencyPrices['mostCharged']> }>

const currencies = ['DKK', 'EUR'] as const

export function boundsOf({ weekSpread, prices }: Store): StoreBounds {
  return { weekSpread, mostCharged: { DKK: { ...prices.DKK.mostCharged }, EUR: { ...prices.EUR.mostCharged } } }
}

export function writeBounds(store: Store, { weekSpread, mostCharged }: StoreBounds): void {
  store.weekSpread = weekSpread
  for (const currency of currencies) Object.assign(store.prices[currency].mostCharged, mostCharged[currency])
}

export function readRow(store: Store, row: number): RowCopy {
  const { calendar, capacity, freeRun, columns } = store
  return {
    row,
    id: store.ids[row] ?? 0,
    score: store.score[row] ?? 0,
    maxPersons: store.maxPersons[row] ?? 0,
    languages: editions.flatMap(({ languageId }) => (hasRow(store.languages[languageId], row) ? [languageId] : [])),
    attributes: [...columns].flatMap(([name, column]) => {
      const value = readValue(column, row)
      return value === undefined ? [] : [[name, value] as const]
    }),
    freeRun: Array.from({ length: calendar.seasonOf.length }, (_, day) => freeRun[day * capacity + row] ?? 0),
    prices: {
      DKK: priceColumns(store.prices.DKK).map((column) => column[row] ?? 0),
      EUR: priceColumns(store.prices.EUR).map((column) => column[row] ?? 0),
    },
    discounts: store.discounts[row],
    countsHeads: hasRow(store.countsHeads, row),
    energy: store.energy[row],
    dated: store.datedRows[row],
  }
}

/** Writes the copy to the same row of a store with the same calendar and capacity. */
export function writeRow(store: Store, copy: RowCopy): void {
  const { row, id } = copy
  store.rows = Math.max(store.rows, row + 1)
  store.rowOf.set(id, row)
  store.ids[row] = id
  store.score[row] = copy.score
  store.maxPersons[row] = copy.maxPersons
  for (const { languageId } of editions) putRow(store.languages[languageId], row, copy.languages.includes(languageId))
  clearRow(store.columns, row)
  for (const [name, value] of copy.attributes) writeValue(store.columns, store.capacity, name, row, value)
  copy.freeRun.forEach((run, day) => {
    store.freeRun[day * store.capacity + row] = run
  })
  for (const currency of currencies) {
    priceColumns(store.prices[currency]).forEach((column, at) => {
      column[row] = copy.prices[currency][at] ?? 0
    })
  }
  store.discounts[row] = copy.discounts
  putRow(store.discounted, row, copy.discounts !== undefined)
  putRow(store.countsHeads, row, copy.countsHeads)
  store.energy[row] = copy.energy
  putDatedRow(store, row, copy.dated)
  noteTraits(store, row)
}

function priceColumns({ weekPrices, charges }: CurrencyPrices): readonly Int32Array[] {
  const { perStay, perNight, perPerson, perPersonNight } = charges
  return [...weekPrices, perStay, perNight, perPerson, perPersonNight]
}
