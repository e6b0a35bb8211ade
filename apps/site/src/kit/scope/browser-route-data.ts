import type { ContentClient } from '@marram/contract/content/client'
import { compiledRouteData } from '@marram/contract/content/route-shape'
import type { ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'

/**
 * A browser asks the site for what is at an address, not the content service: only the site may look past the cache and
 * at drafts. The host that it asks names the edition. Null if there is nothing.
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
