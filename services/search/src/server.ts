import type { PlainCounts, PlainSearch } from '@marram/contract/search/client'
import type { Log } from '@marram/service-kit/logging'
import { findClientNetwork } from '@marram/service-kit/request-context'
import {
  createService,
  type DirectQuestion,
  type DirectReply,
  type FetchHandler,
  type ServiceOptions,
  toFetchHandler,
} from '@marram/service-kit/service'
import type { ApiDeps } from './http/api.ts'
import { guard, type Role, roleHeader, roleOf, roleOfHeader, type SearchKeys } from './http/guard.ts'
import { clientHeader, requestedAtHeader } from './http/limits.ts'
import { presentError, replyError, SearchError, unavailable } from './http/search-error.ts'
import type { DirectAnswer, DirectSearch } from './http/search-routes.ts'
import { createShares, readerShare, type ShareLimits, type Shares, shareFairly } from './http/share.ts'
import { ThreadGoneError } from './thread/engine-thread.ts'

type Answer = (request: Request) => Promise<Response>

export type SearchDeps = Pick<ServiceOptions, 'log' | 'health' | 'trustProxy' | 'metrics'> & {
  readonly keys: SearchKeys
  readonly share?: ShareLimits
  /** Queries the engine on its thread without a request. */
  readonly ask?: (question: DirectSearch) => Promise<unknown>
} & (Readonly<{ /** The engine, which may be on another thread. */ api: Answer }> | Omit<ApiDeps, 'log'>)

/** A guest's search has a few hundred bytes, the counts of all choices about ten thousand. */
const maxBytes = 256 * 1024

/** Speaks Meilisearch's protocol for searches over the agency's houses and pages; checks keys, sizes and shares. */
export function createSearch(deps: SearchDeps): FetchHandler {
  const { keys, share = readerShare, log, health, trustProxy, metrics } = deps
  const shares = createShares(share)
  const api = 'api' in deps ? deps.api : loadApi(deps)
  const app = createService({
    name: 'search',
    log,
    ...(health && { health }),
    ...(trustProxy !== undefined && { trustProxy }),
    ...(metrics && { metrics }),
    publicKeys: null,
    body: { maxBytes },
  })
  app.onError((error) => replyError(errorOf(error, log)))
  app.use(shareFairly((c) => roleOf(keys, c), shares))
  app.use(guard(keys))
  app.all('*', async (c) => {
    const role = roleOf(keys, c) ?? 'reader'
    const body = c.req.raw.body === null ? null : await c.req.raw.arrayBuffer()
    const { method, path } = c.req
    const url = `http://search${path}${new URL(c.req.url).search}`
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const question = new Request(url, {
      method,
      headers: passedOn(c.req.raw.headers, role),
      body: hasBody ? body : null,
    })
    return api(question)
  })
  const handle = toFetchHandler(app)
  const whole: FetchHandler = async (request, bindings) => inProtocolFormat(await handle(request, bindings))
  return Object.assign(whole, { answer: answerPlain(deps, shares) })
}

const direct = /^\/indexes\/([^/]+)\/(search|choices)\/$/

/**
 * Answers the site without Request, Hono and JSON on two threads, and without printing and parsing a filter. A guest's
 * query counts against the same share as a request. A wrong key and refusals are handled as a request, which has the
 * status.
 */
function answerPlain({ ask, keys, metrics }: SearchDeps, shares: Shares) {
  return async ({ path, body, headers }: DirectQuestion): Promise<DirectReply | null> => {
    const [, uid, kind] = direct.exec(path) ?? []
    const query = readPlain(kind, body)
    if (!ask || uid === undefined || query === null) return null
    if (roleOfHeader(keys, headers.authorization) === null) return null
    const taken = takeShare(shares)
    if (taken === null) return null
    const startedAt = performance.now()
    const answer = await ask({ uid, requestedAt: Date.now(), client: findClientNetwork() ?? null, ...query })
    taken.end(isAnswer(answer) ? answer.cost : 0)
    if (!isAnswer(answer) || answer.body === null) return null
    const labels = { service: 'search', method: 'POST', route: `/indexes/:uid/${kind}` }
    metrics?.requests.inc({ ...labels, status: '200' })
    metrics?.durations.observe(labels, (performance.now() - startedAt) / 1000)
    return { body: answer.body, tags: [] }
  }
}

/** Null if the share is used up; the request path then refuses it. */
function takeShare(shares: Shares): ReturnType<Shares> | null {
  const network = findClientNetwork()
  if (network === undefined) return { end: () => {} }
  try {
    return shares(network)
  } catch {
    return null
  }
}

/** This program's own clients write these bodies; anything else is handled as a request. */
function readPlain(kind: string | undefined, body: unknown) {
  if (kind === 'search' && isPlainSearch(body)) return { kind, body } as const
  if (kind === 'choices' && isPlainCounts(body)) return { kind, body } as const
  return null
}

function isPlainSearch(body: unknown): body is PlainSearch {
  return typeof body === 'object' && body !== null && 'search' in body
}

function isPlainCounts(body: unknown): body is PlainCounts {
  return typeof body === 'object' && body !== null && 'stripWithout' in body
}

function isAnswer(answer: unknown): answer is DirectAnswer {
  return typeof answer === 'object' && answer !== null && 'cost' in answer
}

/** If the engine has its own thread, the serving thread need not load its modules. */
function loadApi(deps: ApiDeps): Answer {
  let loading: Promise<Answer> | undefined
  const load = async (): Promise<Answer> => (await import('./http/api.ts')).createSearchApi(deps)
  return async (request) => {
    loading ??= load()
    return (await loading)(request)
  }
}

function passedOn(headers: Headers, role: Role): Headers {
  const passed = new Headers({
    [roleHeader]: role,
    [requestedAtHeader]: String(Date.now()),
    [clientHeader]: findClientNetwork() ?? '',
  })
  for (const name of ['content-type', 'accept-encoding']) {
    const value = headers.get(name)
    if (value !== null) passed.set(name, value)
  }
  return passed
}

function errorOf(error: Error, log: Log): SearchError {
  if (error instanceof SearchError) return error
  if (error instanceof ThreadGoneError) return unavailable('The search is being started. Please try again.')
  log.error({ err: error }, 'search failed')
  return new SearchError(500, 'internal', 'An internal error has occurred.', 'internal')
}

/** Translates refusals that all services share into this protocol's format. */
async function inProtocolFormat(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  if (response.status < 400 || !isJson || response.body === null) return response
  const body: unknown = await response.clone().json()
  const refusal = commonRefusal(body)
  if (refusal === null) return response
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json(presentError(refusal), { status: response.status, headers })
}

function commonRefusal(body: unknown): { message: string; code: string; type: 'invalid_request' } | null {
  if (typeof body !== 'object' || body === null || !('data' in body) || !('meta' in body)) return null
  const { data, meta } = body
  if (typeof data !== 'object' || data === null || !('error' in data)) return null
  const code = typeof meta === 'object' && meta !== null && 'code' in meta ? String(meta.code) : 'bad_request'
  const known = code === 'body-too-large' ? 'payload_too_large' : code.replaceAll('-', '_')
  return { message: String(data.error), code: known, type: 'invalid_request' }
}
