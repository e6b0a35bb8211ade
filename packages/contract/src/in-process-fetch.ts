import type { Fetch } from './service-client.ts'

/** Calls a service in the same process the way it would be called over HTTP. */
export function inProcessFetch(handler: (request: Request) => Response | Promise<Response>): Fetch {
  return async (url, init) => handler(new Request(url, init))
}
