import type { PositionSet } from '../plan/term.ts'
import { type Bitset, emptySet, putRow, unite } from '../store/bitset.ts'
import { spanOf, visitChanged } from '../store/changed-rows.ts'
import { createRecentCache } from '../store/recent-cache.ts'
import type { Store } from '../store/store.ts'

export type WithinSets = Readonly<{
  /** Returns true if the key has answers. */
  has: (key: string) => boolean
  /**
   * Keeps the houses whose answer under the key, which covers these arrival days, is yes. Calls `find` only with houses
   * that are new or have changed; `find` may change its set.
   */
  restrict: (key: string, days: PositionSet, houses: Bitset, find: (missing: Bitset) => Bitset) => Bitset
}>

type Answers = { readonly known: Bitset; readonly yes: Bitset; upTo: number }

/** Caches yes or no per house: a search asks the same about nearly the same houses for every criterion. */
export function createWithinSets(store: Store, max: number): WithinSets {
  const { capacity } = store
  const kept = createRecentCache<Answers>(max)
  return {
    has: (key) => kept.get(key) !== undefined,
    restrict: (key, days, houses, find) => {
      let answers = kept.get(key)
      if (answers === undefined) {
        answers = { known: emptySet(capacity), yes: emptySet(capacity), upTo: store.journal.length }
        kept.set(key, answers)
      }
      if (answers.upTo !== store.journal.length) forgetChanged(store, answers, days)
      const { known, yes } = answers
      const missing = missingOf(houses, known)
      if (missing !== null) {
        try {
          unite(yes, find(missing))
        } catch (error) {
          // The query was interrupted: forget the answers that were being computed.
          known.fill(0)
          yes.fill(0)
          throw error
        }
      }
      for (let word = 0; word < houses.length; word += 1) houses[word] = (houses[word] ?? 0) & (yes[word] ?? 0)
      return houses
    },
  }
}

/** Houses without an answer, which are marked as known; null if there are none. */
function missingOf(houses: Bitset, known: Bitset): Bitset | null {
  let missing: Bitset | null = null
  for (let word = 0; word < known.length; word += 1) {
    const bits = (houses[word] ?? 0) & ~(known[word] ?? 0)
    if (bits === 0) continue
    missing ??= new Uint32Array(known.length)
    missing[word] = bits
    known[word] = (known[word] ?? 0) | bits
  }
  return missing
}

function forgetChanged(store: Store, answers: Answers, days: PositionSet): void {
  const { known, yes, upTo } = answers
  const { journal, rows } = store
  if (journal.length - upTo > rows) {
    known.fill(0)
    yes.fill(0)
  } else
    visitChanged(store, upTo, spanOf(days), (row) => {
      putRow(known, row, false)
      putRow(yes, row, false)
    })
  answers.upTo = journal.length
}
