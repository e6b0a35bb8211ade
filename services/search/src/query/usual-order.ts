import { type Bitset, hasRow } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'
import type { Compare } from './top-rows.ts'

/** Best reviewed first, with a total order. */
export function compareUsualOrder({ score, ids }: Pick<Store, 'score' | 'ids'>): Compare {
  return (a, b) => (score[b] ?? 0) - (score[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0)
}

type Sorted = { readonly rows: Uint32Array; readonly scores: Float64Array; upTo: number }

const known = new WeakMap<Store, Sorted>()

/** All rows in the usual order. Sorted again only if a house is new or its score has changed. */
function sortedRows(store: Store): Uint32Array {
  const before = known.get(store)
  if (before && isCurrent(store, before)) return before.rows
  const rows = Uint32Array.from({ length: store.rows }, (_, row) => row).sort(compareUsualOrder(store))
  known.set(store, { rows, scores: store.score.slice(0, store.rows), upTo: store.journal.length })
  return rows
}

function isCurrent({ rows, score, journal }: Store, sorted: Sorted): boolean {
  if (sorted.rows.length !== rows) return false
  for (; sorted.upTo < journal.length; sorted.upTo += 1) {
    const row = journal[sorted.upTo] ?? 0
    if (score[row] !== sorted.scores[row]) return false
  }
  return true
}

/** Walking pays if many rows match: the first page is then full after a few steps. */
export function isWalkable(store: Store, total: number, wanted: number): boolean {
  return wanted * store.rows <= total * total
}

/** The rows of the set from `skip` on, at most `count`, in the usual order. */
export function walkUsualOrder(store: Store, set: Bitset, skip: number, count: number): number[] {
  const found: number[] = []
  let passed = 0
  for (const row of sortedRows(store)) {
    if (found.length === count) break
    if (!hasRow(set, row)) continue
    if (passed >= skip) found.push(row)
    passed += 1
  }
  return found
}
