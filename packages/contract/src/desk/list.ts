import * as v from 'valibot'
import { words } from './shapes.ts'

export const maxListed = 200
const maxCursor = 1000

type ListRules<Filters extends v.ObjectEntries, Sort extends string> = {
  /** Each optional, so that `{ filters: {} }` is the list as it opens. */
  readonly filters: Filters
  /** The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]]
  readonly descending?: boolean
}

/** Input of a list at the desk: filters, words to search for, order, and the page that is asked for. */
export function listInput<Filters extends v.ObjectEntries, const Sort extends string>({
  filters,
  sorts,
  descending = false,
}: ListRules<Filters, Sort>) {
  return v.object({
    filters: v.object(filters),
    /** Every word must occur. */
    search: v.optional(words(100), ''),
    sort: v.optional(v.picklist(sorts), sorts[0]),
    descending: v.optional(v.boolean(), descending),
    /** The `nextCursor` of the page before; it belongs to the same sort and direction. */
    cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(maxCursor))), null),
    limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxListed)), 50),
  })
}

/** A page of a list. */
export function listOutput<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.array(item),
    /** Null on the last page. */
    nextCursor: v.nullable(v.string()),
    /** On the first page only, and null if it is too large to count. */
    total: v.nullable(v.number()),
  })
}

export type ListRequest<Sort extends string> = {
  readonly sort: Sort
  readonly descending: boolean
  readonly cursor: string | null
  readonly limit: number
}

export type ListPage<Item> = { items: Item[]; nextCursor: string | null; total: number | null }
