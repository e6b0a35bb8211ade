import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchState } from '@marram/domain/criteria/search-state'
import { createContext, type ReactNode, useContext } from 'react'
import type { Readable, Store } from '../kit/store.ts'
import { useStore } from '../kit/use-store.ts'
import type { CountsState, ResultState } from './search-answer.ts'
import type { SearchSetting } from './search-setting.ts'

/** One search on a page, for everything that shows or changes it. The object never changes, what it holds does. */
export type SearchScope = {
  readonly state: Store<SearchState>
  /** Searches anew at once, and writes the change into cookie and address after a moment. */
  readonly change: (change: (state: SearchState) => SearchState) => void
  /** Read from the query of the current search. */
  readonly result: Readable<ResultState>
  readonly counts: Readable<CountsState>
  readonly setting: SearchSetting
  /** Areas with their towns, from north to south; empty where they could not be loaded. */
  readonly places: readonly PlaceArea[]
  /** The house under pointer or focus, in the list or on the map. */
  readonly hovered: Store<number | null>
  /** The house whose pin was pressed. */
  readonly chosen: Store<number | null>
  /** Asks again after a failure. */
  readonly retry: () => void
  /** The guest is about to choose: the numbers beside the choices are wanted. */
  readonly requestCounts: () => void
  /** Where this search would be on the search page. */
  readonly hrefOf: (state: SearchState) => string
}

const SearchContext = createContext<SearchScope | null>(null)

export function SearchProvider({ scope, children }: { scope: SearchScope; children: ReactNode }) {
  return <SearchContext value={scope}>{children}</SearchContext>
}

export function useSearchScope(): SearchScope {
  const scope = useContext(SearchContext)
  if (scope === null) throw new Error('A part of a search stands outside its SearchProvider.')
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
