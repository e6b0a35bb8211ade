import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import { maxHouses, type Paging } from '@marram/contract/search/guest-search'
import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import { afterFailedSearch, isNetworkFailure, retryDelayMs } from '@marram/domain/search-retry'
import { type QueryObserverResult, queryOptions } from '@tanstack/react-query'
import { logWarning } from '../kit/log.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { countedChoices } from './filters/counted-choices.ts'
import type { CountsState, LoadedResult, ResultState, SearchFailure } from './search-answer.ts'
import type { SearchSetting } from './search-setting.ts'

/**
 * How every query of a search behaves. Each change asks anew and shows what the cache has meanwhile; a page that came
 * with its answer does not ask again. A failed search is asked again when the guest or the network comes back.
 */
const searchQueryDefaults = {
  staleTime: 0,
  refetchOnMount: false,
  refetchOnWindowFocus: hasFailed,
  refetchOnReconnect: hasFailed,
  // A request fails by itself without a network; a paused one would never say so to the guest.
  networkMode: 'always',
  retry: retrySearch,
  retryDelay: retryDelayMs,
} as const

export type SearchQuery<Data> = typeof searchQueryDefaults & {
  readonly queryKey: readonly (string | number)[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>
}

export function searchQuery<Data>(
  queryKey: SearchQuery<Data>['queryKey'],
  queryFn: SearchQuery<Data>['queryFn'],
): SearchQuery<Data> {
  return { ...searchQueryDefaults, queryKey, queryFn }
}

function hasFailed({ state }: { readonly state: { readonly status: string } }): boolean {
  return state.status === 'error'
}

/** A lost connection is worth another attempt, an answer is not. `failures` counts those before this one. */
export function retrySearch(failures: number, error: Error): boolean {
  const decision = afterFailedSearch(error.message, failures + 1)
  if (decision.kind === 'retry') return true
  if (decision.log !== null) logWarning(decision.log, error)
  return false
}

/** Loads the houses of a search. */
export function resultQuery(
  { services, edition }: SiteScope,
  setting: ShownPages & Pick<SearchSetting, 'id'>,
  search: Search,
): SearchQuery<LoadedResult> {
  return searchQuery(['search', edition, setting.id, questionOf(search)], async ({ signal }) => {
    const paging = pagingOf(search, setting)
    const { total, cards } = await services.guestSearch.houses(search, paging, { signal })
    return { total, cards, firstPage: search.page - paging.pages + 1 }
  })
}

/** Loads the numbers beside the choices, in the same request as the houses if both are wanted at once. */
export function countsQuery(
  { services, edition }: SiteScope,
  search: Pick<Search, 'criteria' | 'box'>,
  places: readonly PlaceArea[],
): SearchQuery<SearchCounts> {
  return searchQuery(['search-counts', edition, places.length, countedQuestionOf(search)], ({ signal }) =>
    services.guestSearch.counts(search, countedChoices(edition, places), { signal }),
  )
}

/** What the library knows of the current query. */
export type Answer<Data> = Pick<QueryObserverResult<Data>, 'data' | 'error' | 'fetchStatus'>

/**
 * `keepPreviousData` would not do: it drops the earlier houses when a search fails, and the notice of a failure stands
 * above them. A failure is shown until a search succeeds, so that the notice stays while it is tried again.
 */
export function nextResult(before: ResultState, { data, error, fetchStatus }: Answer<LoadedResult>): ResultState {
  const shown = { ...before, ...data }
  if (fetchStatus !== 'idle') return { ...shown, status: 'pending' }
  if (error) return { ...shown, status: 'error', failure: failureOf(error) }
  return data ? { ...shown, status: 'success', failure: null } : { ...shown, status: 'idle' }
}

function failureOf({ message }: Error): SearchFailure {
  return { message, isNetwork: isNetworkFailure(message) }
}

/** Earlier numbers stay until newer ones are there, as the houses do. */
export function nextCounts(before: CountsState, { data, error, fetchStatus }: Answer<CountsState>): CountsState {
  const shown = data ?? before
  if (fetchStatus !== 'idle') return { ...shown, status: 'pending' }
  if (error) return { ...shown, status: 'error' }
  return data ?? { ...shown, status: 'idle' }
}

/** Equal for searches that have the same answer: it matters to nobody whether it is shown as a list or a map. */
export function questionOf(search: Search): string {
  return presentSearchUrl({ ...search, viewType: 'list' }).toString()
}

/** Counts are the same in every order and on every page of the result. */
export function countedQuestionOf({ criteria, box }: Pick<Search, 'criteria' | 'box'>): string {
  return questionOf({ ...emptySearch, criteria, box })
}

/** Where the agency says how it sorts; null where its editors have no such page. */
export function sortingPageQuery({ services, edition }: SiteScope) {
  const { locale } = editionByKey(edition)
  return queryOptions({
    queryKey: ['sorting-page', edition],
    queryFn: async (): Promise<string | null> => {
      const { specificPages } = await services.content.settings(locale, ['specificPages'])
      const id = specificPages?.setting?.sorting
      if (typeof id !== 'string') return null
      const [page] = await services.content.links(locale, [id])
      return page?.path ?? null
    },
  })
}

/** The search that editors have named so, for links with `profile=…`; null where there is none. */
export function profileQuery({ services, edition }: SiteScope, profile: string) {
  return queryOptions({
    queryKey: ['search-profile', edition, profile],
    queryFn: () => services.content.searchSection(editionByKey(edition).locale, profile),
  })
}

type ShownPages = Pick<SearchSetting, 'pageSize' | 'paginationType'>

/** The pages that are shown: the one of the search, or with "more" all up to it. */
function pagingOf(search: Search, { pageSize, paginationType }: ShownPages): Paging {
  if (paginationType !== 'more') return { pageSize, pages: 1 }
  return { pageSize, pages: Math.min(search.page, Math.floor(maxHouses / pageSize) || 1) }
}
