import type { SearchCounts } from '@marram/contract/search/client'
import type { SearchState } from '@marram/domain/criteria/search-state'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore, type Readable } from '../kit/store.ts'
import { searchedRequest } from './card-stay.ts'
import { type CountsState, type LoadedResult, noCounts, noResult } from './search-answer.ts'
import { type Answer, nextCounts, nextResult, type SearchQuery } from './search-queries.ts'
import type { SearchScope } from './search-scope.tsx'
import type { SearchSetting } from './search-setting.ts'
import { keepsStart } from './search-start.ts'

/** The requests and writes of a search; the browser's own on a page, others in tests. */
export type SearchEffects = {
  readonly resultQuery: (search: SearchState) => SearchQuery<LoadedResult>
  readonly countsQuery: (search: SearchState) => SearchQuery<SearchCounts>
  readonly countsOf: (answer: SearchCounts) => CountsState
  readonly saveCookie: (search: SearchState) => void
  readonly writeAddress: (search: SearchState, how: 'push' | 'replace') => void
  /** Goes to the search page with this search. */
  readonly leave: (search: SearchState) => void
}

type SearchStart = {
  readonly setting: SearchSetting
  readonly places: SearchScope['places']
  readonly start: SearchState
  readonly client: QueryClient
  readonly effects: SearchEffects
  readonly hrefOf: SearchScope['hrefOf']
}

/** A search as seen by the page that runs it. */
export type RunningSearch = SearchScope & {
  /** Follows the queries of the search until the returned function is called. Nothing is fetched before. */
  readonly run: () => () => void
  /** Replaces the search with one from the URL or the cookie. */
  readonly restore: (search: Omit<SearchState, 'changes'>) => void
  /** Writes pending changes at once, because the guest leaves. */
  readonly flush: () => void
}

const cookieAfterMs = 200
const addressAfterMs = 400

export function createSearch({ setting, places, start, client, effects, hrefOf }: SearchStart): RunningSearch {
  const { resultQuery, countsQuery, countsOf } = effects
  const state = createStore(start)
  // The search page always shows counts, other pages once a guest is about to choose.
  let areCountsWanted = setting.isMain
  const list = followQuery(client, noResult, nextResult, () => resultQuery(state.get()))
  const numbers = followQuery(
    client,
    noCounts,
    (before: CountsState, { data, ...answer }: Answer<SearchCounts>) =>
      nextCounts(before, { ...answer, data: data && countsOf(data) }),
    () => ({ ...countsQuery(state.get()), enabled: areCountsWanted }),
  )
  const cookie = createDebounced(cookieAfterMs, () => effects.saveCookie(state.get()))
  const address = createDebounced<'push' | 'replace'>(addressAfterMs, (how) => effects.writeAddress(state.get(), how))
  const show = (next: SearchState): void => {
    state.set(next)
    list.update()
    numbers.update()
  }
  const change: SearchScope['change'] = (rule) => {
    const before = state.get()
    const next = rule(before)
    if (next === before) return
    if (next.changes !== before.changes && leavesPage(setting, next)) {
      effects.saveCookie(next)
      effects.leave(next)
      return
    }
    address.schedule(isMapMove(before, next) ? 'replace' : 'push')
    // Searches on the page of a place are saved like those on the search page. Sorting a strip of houses is not saved.
    if (setting.isMain || setting.leadsToMain !== 'always') cookie.schedule(undefined)
    show(next)
  }
  return {
    ...{ state, result: list, counts: numbers, setting, places, hrefOf, change },
    hovered: createStore<number | null>(null),
    chosen: createStore<number | null>(null),
    retry: () => {
      list.refetch()
      if (areCountsWanted) numbers.refetch()
    },
    requestCounts: () => {
      areCountsWanted = true
      numbers.update()
    },
    restore: (search) => {
      address.cancel()
      if (setting.isMain) cookie.schedule(undefined)
      show({ ...search, changes: state.get().changes + 1 })
    },
    flush: () => {
      cookie.flush()
      address.flush()
    },
    run: () => {
      // The dates of a link carry over to favourites and houses, like dates that the guest selects.
      if (setting.isMain && searchedRequest(state.get()) !== null) cookie.schedule(undefined)
      const stops = [list.run(), numbers.run(), cookie.cancel, address.cancel]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

type FollowedQuery<State> = Readable<State> & {
  readonly run: () => () => void
  /** Switches to the query of the current search; cancels the previous request. */
  readonly update: () => void
  readonly refetch: () => void
}

/**
 * Exposes the query library's state of the current search, keeping what was shown before. Fetches nothing until it
 * runs: the server only reads what the loader has fetched.
 */
function followQuery<Data, State>(
  client: QueryClient,
  initial: State,
  next: (before: State, answer: Answer<Data>) => State,
  query: () => SearchQuery<Data> & { readonly enabled?: boolean },
): FollowedQuery<State> {
  const observer = new QueryObserver<Data>(client, query())
  const listeners = new Set<() => void>()
  let latest: Answer<Data> | null = null
  let shown = initial
  const get = (): State => {
    const answer = observer.getCurrentResult()
    if (answer !== latest) shown = next(shown, answer)
    latest = answer
    return shown
  }
  get()
  const tell = (): void => {
    // Includes results replaced before rendering, such as a failure before a retry.
    get()
    for (const listener of [...listeners]) listener()
  }
  return {
    get,
    // The observer's own `subscribe` would fetch as soon as there is a listener.
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: () => {
      observer.setOptions(query())
      return observer.subscribe(tell)
    },
    update: () => observer.setOptions(query()),
    refetch: () => void observer.refetch(),
  }
}

function leavesPage({ isMain, leadsToMain, start }: SearchSetting, { criteria }: SearchState): boolean {
  if (isMain || leadsToMain === 'never') return false
  return leadsToMain === 'always' || !keepsStart(start.criteria, criteria)
}

/** Panning a map must not add fifty history entries. */
function isMapMove(before: SearchState, next: SearchState): boolean {
  return before.box !== null && next.box !== null && before.box !== next.box
}

/** Runs the work once, a moment after the last call. */
type Debounced<T> = {
  schedule(value: T): void
  /** Runs pending work now. */
  flush(): void
  cancel(): void
}

function createDebounced<T>(afterMs: number, work: (value: T) => void): Debounced<T> {
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
