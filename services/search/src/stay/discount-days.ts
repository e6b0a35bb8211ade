import { type Bitset, emptySet, putRow } from '../store/bitset.ts'
import type { Store } from '../store/store.ts'

/**
 * Houses with a discount for arrivals on the day; the caller must not change the set. On most days of a year it is
 * empty. 5 MB for two years of 50,000 houses.
 */
export function createDiscountDays(store: Store): (day: number) => Bitset {
  const { capacity, calendar } = store
  let sets: readonly Bitset[] = []
  let upTo = -1
  const write = (row: number): void => {
    for (const { start, end } of store.discounts[row] ?? []) {
      for (let day = start; day < end; day += 1) {
        const set = sets[day]
        if (set) putRow(set, row, true)
      }
    }
  }
  const refresh = (): void => {
    const { journal, rows } = store
    if (upTo < 0 || journal.length - upTo > rows) {
      sets = Array.from({ length: calendar.days }, () => emptySet(capacity))
      for (let row = 0; row < rows; row += 1) write(row)
    } else {
      for (const row of new Set(pricedSince(store, upTo))) {
        for (const set of sets) putRow(set, row, false)
        write(row)
      }
    }
    upTo = journal.length
  }
  const none = emptySet(capacity)
  return (day) => {
    if (upTo !== store.journal.length) refresh()
    return sets[day] ?? none
  }
}

/** A booking changes the stays of some days; a discount may change those of any. */
function pricedSince({ journal, changedLast }: Store, upTo: number): number[] {
  return journal
    .slice(upTo)
    .filter((_, at) => (changedLast[upTo + at] ?? Number.POSITIVE_INFINITY) === Number.POSITIVE_INFINITY)
}
