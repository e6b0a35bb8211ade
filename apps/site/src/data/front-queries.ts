import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../scope/site-scope.ts'

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
