import { type BrokerClient, createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createServiceClient } from '@marram/contract/service-client'

/** The broker of a running program, over HTTP. */
export function brokerAt(port: number): BrokerClient {
  const service = createServiceClient({
    name: 'broker',
    baseUrl: `http://127.0.0.1:${port}/services/broker`,
    publicKey: 'marram-demo',
    fetch: (url, init) => fetch(url, init),
  })
  const errors = createGraphqlErrorStore()
  return createBrokerClient(createGraphqlClient({ client: 'bench', service, operations: brokerOperations, errors }))
}
