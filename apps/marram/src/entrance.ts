import type { SocketBindings } from '@marram/service-kit/client-address'
import { type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import type { Health } from '@marram/service-kit/health'
import type { FetchHandler } from '@marram/service-kit/service'
import { strictTransport } from '@marram/site/server/kit/content-security'
import type { Site } from '@marram/site/server/site'
import { type Connections, serviceNames } from './connections.ts'
import { type Reflector, reflectionAddress } from './reflection.ts'

export type EntranceOptions = {
  readonly connections: Connections
  readonly site: Site
  readonly health: Health
  readonly metrics: FetchHandler | null
  /** Tells `marram doctor` how a request arrives. */
  readonly reflect: Reflector
  /** True if the request arrived over HTTPS. */
  readonly isHttps: (request: Request) => boolean
}

const operations: readonly string[] = ['/healthz', '/readyz', '/metrics']

/** True for requests by operators, not guests. */
export function isOperation(address = ''): boolean {
  return operations.some((path) => address.startsWith(path))
}

/** The single entry point: operations, services below their prefix, the site for the rest. */
export function createEntrance({
  connections,
  site,
  health,
  metrics,
  reflect,
  isHttps,
}: EntranceOptions): FetchHandler {
  const mounted = new Map<string, FetchHandler>(serviceNames.map((name) => [name, connections.handler(name)]))
  const answer = async (request: Request, bindings?: SocketBindings): Promise<Response> => {
    const url = new URL(request.url)
    const refusal = findRefusal(request.method, url)
    if (refusal) return replyRefusal(refusal)
    const path = url.pathname.replace(/\/$/, '')
    if (path === '/healthz') return health.alive()
    if (path === '/readyz') return health.ready()
    if (path === '/metrics' && metrics) return metrics(request)
    const reflection = path === reflectionAddress ? await reflect(request, bindings) : null
    if (reflection) return reflection
    const [, prefix, name = '', ...rest] = url.pathname.split('/')
    const service = prefix === 'services' ? mounted.get(name) : undefined
    if (!service) return site.app.fetch(request, bindings)
    url.pathname = `/${rest.join('/')}`
    return service(new Request(url, request), bindings)
  }
  return async (request, bindings) => secured(await answer(request, bindings), isHttps(request))
}

/** Adds security headers to every response: no content sniffing, and over HTTPS strict transport security. */
function secured(response: Response, isHttps: boolean): Response {
  const { headers } = response
  if (!headers.has('X-Content-Type-Options')) headers.set('X-Content-Type-Options', 'nosniff')
  if (isHttps && !headers.has(strictTransport.name)) headers.set(strictTransport.name, strictTransport.value)
  return response
}

const untraceable = new Set(['TRACE', 'TRACK', 'CONNECT'])

/** Rejects requests that pass the HTTP server but cannot become a Request, as a service below a prefix needs it. */
function findRefusal(method: string, { username, password }: URL): Refusal | null {
  if (untraceable.has(method.toUpperCase())) {
    return refuse(405, 'wrong-method', `The method ${method} is not supported.`, { headers: { allow: 'GET, HEAD' } })
  }
  if (username === '' && password === '') return null
  return refuse(400, 'malformed-request', 'A URL must not contain a user name.')
}
