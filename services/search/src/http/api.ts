import type { Log } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import type { Live } from '../catalogue.ts'
import { createRunner, type Helpers, noHelpers } from '../schedule/runner.ts'
import type { Client, ScheduleLimits } from '../schedule/schedule.ts'
import { findByTextIn } from './find-index.ts'
import { checkAccess } from './guard.ts'
import { readerLimits, type SearchLimits } from './limits.ts'
import { knownError, replyError, SearchError } from './search-error.ts'
import {
  answerDirectly,
  type DirectAnswer,
  type DirectSearch,
  type HelperQuestion,
  mountSearch,
} from './search-routes.ts'
import { costHeader, type SearchEnv } from './share.ts'

export type ApiDeps = Readonly<{
  live: Live
  log: Log
  now?: () => Date
  limits?: SearchLimits
  helpers?: Helpers<HelperQuestion>
  schedule?: ScheduleLimits
  arrivals?: () => readonly Client[]
}>

export type SearchApi = ((request: Request) => Promise<Response>) & {
  readonly answer: (question: DirectSearch) => Promise<DirectAnswer>
}

/** Runs on the engine's thread and handles requests that `createSearch` has let through. */
export function createSearchApi(deps: ApiDeps): SearchApi {
  const { live, log, now = () => new Date(), limits = readerLimits } = deps
  const app = new Hono<SearchEnv>()
  app.onError((error, c) => {
    const known = knownError(error)
    if (known !== null) return replyError(known)
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
    c.set('spent', 0)
    await next()
    c.res.headers.set(costHeader, String(Math.max(1, Math.round(c.get('spent')))))
  })
  app.use('/indexes/:uid/*', async (c, next) => {
    checkAccess(c.req.param('uid'), c.req.raw)
    await next()
  })
  app.get('/health', () => Response.json({ status: live.catalogue() === null ? 'starting' : 'available' }))
  const { helpers = noHelpers, schedule, arrivals } = deps
  const run = createRunner({ limits, helpers, ...(schedule && { schedule }), ...(arrivals && { arrivals }) })
  const routes = { live, now, limits, findByText: findByTextIn(live), run }
  mountSearch(app, routes)
  return Object.assign(async (request: Request) => app.fetch(request), {
    answer: (question: DirectSearch) => answerDirectly(routes, question),
  })
}
