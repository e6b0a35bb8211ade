import type { RouteData } from '@marram/contract/content/route-shape'
import { GraphqlFailure } from '@marram/contract/graphql-errors'
import { ServiceError } from '@marram/contract/service-error'
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

/** No retries after this time: all four requests fit into the 4 s that a page has, unless one of them is slow. */
const retryWindowMs = 2500

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
      if (decision.kind === 'fail' || isHopeless(error) || Date.now() - startedAt > retryWindowMs) {
        throw failRouteData(scope, 'Could not perform compiled route data fetch', error)
      }
      await new Promise((resolve) => setTimeout(resolve, decision.afterMs))
    }
  }
}

/**
 * The server knows which service is down; it will not be back within seconds. A browser may have lost its own
 * connection, so it retries.
 */
function isHopeless(error: unknown): boolean {
  if (typeof window !== 'undefined') return false
  if (error instanceof GraphqlFailure) return error.statusCode === 503
  return error instanceof ServiceError && error.status === 503
}
