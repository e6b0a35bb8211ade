import { STATUS_CODES } from 'node:http'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from '@marram/contract/service-client'
import { noteOutage } from '@marram/service-kit/outage'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'

/** In the order in which they are opened: the search asks the content service at once. */
export const serviceNames = [
  'auth',
  'booking',
  'broker',
  'content',
  'favorites',
  'images',
  'search',
  'workers',
] as const
export type ServiceName = (typeof serviceNames)[number]

/** Who answers for each service: the service itself, or one that passes on to a URL (remote-services.ts). */
export type Handlers = Partial<Record<ServiceName, FetchHandler>>

type Base = Pick<
  ServiceClientOptions,
  'name' | 'baseUrl' | 'publicKey' | 'fetch' | 'direct' | 'headers' | 'timeoutMs' | 'readTimeoutMs' | 'onOutage'
>
type Own = Partial<Omit<ServiceClientOptions, 'name' | 'baseUrl' | 'publicKey'>>

/** The one way from site and services to a service, wherever it runs. */
export type Connections = {
  /** For whole requests, such as those below `/services/NAME/`. */
  handler(name: ServiceName): FetchHandler
  /** What a client of the service is made with, for those that are made in their own way. */
  options(name: ServiceName): Base
  client(name: ServiceName, own?: Own): ServiceClient
}

const usualTimeoutMs = 8000
/** A page goes without a part, or gives up, while there is time left to say so (docs/decisions/073-outages.md). */
const readTimeoutMs = 3000

/**
 * A service is looked up at each call, so that services may be connected before all of them are there. With `patience` each
 * of them may take so many times as long.
 */
export function createConnections(handlers: Handlers, publicKey: string, patience = 1): Connections {
  const handler = (name: ServiceName): FetchHandler => {
    return async (request, bindings) => {
      const found = handlers[name]
      if (!found) throw new Error(`The service ${name} is not there yet.`)
      return found(request, bindings)
    }
  }
  const options = (name: ServiceName): Base => ({
    name,
    baseUrl: `http://${name}.internal`,
    publicKey,
    fetch: inProcessFetch(handler(name), STATUS_CODES),
    direct: async (question) => (await handlers[name]?.answer?.(question)) ?? null,
    headers: outgoingHeaders,
    onOutage: noteOutage,
    timeoutMs: usualTimeoutMs * patience,
    readTimeoutMs: readTimeoutMs * patience,
  })
  const client: Connections['client'] = (name, own = {}) => {
    const timeoutMs = (own.timeoutMs ?? usualTimeoutMs) * patience
    return createServiceClient({ ...options(name), ...own, timeoutMs })
  }
  return { handler, options, client }
}
