import { STATUS_CODES } from 'node:http'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient, type ServiceClient, type ServiceClientOptions } from '@marram/contract/service-client'
import { noteOutage } from '@marram/service-kit/outage'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'

/** In opening order: the search calls the content service at once. */
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

/** The program answers the desk as well, but has no path of its own. */
type Answering = ServiceName | 'program'

/** The handler of each service: the service itself, or a proxy to its URL (remote-services.ts). */
export type Handlers = Partial<Record<Answering, FetchHandler>>

type Base = Pick<
  ServiceClientOptions,
  'name' | 'baseUrl' | 'publicKey' | 'fetch' | 'direct' | 'headers' | 'timeoutMs' | 'readTimeoutMs' | 'onOutage'
>
type Own = Partial<Omit<ServiceClientOptions, 'name' | 'baseUrl' | 'publicKey'>>

/** The only way from site and services to a service, wherever it runs. */
export type Connections = {
  /** For whole requests, such as those below `/services/NAME/`. */
  handler(name: Answering): FetchHandler
  /** Options for clients with a special constructor. */
  options(name: Answering): Base
  client(name: ServiceName, own?: Own): ServiceClient
}

const usualTimeoutMs = 8000
/** Leaves a page enough time to omit a part, or to fail (docs/decisions/073-outages.md). */
const readTimeoutMs = 3000

/**
 * Looks up the service at each call, so that services can be connected before all of them exist. `patience` multiplies
 * all timeouts.
 */
export function createConnections(handlers: Handlers, publicKey: string, patience = 1): Connections {
  const handler = (name: Answering): FetchHandler => {
    return async (request, bindings) => {
      const found = handlers[name]
      if (!found) throw new Error(`The service ${name} is not connected yet.`)
      return found(request, bindings)
    }
  }
  const options = (name: Answering): Base => ({
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
