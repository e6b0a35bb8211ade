import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchState } from '@marram/domain/criteria/search-state'
import { createContext, type ReactNode, useContext } from 'react'
import type { Readable, Store } from '../kit/store.ts'
import { useStore } from '../kit/use-store.ts'
import type { CountsState, ResultState } from './search-answer.ts'
import type { SearchSetting } from './search-setting.ts'

/** One search on a page, for all parts that show or change it. The object never changes, its stores do. */
export type SearchScope = {
  readonly state: Store<SearchState>
  /** Searches at once, and writes the change to cookie and URL after a moment. */
  readonly change: (change: (state: SearchState) => SearchState) => void
  /** Derived from the query of the current search. */
  readonly result: Readable<ResultState>
  readonly counts: Readable<CountsState>
  readonly setting: SearchSetting
  /** Areas with their towns, from north to south; empty if they failed to load. */
  readonly places: readonly PlaceArea[]
  /** The house under pointer or focus, in the list or on the map. */
  readonly hovered: Store<number | null>
  /** The house whose pin was pressed. */
  readonly chosen: Store<number | null>
  /** Fetches again after a failure. */
  readonly retry: () => void
  /** Called when the guest is about to choose: loads the counts. */
  readonly requestCounts: () => void
  /** The URL of this search on the search page. */
  readonly hrefOf: (state: SearchState) => string
}

const SearchContext = createContext<SearchScope | null>(null)

export function SearchProvider({ scope, children }: { scope: SearchScope; children: ReactNode }) {
  return <SearchContext value={scope}>{children}</SearchContext>
}

export function useSearchScope(): SearchScope {
  const scope = useContext(SearchContext)
  if (scope === null) throw new Error('useSearchScope needs a SearchProvider.')
  return scope
}

export function useSearchState(): SearchState {
  return useStore(useSearchScope().state)
}

export function useSearchResult(): ResultState {
  return useStore(useSearchScope().result)
}

export function useSearchCounts(): CountsState {
  return useStore(useSearchScope().counts)
}
