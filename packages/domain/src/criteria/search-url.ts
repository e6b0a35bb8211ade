import { parsePageNumber } from '../page-number.ts'
import { defaultViewType, parseViewType } from '../view-type.ts'
import { type Criteria, type Criterion, criteriaFrom } from './criterion.ts'
import { parseGeoBox, presentGeoBox } from './geo-box.ts'
import { type CriterionKey, criterionDefinition, isCriterionKey } from './key.ts'
import { parseOrder, presentOrder } from './order.ts'
import { boxKey, childrenKey, isCampaignParameter } from './query-order.ts'
import { fittingChildren } from './search-party.ts'
import type { Search } from './search-state.ts'
import { parseUrlValue, presentUrlValue } from './url-value.ts'

/**
 * Query of the search page. `isFiltered` is `filter=1`, `isResult` is `result=1`, `campaign` the tracking parameters.
 */
export type SearchUrl = Search &
  Readonly<{
    isFiltered: boolean
    isResult: boolean
    profile: string | null
    campaign: readonly (readonly [string, string])[]
  }>

export function parseSearchUrl(params: URLSearchParams): SearchUrl {
  const criteria = parseCriteria(params)
  return {
    criteria,
    children: fittingChildren(criteria, parseCount(params.get(childrenKey))),
    box: parseGeoBox(params.get(boxKey)),
    order: parseOrder(params.get('order')),
    page: parsePageNumber(params.get('page')),
    viewType: parseViewType(params.get('viewType')),
    isFiltered: params.get('filter') === '1',
    isResult: params.get('result') === '1',
    profile: parseProfile(params.get('profile')),
    campaign: [...params].filter(([key]) => isCampaignParameter(key)),
  }
}

/** True if the link contains a search; otherwise the cookie decides. */
export function decidesSearch(url: SearchUrl): boolean {
  return url.isFiltered || url.criteria.size > 0 || url.box !== null
}

/** Equal searches give equal links: fixed order, no default values, and always `filter=1`. */
export function presentSearchUrl(search: Search, rest: Partial<SearchUrl> = {}): URLSearchParams {
  const params = new URLSearchParams({ filter: '1' })
  for (const [key, criterion] of search.criteria) params.set(key, presentUrlValue(key, criterion))
  if (search.children > 0) params.set(childrenKey, String(search.children))
  if (search.box !== null) params.set(boxKey, presentGeoBox(search.box))
  if (search.order !== null) params.set('order', presentOrder(search.order))
  if (search.page > 1) params.set('page', String(search.page))
  if (search.viewType !== defaultViewType) params.set('viewType', search.viewType)
  if (rest.isResult) params.set('result', '1')
  if (rest.profile) params.set('profile', rest.profile)
  for (const [key, value] of rest.campaign ?? []) params.append(key, value)
  return params
}

function parseCriteria(params: URLSearchParams): Criteria {
  const entries: [CriterionKey, Criterion][] = []
  for (const key of new Set(params.keys())) {
    if (!isCriterionKey(key)) continue
    const criterion = parseUrlValue(key, rawValue(key, params))
    if (criterion !== null) entries.push([key, criterion])
  }
  return criteriaFrom(entries)
}

/** A form without script repeats the key for every ticked box of a list. */
function rawValue(key: CriterionKey, params: URLSearchParams): string {
  return criterionDefinition(key).urlType === 'list' ? params.getAll(key).join(',') : (params.get(key) ?? '')
}

function parseCount(input: string | null): number {
  return input !== null && /^\d{1,2}$/.test(input) ? Number(input) : 0
}

function parseProfile(input: string | null): string | null {
  return input !== null && /^[\w-]{1,60}$/.test(input) ? input : null
}
