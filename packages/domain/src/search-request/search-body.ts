import { dataStatusIndex, freeTextIndex, lastMinuteIndex, optionsIndex } from '../search-index.ts'
import { filterString } from './filter-string.ts'
import type { SearchParameters, SearchRequest } from './search-request.ts'

/** The body of a request to an index of the search service. */
export type SearchBody = Readonly<{
  q: string
  hitsPerPage: number
  page: number
  sort: readonly string[]
  filter: string
}>

export function searchIndex(request: SearchRequest): string {
  switch (request.kind) {
    case 'lodging':
      return request.parameters.lastMinute
        ? lastMinuteIndex(request.language)
        : optionsIndex(request.language, singleDuration(request.parameters))
    case 'free-text':
      return freeTextIndex(request.language, request.locale)
    case 'data-status':
      return dataStatusIndex
  }
}

export function searchBody(request: SearchRequest): SearchBody {
  return {
    q: request.parameters.text ?? '',
    hitsPerPage: request.pageSize,
    page: request.page,
    sort: orderSort(request),
    filter: filterString(request.parameters),
  }
}

export function orderSort({ order }: Pick<SearchRequest, 'order'>): string[] {
  return order.map(({ property, direction }) => `${property}:${direction.toLowerCase()}`)
}

function singleDuration({ durations }: SearchParameters): number | null {
  return durations?.comparator === '=' && typeof durations.value === 'number' ? durations.value : null
}
