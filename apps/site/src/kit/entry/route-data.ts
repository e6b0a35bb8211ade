import type { RouteData } from '@marram/contract/content/route-shape'
import { editionByKey } from '@marram/domain/edition'
import { afterFailedRouteData } from '@marram/domain/search-retry'
import { queryOptions } from '@tanstack/react-query'
import { logWarning } from '../log.ts'
import type { SiteScope } from '../scope/site-scope.ts'

/** An address that could not be looked up: the 500 page, for crawlers too. Never a 404, which says that nothing is there. */
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

/** A page is given up after 15 s. Tries that wait for a database are long themselves, so there are fewer of them. */
const triedEnoughMs = 6000

/** What stands at a path of this edition; null where nothing does. */
export function routeDataQuery(scope: SiteScope, path: string) {
  return queryOptions({
    queryKey: ['route', scope.edition, path],
    queryFn: () => loadRouteData(scope, path),
    // The retries of route data have their own rule.
    retry: false,
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
