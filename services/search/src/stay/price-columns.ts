import type { PositionSet } from '../plan/term.ts'
import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import { spanOf, visitChanged } from '../store/changed-rows.ts'
import { createRecentCache } from '../store/recent-cache.ts'
import type { Store } from '../store/store.ts'

export type PriceColumns = Readonly<{
  has: (key: string) => boolean
  /**
   * Returns the column for the key, which covers these arrival days, after calling `fill` with the houses that are
   * unknown or have changed. Prices are computed once, and only for requested houses.
   */
  get: (
    key: string,
    days: PositionSet,
    wanted: Wanted,
    fill: (values: Int32Array, missing: Bitset) => void,
  ) => Int32Array
  /** Recomputes the column for changed houses; false if there is no column, or too many changed. */
  patch: (key: string, days: PositionSet, priceOf: (row: number) => number) => boolean
}>

/** More are recomputed together. */
const mostPatched = 64

/** Houses in both sets. */
export type Wanted = readonly [Bitset, Bitset]

type Column = { readonly values: Int32Array; readonly known: Bitset; upTo: number }

export function createPriceColumns(store: Store, maxBytes: number): PriceColumns {
  const { capacity } = store
  const columns = createRecentCache<Column>(Math.max(200, Math.floor(maxBytes / (4.2 * capacity))))
  return {
    has: (key) => columns.get(key) !== undefined,
    get: (key, days, wanted, fill) => {
      let column = columns.get(key)
      if (column === undefined) {
        column = { values: new Int32Array(capacity), known: emptySet(capacity), upTo: store.journal.length }
        columns.set(key, column)
      }
      if (column.upTo !== store.journal.length) forgetChanged(store, column, days)
      const missing = missingOf(wanted, column.known)
      if (missing === null) return column.values
      fill(column.values, missing)
      for (let word = 0; word < missing.length; word += 1) {
        column.known[word] = (column.known[word] ?? 0) | (missing[word] ?? 0)
      }
      return column.values
    },
    patch: (key, days, priceOf) => {
      const column = columns.get(key)
      if (column === undefined || store.journal.length - column.upTo > mostPatched) return false
      const { values, known, upTo } = column
      visitChanged(store, upTo, spanOf(days), (row) => {
        values[row] = priceOf(row)
        putRow(known, row, true)
      })
      column.upTo = store.journal.length
      return true
    },
  }
}

function missingOf([a, b]: Wanted, known: Bitset): Bitset | null {
  let missing: Bitset | null = null
  for (let word = 0; word < known.length; word += 1) {
    const bits = (a[word] ?? 0) & (b[word] ?? 0) & ~(known[word] ?? 0)
    if (bits === 0) continue
    missing ??= new Uint32Array(known.length)
    missing[word] = bits
  }
  return missing
}

function forgetChanged(store: Store, column: Column, days: PositionSet): void {
  const { known, upTo } = column
  const { journal, rows } = store
  if (journal.length - upTo > rows) known.fill(0)
  else visitChanged(store, upTo, spanOf(days), (row) => putRow(known, row, false))
  column.upTo = journal.length
}
