import type { RouteData } from '@marram/contract/content/route-shape'
import { editionByKey } from '@marram/domain/edition'
import { afterFailedRouteData } from '@marram/domain/search-retry'
import { queryOptions } from '@tanstack/react-query'
import { logWarning } from '../log.ts'
import type { SiteScope } from '../scope/site-scope.ts'

/** Looking up a URL failed: responds with 500, for crawlers too. A 404 would make them drop the page. */
export class RouteDataError extends Error {
  override name = 'RouteDataError'
}

type RouteDataMessage =
  | 'Could not determine route data'
  | 'Could not ensure route data'
  | 'Could not perform compiled route data fetch'

export function failRouteData(scope: SiteScope, message: RouteDataMessage, cause: unknown): RouteDataError {
  scope.onRouteDataFailure?.()
  logWarning(message, cause)
  return new RouteDataError(message, { cause })
}

/** No retries after this time: the page times out after 15 s, and a request may itself wait long for the database. */
const triedEnoughMs = 6000

/** The entry or redirect at a path of this edition; null if there is none. */
export function routeDataQuery(scope: SiteScope, path: string) {
  return queryOptions({
    queryKey: ['route', scope.edition, path],
    queryFn: () => loadRouteData(scope, path),
  })
}

async function loadRouteData(scope: SiteScope, path: string): Promise<RouteData | null> {
  const { locale } = editionByKey(scope.edition)
  const startedAt = Date.now()
  for (let requests = 1; ; requests += 1) {
    try {
      return await scope.services.content.routeData(locale, { slug: path })
    } catch (error) {
      const decision = afterFailedRouteData(requests)
      if (decision.kind === 'fail' || Date.now() - startedAt > triedEnoughMs) {
        throw failRouteData(scope, 'Could not perform compiled route data fetch', error)
      }
      await new Promise((resolve) => setTimeout(resolve, decision.afterMs))
    }
  }
}
