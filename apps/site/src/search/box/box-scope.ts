import type { PlaceArea } from '@marram/contract/broker/shapes'
import { startSearch } from '@marram/domain/criteria/search-state'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { createStore } from '../../kit/store.ts'
import type { BarScope } from '../bar/bar-scope.ts'
import { noCounts } from '../counts-state.ts'

export type BoxScope = BarScope & {
  /** Fetches the numbers beside the choices; the first time it is asked for. */
  readonly wake: () => void
}

/** A search that begins on another page. It stays in the box until the guest goes to the houses. */
export function createBoxScope(site: SiteScope, places: readonly PlaceArea[], total: number | null): BoxScope {
  const state = createStore(startSearch())
  const counts = createStore({ ...noCounts, total })
  let isAwake = false
  const count = async (): Promise<void> => {
    const asked = state.get()
    const { loadBoxCounts } = await import('./box-counts.ts')
    const answer = await loadBoxCounts(site, asked, places)
    // A later change has asked for other numbers.
    if (state.get() === asked) counts.set(answer)
  }
  const countOrForget = (): void => {
    // Without numbers the box still leads to the houses.
    count().catch(() => counts.set(noCounts))
  }
  return {
    ...{ state, counts, places },
    change: (rule) => {
      const before = state.get()
      const next = rule(before)
      if (next === before) return
      isAwake = true
      state.set(next)
      countOrForget()
    },
    wake: () => {
      if (isAwake) return
      isAwake = true
      countOrForget()
    },
  }
}
