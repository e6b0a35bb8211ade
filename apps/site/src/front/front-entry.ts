import type { Page } from '@marram/contract/content/shapes'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { prepareContent } from '../kit/content/prepare-content.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** The editors' page at `/`: the one that the setting names, else the one with the slug of a front page. */
export function frontEntryQuery(scope: SiteScope) {
  const { locale } = editionByKey(scope.edition)
  return queryOptions({
    queryKey: ['front-entry', scope.edition],
    queryFn: async (): Promise<Page | null> => {
      const { content } = scope.services
      const [route, { frontpage }] = await Promise.all([
        content.routeData(locale, { slug: '/' }),
        content.settings(locale, ['frontpage']),
      ])
      const id = frontpage?.page?.id ?? route?.entry.id
      return id === undefined ? null : prepareContent(await content.page(locale, id))
    },
  })
}
