import type { SearchPoint } from '@marram/contract/search/client'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { questionOf } from '../search-queries.ts'
import { withRetries } from '../with-retries.ts'

/**
 * Every house that fits, on all pages and beyond the part of the map that is searched in: whoever moves the map sees
 * what there is before the list has followed. Null before the map was asked for, or when they cannot be had.
 */
export function useSearchPoints(criteria: Criteria, isWanted: boolean): readonly SearchPoint[] | null {
  const { scope } = usePageContext()
  const search = { ...emptySearch, criteria }
  const { data } = useQuery({
    queryKey: ['search-points', scope.edition, questionOf(search)],
    queryFn: ({ signal }) => {
      const wanted = lodgingSearch(search, { language: editionByKey(scope.edition).languageId, now: new Date() })
      return withRetries(() => scope.services.search.points(wanted, { signal }), signal)
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    // The library of the map keeps a slow machine busy for longer than an answer may take.
    retry: 2,
  })
  return data ?? null
}
