import { LRUCache } from 'lru-cache'
import type { Store } from './store.ts'

/** Computes the rows from the first up to, and without, the second. */
type Write<T> = (value: T, from: number, to: number) => void

export type Shelf<T> = Readonly<{
  /** What is kept under the key, up to date; undefined when it would have to be made. */
  find: (key: string) => T | undefined
  get: (key: string, make: () => T, write: Write<T>) => T
}>

type Kept<T> = { value: T; write: Write<T>; upTo: number }

/**
 * What was computed from the store, kept under its question. A changed house does not throw it away: the rows that were
 * written since are computed anew when it is next asked for.
 */
export function createShelf<T extends ArrayBufferView>(store: Store, maxBytes: number): Shelf<T> {
  const kept = new LRUCache<string, Kept<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => value.byteLength + 500,
  })
  return {
    find: (key) => {
      const known = kept.get(key)
      return known && refreshed(store, known)
    },
    get: (key, make, write) => {
      const known = kept.get(key)
      if (known) return refreshed(store, known)
      const value = make()
      write(value, 0, store.rows)
      kept.set(key, { value, write, upTo: store.journal.length })
      return value
    },
  }
}

function refreshed<T>({ journal, rows }: Store, entry: Kept<T>): T {
  const missed = journal.length - entry.upTo
  if (missed === 0) return entry.value
  if (missed > rows / 4) entry.write(entry.value, 0, rows)
  else for (let at = entry.upTo; at < journal.length; at += 1) writeOne(entry, journal[at] ?? 0)
  entry.upTo = journal.length
  return entry.value
}

function writeOne<T>({ value, write }: Kept<T>, row: number): void {
  write(value, row, row + 1)
}
