import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import type { LanguageId } from '../edition.ts'
import { combine } from './combine.ts'
import { criterionGroups } from './criterion-groups.ts'
import { defaultPageSize, type GeoBox, type LodgingSearch, type SearchParameters } from './search-request.ts'

/** `also` holds the page's own conditions, such as the filter of a search profile. */
export type SearchContext = Readonly<{ language: LanguageId; now: Date; pageSize?: number; also?: SearchParameters }>

type RequestedSearch = Pick<Search, 'criteria' | 'order' | 'page'> & Readonly<{ box?: GeoBox | null }>

/** Builds the request for the search service. The server and the browser build the same for the same `now`. */
export function lodgingSearch(search: RequestedSearch, context: SearchContext): LodgingSearch {
  return {
    kind: 'lodging',
    language: context.language,
    parameters: searchParameters(search, context.now, context.also),
    order: search.order === null ? [] : [sortFor(search.order)],
    pageSize: context.pageSize ?? defaultPageSize,
    page: search.page,
  }
}

function searchParameters(
  { criteria, box }: RequestedSearch,
  now: Date,
  also: SearchParameters = {},
): SearchParameters {
  const inBox = box ? { geoBoundingBox: box } : {}
  return combine([...criterionGroups(criteria, now).values(), inBox, also])
}
