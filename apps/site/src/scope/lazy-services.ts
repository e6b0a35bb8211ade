import type { SiteServices } from './site-scope.ts'

type Client = Record<string, (...parameters: never[]) => Promise<unknown>>

/**
 * A first page brings its data along, and after a click they come as stored data: the clients with their schemas are
 * fetched only when something is asked of a service itself.
 */
export function lazyServices(load: () => Promise<SiteServices>): SiteServices {
  let loading: Promise<SiteServices> | undefined
  const services = (): Promise<SiteServices> => {
    loading ??= load()
    return loading
  }
  return {
    broker: lazyClient(async () => (await services()).broker),
    content: lazyClient(async () => (await services()).content),
  }
}

/** Every method of a client is asynchronous, so it can wait for the client itself. */
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
