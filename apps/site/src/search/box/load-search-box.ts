import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { orNull } from '../../kit/or-null.ts'
import type { PageContext } from '../../kit/scope/page-context.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import { placesQuery } from '../places-query.ts'

/** Loads the data of a search box. Without places and counts it still leads to the houses. */
export async function loadSearchBox({ scope, queryClient }: PageContext): Promise<void> {
  await Promise.all([
    ensurePageMessages(scope.edition, 'bar'),
    orNull(scope, queryClient.ensureQueryData(freeLodgingsQuery(scope))),
    orNull(scope, queryClient.ensureQueryData(placesQuery(scope))),
  ])
}

/** The number of houses in a search without criteria, as on the search page. */
export function freeLodgingsQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['free-houses', edition],
    queryFn: async () => {
      // Usually the server runs this: browsers get the answer with the page, and need not load the code for it.
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
