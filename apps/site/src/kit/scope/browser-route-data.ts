import type { ContentClient } from '@marram/contract/content/client'
import { compiledRouteData } from '@marram/contract/content/route-shape'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'

/**
 * A browser looks up a path through the site, not the content service: only the site may bypass the cache and see
 * drafts. The host name determines the edition. Null if the path is unknown.
 */
export function createBrowserRouteData(site: ServiceClient, passCache: boolean): ContentClient['routeData'] {
  return async (_locale, at, options) => {
    const body = passCache ? { ...at, passCache } : at
    try {
      return await site.read('/getCompiledRouteData', { body, reply: compiledRouteData, ...options })
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'not-found') return null
      throw error
    }
  }
}
