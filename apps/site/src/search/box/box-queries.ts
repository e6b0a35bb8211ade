import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../../kit/scope/site-scope.ts'

/** How many houses a search without a wish finds: what the search page would say. */
export function freeHousesQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['free-houses', edition],
    queryFn: async () => {
      // Asked by the server as a rule: a browser has the answer with the page, and need not carry how to ask.
      const [{ emptySearch }, { lodgingSearch }] = await Promise.all([
        import('@marram/domain/criteria/search-state'),
        import('@marram/domain/search-request/from-criteria'),
      ])
      const language = editionByKey(edition).languageId
      return (await services.search.lodgings(lodgingSearch(emptySearch, { language, now: new Date(), pageSize: 1 })))
        .total
    },
  })
}
