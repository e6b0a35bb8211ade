import type { SectionSearch } from '@marram/contract/content/section-shape'
import { type Criteria, criteriaFrom } from '@marram/domain/criteria/criterion'
import { fittingChildren } from '@marram/domain/criteria/search-party'
import type { Search } from '@marram/domain/criteria/search-state'
import { decidesSearch, parseSearchUrl, presentSearchUrl, type SearchUrl } from '@marram/domain/criteria/search-url'
import { parseSearchConfig, type SearchSetting } from './search-setting.ts'
import { isOfStart, withStart } from './search-start.ts'

export function readAddress(query: string): SearchUrl {
  return parseSearchUrl(new URLSearchParams(query))
}

/** Only at such a URL does the last search, stored in the cookie, apply. */
export function isBareSearch(url: SearchUrl): boolean {
  return !decidesSearch(url) && url.profile === null && url.order === null && url.page === 1
}

/**
 * The search at a URL. `filter=1` means that the URL is complete; without it the search starts with the editors' or the
 * profile's criteria. Outside the search page the editors set the criteria; on the page of a place guests may add
 * criteria, but not other places.
 */
export function searchOfAddress(setting: SearchSetting, query: string, profile: SectionSearch | null = null): Search {
  const url = readAddress(query)
  const { children, order, page, box } = url
  const isOfPlace = !setting.isMain && setting.leadsToMain === 'beyond-start'
  const mayAsk = setting.isMain || setting.leadsToMain !== 'always'
  const isComplete = mayAsk && !isOfPlace && url.isFiltered
  const viewType = isComplete || new URLSearchParams(query).has('viewType') ? url.viewType : setting.initialView
  if (isComplete) return { criteria: url.criteria, children, box, order, page, viewType }
  const initial = profile ? parseSearchConfig(profile.searchConfig) : setting.start
  const combined = isOfPlace ? withStart(initial.criteria, url.criteria) : merged(url.criteria, initial.criteria)
  const criteria = mayAsk ? combined : initial.criteria
  return {
    criteria,
    children: mayAsk ? fittingChildren(criteria, children) : 0,
    box: mayAsk ? box : null,
    order: order ?? initial.order,
    page,
    viewType,
  }
}

/** If both have the same key, the guest's value wins. */
function merged(guest: Criteria, initial: Criteria): Criteria {
  return criteriaFrom([...guest, ...initial])
}

/** The query for this search in the URL of its page, with its question mark. */
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
