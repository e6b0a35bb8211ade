import type { Page } from '@marram/contract/content/shapes'
import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import { prepareContent } from '../kit/content/prepare-content.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export function lodgingCountQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['lodging-count', edition],
    queryFn: () => services.broker.lodgingCount(editionByKey(edition).languageId),
  })
}

export function areasQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['areas', edition],
    queryFn: () => services.broker.areas(editionByKey(edition).languageId),
  })
}

export function freeSoonQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['free-soon', edition],
    queryFn: () => services.broker.featuredLodgings({ lan: editionByKey(edition).languageId, limit: 6, duration: 7 }),
  })
}

/** The editors' pages of places, to lead from a place to its page. */
export function areaPagesQuery({ services, edition }: SiteScope) {
  return queryOptions({
    queryKey: ['area-pages', edition],
    queryFn: async () => {
      const areas = await services.content.areas(editionByKey(edition).locale)
      return areas.map(({ bsId, path }) => ({ areaId: bsId, path }))
    },
  })
}

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

/** The searches that editors have put on the front page; the code for them comes only where there are any. */
export async function loadFrontSearches(context: PageContext): Promise<void> {
  const page = await context.queryClient.ensureQueryData(frontEntryQuery(context.scope))
  if (!page?.sections.some(({ __typename }) => __typename === 'SectionSearch')) return
  const { loadSearchesIn } = await import('../search/searches-of.ts')
  await loadSearchesIn(context, page.sections)
}
