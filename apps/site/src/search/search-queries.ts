import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import { emptySearch, type Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import { afterFailedSearch, isNetworkFailure, retryDelayMs } from '@marram/domain/search-retry'
import { type QueryObserverResult, queryOptions } from '@tanstack/react-query'
import { logWarning } from '../kit/log.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { countedChoices } from './filters/counted-choices.ts'
import type { CountsState, LoadedResult, ResultState, SearchCard, SearchFailure } from './search-answer.ts'
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
export function resultQuery(scope: SiteScope, setting: Paging & Pick<SearchSetting, 'id'>, search: Search) {
  return searchQuery(['search', scope.edition, setting.id, questionOf(search)], ({ signal }) =>
    loadResult(scope, search, setting, signal),
  )
}

/** Loads the numbers beside the choices. */
export function countsQuery(
  scope: SiteScope,
  { criteria, box }: Pick<Search, 'criteria' | 'box'>,
  places: readonly PlaceArea[],
) {
  const question = countedQuestionOf({ criteria, box })
  return searchQuery(['search-counts', scope.edition, places.length, question], ({ signal }) =>
    loadCounts(scope, { criteria, box }, places, signal),
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

type Paging = Pick<SearchSetting, 'pageSize' | 'paginationType'>

/** A page shows at most so many cards; whoever has pressed "more" often gets the last of them. */
const maxCards = 200
const cardsAtOnce = 100

/** The houses of one page, or where more and more are shown, of all pages up to it. */
async function loadResult(
  scope: SiteScope,
  search: Search,
  { pageSize, paginationType }: Paging,
  signal?: AbortSignal,
): Promise<LoadedResult> {
  const pages = paginationType === 'more' ? Math.min(search.page, Math.floor(maxCards / pageSize) || 1) : 1
  const firstPage = search.page - pages + 1
  const wanted = Array.from({ length: pages }, (_, index) => firstPage + index)
  const found = await Promise.all(wanted.map((page) => findIds(scope, { ...search, page }, pageSize, signal)))
  const ids = found.flatMap((one) => one.ids)
  return { total: found[0]?.total ?? 0, cards: await loadCards(scope, search, ids, signal), firstPage }
}

/** Asked for page by page: one page of three times the size would begin elsewhere when the first is not 1. */
function findIds({ services, edition }: SiteScope, search: Search, pageSize: number, signal?: AbortSignal) {
  const language = editionByKey(edition).languageId
  return services.search.lodgings(lodgingSearch(search, { language, now: new Date(), pageSize }), optional(signal))
}

async function loadCards(
  { services, edition }: SiteScope,
  search: Search,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<SearchCard[]> {
  const lan = editionByKey(edition).languageId
  const stay = searchedStay(search, new Date())
  const parts = Array.from({ length: Math.ceil(ids.length / cardsAtOnce) }, (_, index) =>
    ids.slice(index * cardsAtOnce, (index + 1) * cardsAtOnce),
  )
  const cards = await Promise.all(
    parts.map((part) => services.broker.searchLodgings({ lan, ids: part, stay }, optional(signal))),
  )
  return cards.flat()
}

/** Which weeks are cheap is told for every week, not for the chosen one alone. */
const stripWithout = ['arrival']

export function loadCounts(
  { services, edition }: SiteScope,
  { criteria, box }: Pick<Search, 'criteria' | 'box'>,
  places: readonly PlaceArea[],
  signal?: AbortSignal,
): Promise<SearchCounts> {
  const wish = { criteria, choices: countedChoices(edition, places), box, now: new Date() }
  return services.search.counts(editionByKey(edition).languageId, wish, { stripWithout, ...optional(signal) })
}

function optional(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}
