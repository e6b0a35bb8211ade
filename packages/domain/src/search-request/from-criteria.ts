import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import type { LanguageId } from '../edition.ts'
import { combine } from './combine.ts'
import { criterionGroups } from './criterion-groups.ts'
import { defaultPageSize, type GeoBox, type LodgingSearch, type SearchParameters } from './search-request.ts'

/** `also` is what the page asks for besides the guest, such as the filter of a search profile. */
export type SearchContext = Readonly<{ language: LanguageId; now: Date; pageSize?: number; also?: SearchParameters }>

type Asked = Omit<Search, 'viewType' | 'box'> & Readonly<{ box?: GeoBox | null }>

/** What the search service is asked for. The same on the server and in the browser for the same `now`. */
export function lodgingSearch(search: Asked, context: SearchContext): LodgingSearch {
  return {
    kind: 'lodging',
    language: context.language,
    parameters: searchParameters(search, context.now, context.also),
    order: search.order === null ? [] : [sortFor(search.order)],
    pageSize: context.pageSize ?? defaultPageSize,
    page: search.page,
  }
}

function searchParameters({ criteria, box }: Asked, now: Date, also: SearchParameters = {}): SearchParameters {
  const inBox = box ? { geoBoundingBox: box } : {}
  return combine([...criterionGroups(criteria, now).values(), inBox, also])
}
