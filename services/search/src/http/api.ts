import type { Log } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import type { Live } from '../catalogue.ts'
import { FilterError } from '../filter/filter-error.ts'
import { checkAccess } from './guard.ts'
import { readerLimits, type SearchLimits } from './limits.ts'
import { replyError, SearchError } from './search-error.ts'
import { answerDirectly, type DirectAnswer, type DirectSearch, mountSearch } from './search-routes.ts'
import { costHeader } from './share.ts'

export type ApiDeps = Readonly<{
  live: Live
  log: Log
  now?: () => Date
  limits?: SearchLimits
}>

export type SearchApi = ((request: Request) => Promise<Response>) & {
  readonly answer: (question: DirectSearch) => DirectAnswer
}

/** Runs on the engine's thread and handles requests that `createSearch` has let through. */
export function createSearchApi(deps: ApiDeps): SearchApi {
  const { live, log, now = () => new Date(), limits = readerLimits } = deps
  const app = new Hono()
  app.onError((error, c) => {
    if (error instanceof SearchError) return replyError(error)
    if (error instanceof FilterError) return replyError(new SearchError(400, 'invalid_search_filter', error.message))
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'search failed')
    const message = 'An internal error has occurred.'
    return replyError(new SearchError(500, 'internal', message, 'internal'))
  })
  app.notFound((c) => {
    const { method, path } = c.req
    const allowed = ['GET', 'POST'].filter((one) =>
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
  app.get('/health', () => Response.json({ status: live.catalogue() === null ? 'starting' : 'available' }))
  const routes = { live, now, limits }
  mountSearch(app, routes)
  return Object.assign(async (request: Request) => app.fetch(request), {
    answer: (question: DirectSearch) => answerDirectly(routes, question),
  })
}
