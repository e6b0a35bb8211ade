import type { Log } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import type { Live } from '../catalogue.ts'
import { FilterError } from '../filter/filter-error.ts'
import type { Remote } from '../remote/mirror.ts'
import { mountProxy } from '../remote/proxy.ts'
import type { App } from './app.ts'
import { mountDocuments } from './document-routes.ts'
import { mountFacetSearch } from './facet-search.ts'
import { checkAccess } from './guard.ts'
import { createIndexRegistry } from './index-registry.ts'
import { mountIndexes } from './index-routes.ts'
import { readerLimits, type SearchLimits } from './limits.ts'
import { replyError, SearchError } from './search-error.ts'
import { answerDirectly, type DirectSearch, mountSearch } from './search-routes.ts'
import { costHeader } from './share.ts'
import { createTasks } from './tasks.ts'

export type ApiDeps = Readonly<{
  live: Live
  log: Log
  /** A Meilisearch that is kept up to date and answers the searches instead. */
  remote?: Remote | null
  /** Only documents that were put in, as the original: names of the agency's indexes mean nothing then. */
  isPlain?: boolean
  now?: () => Date
  limits?: SearchLimits
}>

export type SearchApi = ((request: Request) => Promise<Response>) & {
  /** The body of the 200 that a request would bring, or null. */
  readonly answer: (question: DirectSearch) => unknown
}

/** The half of the service that answers: whoever may ask was decided before. It runs where the engine does. */
export function createSearchApi(deps: ApiDeps): SearchApi {
  const { live, log, remote = null, isPlain = false, now = () => new Date(), limits = readerLimits } = deps
  const app: App = new Hono()
  app.onError((error, c) => {
    if (error instanceof SearchError) return replyError(error)
    if (error instanceof FilterError) return replyError(new SearchError(400, 'invalid_search_filter', error.message))
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'search failed')
    const message = 'An internal error has occurred.'
    return replyError(new SearchError(500, 'internal', message, 'internal'))
  })
  app.notFound((c) => {
    const { method, path } = c.req
    const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) =>
      app.router.match(one, path)[0].some(([[, route]]) => route.method === one),
    )
    if (allowed.length === 0) return replyError(new SearchError(404, 'not_found', `There is nothing at ${path}.`))
    const reply =
      method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : replyError(new SearchError(405, 'method_not_allowed', `${path} does not answer to ${method}.`))
    reply.headers.set('allow', allowed.join(', '))
    return reply
  })
  app.use(async (c, next) => {
    const before = process.threadCpuUsage()
    await next()
    const { user, system } = process.threadCpuUsage(before)
    c.res.headers.set(costHeader, String(Math.max(1, Math.round(user + system))))
  })
  app.use('/indexes/:uid/*', async (c, next) => {
    checkAccess(c.req.param('uid'), c.req.raw)
    await next()
  })
  const routes = { live, registry: createIndexRegistry(live, now, isPlain), tasks: createTasks(now), now, limits }
  mountIndexes(app, routes)
  if (remote !== null) mountProxy(app, remote)
  mountSearch(app, routes)
  mountFacetSearch(app, routes)
  mountDocuments(app, routes)
  return Object.assign(async (request: Request) => app.fetch(request), {
    answer: (question: DirectSearch) => (remote === null ? answerDirectly(routes, question) : null),
  })
}
