import { type Span, visitChanged } from './changed-rows.ts'
import { createRecentCache } from './recent-cache.ts'
import type { Store } from './store.ts'

/**
 * Computes what is kept, for every house or for one; without `row` all of them take hardly longer than one. `span` says
 * which arrival days it is about, where it is about stays.
 */
export type Writer<T> = Readonly<{ all: (value: T) => void; row?: (value: T, row: number) => void; span?: Span }>

export type ComputedCache<T> = Readonly<{
  /** What is kept under the key, up to date; made when there is nothing yet. */
  get: (key: string, make: () => T, createWriter: () => Writer<T>) => T
}>

type Kept<T> = { readonly value: T; readonly writer: Writer<T>; upTo: number }

/**
 * What was computed from the store, kept under its question. A changed house does not throw it away: the rows that the
 * journal names since are computed again when it is next asked for.
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
        // A question that was stopped leaves nothing half done behind.
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
