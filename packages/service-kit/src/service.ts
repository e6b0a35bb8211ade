import { type Context, Hono } from 'hono'
import { accessLog } from './access-log.ts'
import { type BodyLimit, bodyLimit } from './body-limit.ts'
import type { SocketBindings, TrustProxy } from './client-address.ts'
import { handleError, handleNotFound, refuseCredentialsInUrl } from './failures.ts'
import type { Health } from './health.ts'
import { requirePublicKey } from './keys.ts'
import type { Log } from './logging.ts'
import { type Metrics, measureRequests } from './metrics.ts'
import { watchOutages } from './outage.ts'
import { type RateLimit, rateLimit } from './rate-limit.ts'
import { requestContext } from './request-context.ts'
import { timeLimit } from './time-limit.ts'
import { traceRequests } from './trace-requests.ts'

/** A call within the process, before serialisation as a request. */
export type DirectQuestion = {
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

export type DirectReply = { readonly body: unknown; readonly tags: readonly string[] }

/** The interface of every service. `bindings` come from the HTTP server and are absent in process. */
export type FetchHandler = ((request: Request, bindings?: SocketBindings) => Promise<Response>) & {
  /**
   * Returns the body of the 200 response, without Request, JSON and Response in between. Null if a request is needed:
   * for refusals, and for calls that count against a caller's limit.
   */
  readonly answer?: (question: DirectQuestion) => Promise<DirectReply | null>
}

/** A handler that always supports direct calls. */
export type DirectHandler = FetchHandler & Required<Pick<FetchHandler, 'answer'>>

export type ServiceOptions = {
  name: string
  log: Log
  /** Null allows every caller, as for pictures, whose requests cannot carry a header. */
  publicKeys: readonly string[] | null
  metrics?: Metrics
  /** Only for a service in its own process; the all-in-one program has one for all. */
  health?: Health
  trustProxy?: TrustProxy
  body?: BodyLimit
  /** Paths whose handlers stream the body, with separate limits. */
  streamed?: { paths: readonly string[]; timeLimitMs: number }
  timeLimitMs?: number
  /** For GET and HEAD, while a visitor looks at a blank window. */
  readLimitMs?: number
  rateLimit?: RateLimit
  /** Sees each reply last, including refusals by limits and failures. */
  present?: (c: Context<{ Bindings: SocketBindings }>) => Promise<void>
}

/**
 * A Hono app with the common parts of every service. Register paths without a trailing slash: both forms reach them.
 */
export function createService(options: ServiceOptions): Hono<{ Bindings: SocketBindings }> {
  const { name, metrics, health, publicKeys } = options
  const log = options.log.child({ service: name })
  const app = new Hono<{ Bindings: SocketBindings }>({ getPath: pathWithoutTrailingSlash })
  app.onError(handleError(log))
  app.notFound(handleNotFound(app))
  app.use(requestContext({ trustProxy: options.trustProxy ?? false }))
  if (health) app.route('/', health.routes)
  const traced = traceRequests(name)
  if (traced) app.use(traced)
  app.use(accessLog(log))
  app.use((_c, next) => watchOutages(next))
  const { present } = options
  if (present) app.use((c, next) => next().then(() => present(c)))
  app.use(refuseCredentialsInUrl)
  if (metrics) app.use(measureRequests(metrics, name))
  if (options.rateLimit) app.use(rateLimit(options.rateLimit))
  if (publicKeys) app.use(requirePublicKey(publicKeys))
  const whole = bodyLimit(options.body ?? { maxBytes: 1_048_576 })
  const { timeLimitMs = 10_000, readLimitMs = timeLimitMs } = options
  const { paths: streamed = [], timeLimitMs: streamedMs = 0 } = options.streamed ?? {}
  const patient = timeLimit({ ms: streamedMs })
  const usual = timeLimit({ ms: timeLimitMs })
  const reading = timeLimit({ ms: readLimitMs })
  const isRead = (method: string) => method === 'GET' || method === 'HEAD'
  app.use((c, next) => (streamed.includes(c.req.path) ? next() : whole(c, next)))
  app.use((c, next) => {
    if (streamed.includes(c.req.path)) return patient(c, next)
    return isRead(c.req.method) ? reading(c, next) : usual(c, next)
  })
  return app
}

export function toFetchHandler(app: Hono<{ Bindings: SocketBindings }>): FetchHandler {
  return async (request, bindings) => app.fetch(request, bindings)
}

function pathWithoutTrailingSlash(request: Request): string {
  const { pathname } = new URL(request.url)
  // Matches only from the start of a run of slashes: trying at each slash took seconds for thousands of them.
  const end = pathname.search(/(?<!\/)\/*$/)
  return decodedPath(end === 0 ? '/' : pathname.slice(0, end))
}

/** A stray percent sign is a path that matches nothing, not an error. */
function decodedPath(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
