import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
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
