import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { type ContentClient, createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { compiledRouteData } from '@marram/contract/content/route-shape'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient, type ServiceClient } from '@marram/contract/service-client'
import { ServiceError } from '@marram/contract/service-error'
import type { GraphqlServices } from './lazy-services.ts'

const errors = createGraphqlErrorStore()

/** Typed clients for the browser, which calls the services on its own host. */
export function createBrowserServices(publicKey: string, passCache: boolean): GraphqlServices {
  const fetch = window.fetch.bind(window)
  const serviceAt = (name: string) => createServiceClient({ name, baseUrl: `/services/${name}`, publicKey, fetch })
  const broker = createGraphqlClient({
    client: 'broker',
    service: serviceAt('broker'),
    operations: brokerOperations,
    errors,
  })
  const content = createGraphqlClient({
    client: 'content',
    service: serviceAt('content'),
    operations: contentOperations,
    errors,
  })
  const site = createServiceClient({ name: 'site', baseUrl: '/api', publicKey, fetch })
  return {
    broker: createBrokerClient(broker),
    content: { ...createContentClient(content), routeData: createBrowserRouteData(site, passCache) },
  }
}

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
