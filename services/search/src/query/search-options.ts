import type { Term } from '../plan/term.ts'
import type { RowOption } from '../stay/row-options.ts'
import { type Bitset, countRows, intersect, rowsOf } from '../store/bitset.ts'
import type { Scene } from './engine.ts'
import { evaluate } from './evaluate.ts'
import { createOrder, type Relevance } from './order.ts'
import { findOption, preferenceOf } from './representative.ts'
import type { SortRule } from './sort-rule.ts'
import { topRows } from './top-rows.ts'
import { isWalkable, walkUsualOrder } from './usual-order.ts'

/** Houses that a free text finds, with their relevance. */
export type TextMatch = Readonly<{ set: Bitset; relevance: Relevance }>

export type OptionQuery = Readonly<{
  terms: readonly Term[]
  sort: readonly SortRule[]
  skip: number
  count: number
  text: TextMatch | null
}>

export type OptionHit = Readonly<{ row: number; option: RowOption | null }>

export type OptionResult = Readonly<{ total: number; set: Bitset; hits: readonly OptionHit[] }>

/**
 * One hit per house, represented by the option that the sort prefers. Pass `withOptions` false if only ids are needed.
 */
export function searchOptions(scene: Scene, query: OptionQuery, withOptions = true): OptionResult {
  const { terms, sort, skip, count, text } = query
  const set = evaluate(scene, terms)
  if (text) intersect(set, text.set)
  const total = countRows(set)
  if (count === 0 || skip >= total) return { total, set, hits: [] }
  const preference = preferenceOf(sort)
  const hits = firstRows(scene, query, set, total).map((row) => ({
    row,
    option: withOptions ? findOption(scene, terms, row, preference) : null,
  }))
  return { total, set, hits }
}

function firstRows(
  scene: Scene,
  { terms, sort, skip, count, text }: OptionQuery,
  set: Bitset,
  total: number,
): number[] {
  const { store } = scene.engine
  const relevance = text?.relevance ?? null
  if (sort.length === 0 && relevance === null && isWalkable(store, total, skip + count)) {
    return walkUsualOrder(store, set, skip, count)
  }
  const rows = rowsOf(set)
  return topRows(rows, createOrder(scene, terms, sort, { set, rows }, relevance, skip + count), skip, count)
}
