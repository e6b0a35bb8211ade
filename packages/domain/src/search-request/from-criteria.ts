import type { Criteria } from '../criteria/criterion.ts'
import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import type { LanguageId } from '../edition.ts'
import { combine } from './combine.ts'
import { criterionGroups } from './criterion-groups.ts'
import { defaultPageSize, type LodgingSearch, type SearchParameters } from './search-request.ts'

/** `also` is what the page asks for besides the guest: the visible part of a map, the filter of a search profile. */
export type SearchContext = Readonly<{ language: LanguageId; now: Date; pageSize?: number; also?: SearchParameters }>

/** What the search service is asked for. The same on the server and in the browser for the same `now`. */
export function lodgingSearch(search: Omit<Search, 'viewType'>, context: SearchContext): LodgingSearch {
  return {
    kind: 'lodging',
    language: context.language,
    parameters: searchParameters(search.criteria, context.now, context.also),
    order: search.order === null ? [] : [sortFor(search.order)],
    pageSize: context.pageSize ?? defaultPageSize,
    page: search.page,
  }
}

function searchParameters(criteria: Criteria, now: Date, also: SearchParameters = {}): SearchParameters {
  return combine([...criterionGroups(criteria, now).values(), also])
}
