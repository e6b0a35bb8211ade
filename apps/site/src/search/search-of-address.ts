import type { SectionSearch } from '@marram/contract/content/section-shape'
import { type Criteria, criteriaFrom } from '@marram/domain/criteria/criterion'
import type { Search } from '@marram/domain/criteria/search-state'
import { decidesSearch, parseSearchUrl, presentSearchUrl, type SearchUrl } from '@marram/domain/criteria/search-url'
import { parseSearchConfig, type SearchSetting } from './search-setting.ts'
import { isOfStart, withStart } from './search-start.ts'

export function readAddress(query: string): SearchUrl {
  return parseSearchUrl(new URLSearchParams(query))
}

/** Only such an address lets the last search apply, which the cookie holds. */
export function isBareSearch(url: SearchUrl): boolean {
  return !decidesSearch(url) && url.profile === null && url.order === null && url.page === 1
}

/**
 * What an address asks of a search. `filter=1` says that nothing else is asked; without it the search begins as the
 * editors have set it up, or as the named profile has it. Outside the search page criteria belong to the editors; on the
 * page of a place guests may ask for more, but not for other places.
 */
export function searchOfAddress(setting: SearchSetting, query: string, profile: SectionSearch | null = null): Search {
  const url = readAddress(query)
  const { order, page, box } = url
  const isOfPlace = !setting.isMain && setting.leadsToMain === 'beyond-start'
  const mayAsk = setting.isMain || setting.leadsToMain !== 'always'
  const isAsked = mayAsk && !isOfPlace && url.isFiltered
  const viewType = isAsked || new URLSearchParams(query).has('viewType') ? url.viewType : setting.initialView
  if (isAsked) return { criteria: url.criteria, box, order, page, viewType }
  const begun = profile ? parseSearchConfig(profile.searchConfig) : setting.start
  const asked = isOfPlace ? withStart(begun.criteria, url.criteria) : merged(url.criteria, begun.criteria)
  return {
    criteria: mayAsk ? asked : begun.criteria,
    box: mayAsk ? box : null,
    order: order ?? begun.order,
    page,
    viewType,
  }
}

/** Where both ask by the same key, the guest wins. */
function merged(asked: Criteria, begun: Criteria): Criteria {
  return criteriaFrom([...asked, ...begun])
}

/** The query under which the address of the page that holds this search shows it, with its question mark. */
export function addressQuery(setting: SearchSetting, search: Search, url: SearchUrl): string {
  const params = presentSearchUrl(search, url)
  if (!setting.isMain && setting.leadsToMain !== 'never') {
    params.delete('filter')
    for (const [key, criterion] of search.criteria) {
      if (isOfStart(setting.start.criteria, key, criterion)) params.delete(key)
    }
    if (search.viewType !== setting.initialView) params.set('viewType', search.viewType)
    else params.delete('viewType')
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
