import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import { visitChanged } from '../store/changed-rows.ts'
import type { Store } from '../store/store.ts'
import { createDiscountDays } from './discount-days.ts'

export type FreeSets = Readonly<{
  /** Houses that are free for `nights` from the day on; the caller must not change the set. */
  at: (day: number, nights: number) => Bitset
  /** Houses with a discount for arrivals on the day. */
  discountedOn: (day: number) => Bitset
}>

type Kept = { readonly set: Bitset; upTo: number }

/** One set per requested day and length: 100 MB for two years of 50,000 houses. */
export function createFreeSets(store: Store): FreeSets {
  const kept: (Kept | undefined)[] = []
  const { longest } = store.calendar
  return {
    discountedOn: createDiscountDays(store),
    at: (day, nights) => {
      const key = day * (longest + 1) + nights
      const known = kept[key]
      if (known !== undefined) return refreshed(store, known, day, nights)
      const set = emptySet(store.capacity)
      write(store, day, nights, set)
      kept[key] = { set, upTo: store.journal.length }
      return set
    },
  }
}

function refreshed(store: Store, entry: Kept, day: number, nights: number): Bitset {
  const { journal, freeRun, capacity } = store
  if (entry.upTo === journal.length) return entry.set
  visitChanged(store, entry.upTo, { first: day, last: day }, (row) => {
    putRow(entry.set, row, (freeRun[day * capacity + row] ?? 0) >= nights)
  })
  entry.upTo = journal.length
  return entry.set
}

function write({ freeRun, capacity, calendar }: Store, day: number, nights: number, out: Bitset): void {
  const runs = freeRun.subarray(day * capacity, (day + 1) * capacity)
  if (runs instanceof Uint8Array && calendar.longest < 0x80) writeByFours(runs, nights, out)
  else runs.forEach((run, row) => void (run >= nights && putRow(out, row, true)))
}

/**
 * Tests four houses at a time: a byte with its highest bit set keeps it through the subtraction if it is large enough.
 * The product gathers the four bits. A run is never longer than the longest stay, so a byte has room for the bit.
 */
function writeByFours(runs: Uint8Array, nights: number, out: Bitset): void {
  const fours = new Uint32Array(runs.buffer, runs.byteOffset, runs.length >>> 2)
  const least = nights * 0x01010101
  for (let word = 0; word < out.length; word += 1) {
    let bits = 0
    for (let part = 0; part < 8; part += 1) {
      const enough = (((fours[word * 8 + part] ?? 0) | 0x80808080) - least) & 0x80808080
      bits |= (Math.imul(enough >>> 7, 0x10204080) >>> 28) << (part * 4)
    }
    out[word] = bits
  }
}
