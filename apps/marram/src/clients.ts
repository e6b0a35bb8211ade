import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import type { GraphqlErrorStore } from '@marram/contract/graphql-errors'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { Services } from './services.ts'

export type ClientsOptions = {
  readonly services: Services
  readonly publicKey: string
  readonly errors: GraphqlErrorStore
  readonly onTags: (tags: readonly string[]) => void
}

const timeoutMs = 8000

/** The typed clients a page is rendered with. The services stand in the same process, so nothing crosses the network. */
export function createClients({ services, publicKey, errors, onTags }: ClientsOptions) {
  const service = createServiceClient({
    name: 'broker',
    baseUrl: 'http://broker.internal',
    publicKey,
    fetch: inProcessFetch(services.broker),
    headers: outgoingHeaders,
    timeoutMs,
    onTags,
  })
  const graphql = createGraphqlClient({ client: 'broker', service, operations: brokerOperations, errors })
  return { broker: createBrokerClient(graphql) }
}
