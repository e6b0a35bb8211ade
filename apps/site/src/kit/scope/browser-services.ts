import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'
import { createBrowserRouteData } from './browser-route-data.ts'
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
