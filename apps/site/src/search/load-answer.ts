import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import type { Search } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { countedChoices } from './filters/counted-choices.ts'
import type { SearchCard } from './result-state.ts'
import type { SearchSetting } from './search-setting.ts'

export type LoadedResult = {
  readonly total: number
  readonly cards: readonly SearchCard[]
  readonly firstPage: number
}

type Paging = Pick<SearchSetting, 'pageSize' | 'paginationType'>

/** So many cards stand below each other at most; who has pressed "more" often gets the last of them. */
const mostCards = 200
const cardsAtOnce = 100

/** The houses of one page, or where more and more are shown, of all pages up to it. */
export async function loadResult(
  scope: SiteScope,
  search: Search,
  { pageSize, paginationType }: Paging,
  signal?: AbortSignal,
): Promise<LoadedResult> {
  const pages = paginationType === 'more' ? Math.min(search.page, Math.floor(mostCards / pageSize) || 1) : 1
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
  const question = countsQuestion(criteria, countedChoices(edition, places), new Date(), box)
  return services.search.counts(editionByKey(edition).languageId, question, { stripWithout, ...optional(signal) })
}

function optional(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}
