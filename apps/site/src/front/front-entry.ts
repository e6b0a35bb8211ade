import type { Page } from '@marram/contract/content/shapes'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { prepareContent } from '../kit/content/prepare-content.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** The editors' page at `/`; null where they have none. */
export function frontEntryQuery(scope: SiteScope) {
  const { locale } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['front-entry', scope.edition],
    queryFn: async (): Promise<Page | null> => {
      const { content } = scope.services
      const route = await content.routeData(locale, { slug: '/' })
      return route ? prepareContent(await content.page(locale, route.entry.id)) : null
    },
  })
}
