import type { PlaceArea } from '@marram/contract/broker/shapes'
import { startSearch } from '@marram/domain/criteria/search-state'
import type { SiteScope } from '../../scope/site-scope.ts'
import type { BarScope } from '../../search/bar/bar-scope.ts'
import { noCounts } from '../../search/counts-state.ts'
import { createStore } from '../../state/store.ts'

export type HeroScope = BarScope & {
  /** Fetches the numbers beside the choices; the first time it is asked for. */
  readonly wake: () => void
}

/** The search that begins on the front page. It stays in the box until the guest goes to the houses. */
export function createHeroScope(site: SiteScope, places: readonly PlaceArea[], total: number | null): HeroScope {
  const state = createStore(startSearch())
  const counts = createStore({ ...noCounts, total })
  let isAwake = false
  const count = async (): Promise<void> => {
    const asked = state.get()
    const { loadHeroCounts } = await import('./hero-counts.ts')
    const answer = await loadHeroCounts(site, asked, places)
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
