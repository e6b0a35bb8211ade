import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/**
 * The tree of places: names for numbers, and the filters' choices. A separate query, because the front page needs
 * nothing else of a search.
 */
export function placesQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['places', edition],
    queryFn: () => services.broker.places(editionByKey(edition).languageId),
  })
}
