import { editionByKey } from '@marram/domain/edition'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** A multiple of three and of two, so that rows are complete. */
export const picturesPerPage = 12

function lanOf({ edition }: SiteScope) {
  return editionByKey(edition).languageId
}

/** The latest contests, newest first. */
export function contestsQuery(scope: SiteScope) {
  return queryOptions({
    queryKey: ['contests', scope.edition],
    queryFn: () => scope.services.broker.photoContests({ lan: lanOf(scope) }),
  })
}

export function contestQuery(scope: SiteScope, year: number) {
  return queryOptions({
    queryKey: ['contest', scope.edition, year],
    queryFn: async () => (await scope.services.broker.photoContests({ lan: lanOf(scope), years: [year] }))[0] ?? null,
  })
}

export function contestImagesQuery(scope: SiteScope, contestId: number, page: number) {
  return queryOptions({
    queryKey: ['contest-images', contestId, page],
    queryFn: () => scope.services.broker.contestImages({ contestId, page, pageSize: picturesPerPage }),
  })
}

/** Pictures and their texts are the same in every edition. */
export function contestImageQuery(scope: SiteScope, contestId: number, imageSlug: string) {
  return queryOptions({
    queryKey: ['contest-image', contestId, imageSlug],
    queryFn: () => scope.services.broker.contestImage({ contestId, imageSlug }),
  })
}
