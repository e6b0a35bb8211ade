import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import { maxLodgings, type Paging } from '@marram/contract/search/guest-search'
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
 * Defaults of every search query. Each change fetches and meanwhile shows cached data; a page that came with its answer
 * doesn't fetch again. A failed search is retried on demand, or when the network is back.
 */
const searchQueryDefaults = {
  staleTime: 0,
  refetchOnMount: false,
  refetchOnWindowFocus: hasFailed,
  refetchOnReconnect: hasFailed,
  // Without a network a request fails, which the guest sees; a paused one would stay silent.
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

/** Retries a lost connection, not an error reply. `failures` counts earlier attempts. */
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

/** Loads the counts beside the choices, in the same request as the houses if both are needed at once. */
export function countsQuery(
  { services, edition }: SiteScope,
  search: Pick<Search, 'criteria' | 'box'>,
  places: readonly PlaceArea[],
): SearchQuery<SearchCounts> {
  return searchQuery(['search-counts', edition, places.length, countedQuestionOf(search)], ({ signal }) =>
    services.guestSearch.counts(search, countedChoices(edition, places), { signal }),
  )
}

/** The query library's state of the current query. */
export type Answer<Data> = Pick<QueryObserverResult<Data>, 'data' | 'error' | 'fetchStatus'>

/**
 * `keepPreviousData` drops the earlier houses when a search fails, but the error is shown above them. It stays until a
 * search succeeds, also during a retry.
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

/** Earlier counts stay until newer ones have loaded, like the houses. */
export function nextCounts(before: CountsState, { data, error, fetchStatus }: Answer<CountsState>): CountsState {
  const shown = data ?? before
  if (fetchStatus !== 'idle') return { ...shown, status: 'pending' }
  if (error) return { ...shown, status: 'error' }
  return data ?? { ...shown, status: 'idle' }
}

/** Equal for searches with the same answer; list and map views don't differ. */
export function questionOf(search: Search): string {
  return presentSearchUrl({ ...search, viewType: 'list' }).toString()
}

/** Counts are the same in every order and on every page of the result. */
export function countedQuestionOf({ criteria, box }: Pick<Search, 'criteria' | 'box'>): string {
  return questionOf({ ...emptySearch, criteria, box })
}

/** The agency's explanation of its order; null if editors have no such page. */
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

/** The search that editors gave this name, for links with `profile=…`; null without one. */
export function profileQuery({ services, edition }: SiteScope, profile: string) {
  return queryOptions({
    queryKey: ['search-profile', edition, profile],
    queryFn: () => services.content.searchSection(editionByKey(edition).locale, profile),
  })
}

type ShownPages = Pick<SearchSetting, 'pageSize' | 'paginationType'>

/** The pages to show: the search's own, or with "more" all up to it. */
function pagingOf(search: Search, { pageSize, paginationType }: ShownPages): Paging {
  if (paginationType !== 'more') return { pageSize, pages: 1 }
  return { pageSize, pages: Math.min(search.page, Math.floor(maxLodgings / pageSize) || 1) }
}
