import { anything } from '../plan/range.ts'
import { type Bitset, emptySet, putRow, rowsOf } from '../store/bitset.ts'
import { spanOf } from '../store/changed-rows.ts'
import { createComputedCache } from '../store/computed-cache.ts'
import type { Store } from '../store/store.ts'
import { type StayTerm, satisfies } from './bounds.ts'
import type { Cells } from './cells.ts'
import type { Market } from './cheapest-rent.ts'
import { createVisitReduced } from './savings.ts'
import { positionKey } from './term-groups.ts'

export type ReducedSets = Readonly<{
  /** Houses with a free stay that saves what the term requires, at any price; the caller must not change the set. */
  of: (term: StayTerm, market: Market) => Bitset
}>

const maxKept = 2000

/** A saving is the same for every party, so one set serves all choices of last-minute searches. */
export function createReducedSets(store: Store, cells: Cells): ReducedSets {
  const cache = createComputedCache<Bitset>({ store, journal: store.journal }, maxKept)
  return {
    of: ({ days, nights, amounts }, market) => {
      const { discountTotal: total, discountPercentage: percentage } = amounts
      const saving = `${total.from} ${total.to} ${percentage.from} ${percentage.to}`
      const key = `${market.currency} ${market.firstIndex} ${saving} ${positionKey(nights)} ${positionKey(days)}`
      return cache.get(
        key,
        () => emptySet(store.capacity),
        () => {
          const term = { days, nights, persons: 0, amounts: { ...amounts, price: anything } }
          const visitReduced = createVisitReduced(store, cells, term, market)
          const write = (out: Bitset, row: number): void => {
            let isReduced = false
            visitReduced(row, (option) => {
              isReduced ||= satisfies(option, term.amounts)
              return isReduced
            })
            putRow(out, row, isReduced)
          }
          return {
            span: spanOf(days),
            all: (out) => {
              out.fill(0)
              for (const row of rowsOf(store.discounted)) write(out, row)
            },
            row: write,
          }
        },
      )
    },
  }
}
