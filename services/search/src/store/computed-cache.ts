import { type Span, visitChanged } from './changed-rows.ts'
import { createRecentCache } from './recent-cache.ts'
import type { Store } from './store.ts'

/**
 * Computes the cached value for all houses or for one; without `row`, recomputing all takes about as long as one.
 * `span` lists the arrival days it covers, if it depends on stays.
 */
export type Writer<T> = Readonly<{ all: (value: T) => void; row?: (value: T, row: number) => void; span?: Span }>

export type ComputedCache<T> = Readonly<{
  /** The current value for the key, created if missing. */
  get: (key: string, make: () => T, createWriter: () => Writer<T>) => T
}>

type Kept<T> = { readonly value: T; readonly writer: Writer<T>; upTo: number }

/**
 * Values computed from the store, cached by query. A changed house doesn't evict them: on the next use, the rows in the
 * journal since then are recomputed.
 */
export function createComputedCache<T>(
  { store, journal }: Readonly<{ store: Store; journal: readonly number[] }>,
  max: number,
  onDrop: (value: T) => void = () => {},
): ComputedCache<T> {
  const kept = createRecentCache<Kept<T>>(max, ({ value }) => onDrop(value))
  return {
    get: (key, make, createWriter) => {
      const known = kept.get(key)
      if (known) return known.upTo === journal.length ? known.value : refreshed(store, journal, known)
      const value = make()
      const writer = createWriter()
      try {
        writer.all(value)
      } catch (error) {
        // An interrupted query leaves no partial result.
        onDrop(value)
        throw error
      }
      kept.set(key, { value, writer, upTo: journal.length })
      return value
    },
  }
}

function refreshed<T>(store: Store, journal: readonly number[], entry: Kept<T>): T {
  const { value, writer, upTo } = entry
  if (!writer.row || journal.length - upTo > store.rows / 4) writer.all(value)
  else if (writer.span) visitChanged(store, upTo, writer.span, (row) => writer.row?.(value, row))
  else for (let at = upTo; at < journal.length; at += 1) writer.row(value, journal[at] ?? 0)
  entry.upTo = journal.length
  return value
}
