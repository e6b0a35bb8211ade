import { type AuthClient, createAuthClient } from '@marram/contract/auth/client'
import { createBookingClient } from '@marram/contract/booking/client'
import { createBrokerClient } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient } from '@marram/contract/graphql-client'
import type { GraphqlErrorStore } from '@marram/contract/graphql-errors'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createSearchClient } from '@marram/contract/search/client'
import { searchFetch } from '@marram/contract/search/search-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import type { Log } from '@marram/service-kit/logging'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import type { Services } from './services.ts'

export type ClientsOptions = {
  readonly services: Pick<Services, 'booking' | 'broker' | 'content' | 'search'>
  readonly publicKey: string
  readonly searchKey: string
  readonly errors: GraphqlErrorStore
  readonly onTags: (tags: readonly string[]) => void
  /** Shows drafts. */
  readonly previewKey?: string
}

const timeoutMs = 8000
/** A page waits for its houses only so long: it says so and looks again in the browser. */
const searchTimeoutMs = 3000

/** The typed clients a page is rendered with. The services stand in the same process, so nothing crosses the network. */
export function createClients({ services, publicKey, searchKey, errors, onTags, previewKey }: ClientsOptions) {
  const previewHeaders = () => ({
    ...outgoingHeaders(),
    ...(previewKey !== undefined && { 'x-preview-key': previewKey }),
  })
  const serviceOf = (name: string, handler: FetchHandler, headers = outgoingHeaders) =>
    createServiceClient({
      name,
      baseUrl: `http://${name}.internal`,
      publicKey,
      fetch: inProcessFetch(handler),
      headers,
      timeoutMs,
      onTags,
    })
  const broker = createGraphqlClient({
    client: 'broker',
    service: serviceOf('broker', services.broker),
    operations: brokerOperations,
    errors,
  })
  const content = createGraphqlClient({
    client: 'content',
    service: serviceOf('content', services.content, previewHeaders),
    operations: contentOperations,
    errors,
  })
  return {
    booking: createBookingClient(serviceOf('booking', services.booking)),
    broker: createBrokerClient(broker),
    content: createContentClient(content, { isPreview: previewKey !== undefined }),
    search: createSearchClient(
      createServiceClient({
        name: 'search',
        baseUrl: 'http://search.internal',
        publicKey,
        bearer: () => searchKey,
        fetch: searchFetch(inProcessFetch(services.search)),
        headers: outgoingHeaders,
        timeoutMs: searchTimeoutMs,
        onTags,
      }),
    ),
  }
}

/** Asks the auth service for any visitor: whose token it is comes with each call. */
export function createVisitorsAuth(auth: FetchHandler, publicKey: string, log: Log): AuthClient {
  const shared = { name: 'auth', baseUrl: 'http://auth.internal', publicKey, fetch: inProcessFetch(auth), timeoutMs }
  return createAuthClient({
    connect: (token) => createServiceClient({ ...shared, headers: outgoingHeaders, bearer: () => token }),
    warn: (message, reply) => log.warn({ reply }, message),
  })
}
