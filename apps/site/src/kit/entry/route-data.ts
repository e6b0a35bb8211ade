import type { RouteData } from '@marram/contract/content/route-shape'
import { editionByKey } from '@marram/domain/edition'
import { afterFailedRouteData } from '@marram/domain/search-retry'
import { queryOptions } from '@tanstack/react-query'
import { logWarning } from '../log.ts'
import type { SiteScope } from '../scope/site-scope.ts'

/** An address that could not be looked up: the 500 page, for crawlers too. */
export class RouteDataError extends Error {
  override name = 'RouteDataError'
}

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
  for (let requests = 1; ; requests += 1) {
    try {
      return await scope.services.content.routeData(locale, { slug: path })
    } catch (error) {
      const decision = afterFailedRouteData(requests)
      if (decision.kind === 'fail') {
        scope.onRouteDataFailure?.()
        logWarning('Could not perform compiled route data fetch', error)
        throw new RouteDataError('Could not perform compiled route data fetch', { cause: error })
      }
      await new Promise((resolve) => setTimeout(resolve, decision.afterMs))
    }
  }
}
