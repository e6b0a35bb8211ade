import { type AuthClient, createAuthClient } from '@marram/contract/auth/client'
import { createBookingClient } from '@marram/contract/booking/client'
import { createBrokerClient, rememberHeader } from '@marram/contract/broker/client'
import { brokerOperations } from '@marram/contract/broker/documents'
import { createContentClient } from '@marram/contract/content/client'
import { contentOperations } from '@marram/contract/content/documents'
import { createGraphqlClient, type GraphqlClient } from '@marram/contract/graphql-client'
import type { GraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createSearchClient } from '@marram/contract/search/client'
import { createGuestSearch } from '@marram/contract/search/guest-search-source'
import { searchFetch } from '@marram/contract/search/search-fetch'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { Log } from '@marram/service-kit/logging'
import { noteOutage } from '@marram/service-kit/outage'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import { createMapClient } from '@marram/site/server/map/map-around'
import type { SiteMap } from '@marram/site/server/map/site-map'
import type { Connections } from './connections.ts'
import { type RememberOptions, rememberReplies } from './reply-cache.ts'

export type ClientsOptions = {
  readonly connections: Connections
  readonly searchKey: string
  readonly errors: GraphqlErrorStore
  readonly onTags: (tags: readonly string[]) => void
  /** Includes drafts. */
  readonly previewKey?: string
  /** Set if replies are shared with other pages. Without it every request is sent. */
  readonly remember?: Omit<RememberOptions, 'onTags'>
}

/** The typed clients used to render a page. */
export function createClients({ connections, searchKey, errors, onTags, previewKey, remember }: ClientsOptions) {
  const previewHeaders = () => ({
    ...outgoingHeaders(),
    ...(previewKey !== undefined && { 'x-preview-key': previewKey }),
  })
  const tagOptions = remember ? {} : { onTags }
  const sharedHeaders = () => ({ ...outgoingHeaders(), ...(remember && { [rememberHeader]: '1' }) })
  const remembered = (client: GraphqlClient): GraphqlClient =>
    remember ? rememberReplies(client, { ...remember, onTags }) : client
  const broker = createGraphqlClient({
    client: 'broker',
    service: connections.client('broker', { ...tagOptions, headers: sharedHeaders }),
    operations: brokerOperations,
    errors,
    onOutage: noteOutage,
  })
  const content = createGraphqlClient({
    client: 'content',
    service: connections.client('content', { ...tagOptions, headers: previewHeaders }),
    operations: contentOperations,
    errors,
    onOutage: noteOutage,
  })
  const search = connections.client('search', {
    onTags,
    // A header instead of a user's token: it is the same for all, so that calls need no request.
    headers: () => ({ ...outgoingHeaders(), authorization: `Bearer ${searchKey}` }),
    fetch: searchFetch(connections.options('search').fetch),
  })
  return {
    booking: createBookingClient(connections.client('booking', { onTags })),
    broker: createBrokerClient(remembered(broker)),
    content: createContentClient(remembered(content), { isPreview: previewKey !== undefined }),
    search: createSearchClient(search),
  }
}

type OfEdition = { readonly edition: EditionKey; readonly map: SiteMap | null }

/** The same with a guest's search, which asks search and broker, and with the map. */
export function withGuestSearch<C extends ReturnType<typeof createClients>>(clients: C, { edition, map }: OfEdition) {
  return { ...clients, guestSearch: createGuestSearch(clients, edition), map: createMapClient(map, edition) }
}

/** Calls the auth service for any visitor, whose token comes with each call. */
export function createVisitorsAuth(connections: Connections, log: Log): AuthClient {
  return createAuthClient({
    connect: (token) => connections.client('auth', { bearer: () => token }),
    warn: (message, reply) => log.warn({ reply }, message),
  })
}
