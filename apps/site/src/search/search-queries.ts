import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { SearchCounts } from '@marram/contract/search/client'
import type { Search } from '@marram/domain/criteria/search-state'
import { presentSearchUrl } from '@marram/domain/criteria/search-url'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { type LoadedResult, loadCounts, loadResult } from './load-answer.ts'
import type { SearchSetting } from './search-setting.ts'

/** What a search shows first. Without counts only the search page's filters are blank. */
export type FirstAnswer = { readonly result: LoadedResult; readonly counts: SearchCounts | null }

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
