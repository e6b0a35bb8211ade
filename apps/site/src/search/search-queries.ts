import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import type { Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import { countsQuestion } from '@marram/domain/search-request/choice-question'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { searchedStay } from '@marram/domain/search-request/searched-stay'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { countedChoices } from './filters/counted-choices.ts'
import type { SearchCard } from './search-answer.ts'
import type { SearchSetting } from './search-setting.ts'

/** What a search shows first. Without counts only the search page's filters are blank. */
type FirstAnswer = { readonly result: LoadedResult; readonly counts: SearchCounts | null }

export function firstAnswerQuery(
  scope: SiteScope,
  setting: SearchSetting,
  search: Search,
  places: readonly PlaceArea[],
) {
  return queryOptions({
    queryKey: ['search', scope.edition, setting.id, questionOf(search)],
    queryFn: async (): Promise<FirstAnswer> => {
      const counts = setting.isMain ? loadCounts(scope, search, places).catch(() => null) : null
      const result = await loadResult(scope, search, setting)
      return { result, counts: await counts }
    },
    retry: false,
  })
}

/** Equal for searches that have the same answer: it matters to nobody whether it is shown as a list or a map. */
export function questionOf(search: Search): string {
  return presentSearchUrl({ ...search, viewType: 'list' }).toString()
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

export type LoadedResult = {
  readonly total: number
  readonly cards: readonly SearchCard[]
  readonly firstPage: number
}

type Paging = Pick<SearchSetting, 'pageSize' | 'paginationType'>

/** A page shows at most so many cards; whoever has pressed "more" often gets the last of them. */
const maxCards = 200
const cardsAtOnce = 100

/** The houses of one page, or where more and more are shown, of all pages up to it. */
export async function loadResult(
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
  const question = countsQuestion(criteria, countedChoices(edition, places), new Date(), box)
  return services.search.counts(editionByKey(edition).languageId, question, { stripWithout, ...optional(signal) })
}

function optional(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {}
}
