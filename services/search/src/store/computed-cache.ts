import { createRecentCache } from './recent-cache.ts'
import type { Store } from './store.ts'

/** Computes what is kept, for every house or for one; without `row` all of them take hardly longer than one. */
export type Writer<T> = Readonly<{ all: (value: T) => void; row?: (value: T, row: number) => void }>

export type ComputedCache<T> = Readonly<{
  /** What is kept under the key, up to date; made when there is nothing yet. */
  get: (key: string, make: () => T, createWriter: () => Writer<T>) => T
}>

type Kept<T> = { readonly value: T; readonly writer: Writer<T>; upTo: number }

/**
 * What was computed from the store, kept under its question. A changed house does not throw it away: the rows that were
 * written since are computed again when it is next asked for.
 */
export function createComputedCache<T>(
  store: Store,
  max: number,
  onDrop: (value: T) => void = () => {},
): ComputedCache<T> {
  const kept = createRecentCache<Kept<T>>(max, ({ value }) => onDrop(value))
  return {
    get: (key, make, createWriter) => {
      const known = kept.get(key)
      if (known) return known.upTo === store.journal.length ? known.value : refreshed(store, known)
      const value = make()
      const writer = createWriter()
      try {
        writer.all(value)
      } catch (error) {
        // A question that was stopped leaves nothing half done behind.
        onDrop(value)
        throw error
      }
      kept.set(key, { value, writer, upTo: store.journal.length })
      return value
    },
  }
}

function refreshed<T>({ journal, rows }: Store, entry: Kept<T>): T {
  const { value, writer, upTo } = entry
  if (!writer.row || journal.length - upTo > rows / 4) writer.all(value)
  else for (let at = upTo; at < journal.length; at += 1) writer.row(value, journal[at] ?? 0)
  entry.upTo = journal.length
  return value
}
