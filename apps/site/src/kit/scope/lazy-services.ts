import type { SiteServices } from './site-scope.ts'

/** The clients with many documents and schemas, which share one chunk. */
export type GraphqlServices = Omit<SiteServices, 'booking' | 'search' | 'guestSearch' | 'map'>

type Loaders = {
  readonly graphql: () => Promise<GraphqlServices>
  readonly booking: () => Promise<SiteServices['booking']>
  readonly search: () => Promise<SiteServices['search']>
  readonly guestSearch: () => Promise<SiteServices['guestSearch']>
  readonly map: () => Promise<SiteServices['map']>
}

type Client = Record<string, (...parameters: never[]) => Promise<unknown>>

/**
 * The first page embeds its data, and navigations load prepared data. So the clients and their schemas are loaded only
 * when a service is called directly.
 */
export function lazyServices(load: Loaders): SiteServices {
  const services = once(load.graphql)
  return {
    booking: lazyClient(once(load.booking)),
    broker: lazyClient(async () => (await services()).broker),
    content: lazyClient(async () => (await services()).content),
    search: lazyClient(once(load.search)),
    guestSearch: lazyClient(once(load.guestSearch)),
    map: lazyClient(once(load.map)),
  }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

/** All methods of a client are asynchronous, so the proxy can wait for the client to load. */
function lazyClient<T extends object>(load: () => Promise<T>): T {
  const handler: ProxyHandler<T> = {
    get:
      (_, name) =>
      async (...parameters: never[]) => {
        const client: T & Client = Object(await load())
        return client[String(name)]?.(...parameters)
      },
  }
  return new Proxy<T>(Object.create(null), handler)
}
