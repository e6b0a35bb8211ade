import type { SearchState } from '@marram/domain/criteria/search-state'
import { createStore, type Store } from '../kit/store.ts'
import { type CountsState, noCounts, noResult, type ResultState } from './search-answer.ts'
import type { LoadedResult } from './search-queries.ts'
import { createSearchRuns, type SearchOutlets } from './search-runs.ts'
import type { SearchScope } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'
import { keepsStart } from './search-start.ts'

type SearchStart = {
  readonly setting: SearchSetting
  readonly places: SearchScope['places']
  readonly start: SearchState
  /** Null when it could not be loaded; the browser then asks by itself. */
  readonly first: { readonly result: LoadedResult; readonly counts: CountsState | null } | null
  readonly outlets: SearchOutlets
  readonly hrefOf: SearchScope['hrefOf']
}

/** A search that can be run, by the page that holds it. */
export type RunningSearch = SearchScope & {
  /** Shows another search that comes from the address or the cookie. */
  readonly restore: (search: Omit<SearchState, 'changes'>) => void
  /** Writes at once what would be written in a moment: the guest leaves. */
  readonly flush: () => void
  /** Stops everything under way. */
  readonly stop: () => void
}

const keepAfterMs = 200
const addressAfterMs = 400

export function createSearch({ setting, places, start, first, outlets, hrefOf }: SearchStart): RunningSearch {
  const state = createStore(start)
  const result: Store<ResultState> = createStore<ResultState>(
    first ? { ...noResult, ...first.result, status: 'success' } : noResult,
  )
  const counts: Store<CountsState> = createStore(first?.counts ?? noCounts)
  const runs = createSearchRuns({ setting, result, counts, outlets })
  if (first) runs.remember(start)
  const keeping = createDelayed(keepAfterMs, () => outlets.keep(state.get()))
  const writing = createDelayed<'push' | 'replace'>(addressAfterMs, (how) => outlets.writeAddress(state.get(), how))

  const change: SearchScope['change'] = (rule) => {
    const before = state.get()
    const next = rule(before)
    if (next === before) return
    if (next.changes !== before.changes && leavesPage(setting, next)) {
      outlets.keep(next)
      outlets.leave(next)
      return
    }
    state.set(next)
    if (setting.isMain) keeping.schedule(undefined)
    writing.schedule(isMapMove(before, next) ? 'replace' : 'push')
    runs.follow(before, next)
  }
  return {
    state,
    result,
    counts,
    setting,
    places,
    hrefOf,
    change,
    hovered: createStore<number | null>(null),
    retry: () => runs.ask(state.get()),
    wake: () => runs.wake(state.get()),
    restore: (search) => {
      const before = state.get()
      writing.cancel()
      const next = { ...search, changes: before.changes + 1 }
      state.set(next)
      if (setting.isMain) keeping.schedule(undefined)
      runs.recall(next)
    },
    flush: () => {
      keeping.flush()
      writing.flush()
    },
    stop: () => {
      keeping.cancel()
      writing.cancel()
      runs.stop()
    },
  }
}

function leavesPage({ isMain, leadsToMain, start }: SearchSetting, { criteria }: SearchState): boolean {
  if (isMain || leadsToMain === 'never') return false
  return leadsToMain === 'always' || !keepsStart(start.criteria, criteria)
}

/** A map that is dragged along the coast must not leave a trail of fifty steps back. */
function isMapMove(before: SearchState, next: SearchState): boolean {
  return before.box !== null && next.box !== null && before.box !== next.box
}

/** Does something a moment after the last call. */
type Delayed<T> = {
  schedule(value: T): void
  /** Now, if it was still to come. */
  flush(): void
  cancel(): void
}

function createDelayed<T>(afterMs: number, work: (value: T) => void): Delayed<T> {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly value: T } | null = null
  const run = (): void => {
    const due = waiting
    waiting = null
    if (due) work(due.value)
  }
  const cancel = (): void => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  return {
    schedule(value) {
      cancel()
      waiting = { timer: setTimeout(run, afterMs), value }
    },
    flush() {
      if (waiting) clearTimeout(waiting.timer)
      run()
    },
    cancel,
  }
}
