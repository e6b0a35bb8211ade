import { viewedLodging } from '@marram/contract/booking/shapes'
import type { PriceContext } from '@marram/database/prices/price-context'
import { bodyLimit } from '@marram/service-kit/body-limit'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { isRefusal, type Refusal, reply } from '@marram/service-kit/envelope'
import { requirePublicKey } from '@marram/service-kit/keys'
import { rateLimit } from '@marram/service-kit/rate-limit'
import { findClientNetwork } from '@marram/service-kit/request-context'
import type { Hono } from 'hono'
import { decideUrgency, type UrgencyDeps } from './decide/decide-urgency.ts'
import { liveQuery, parseBody, parseQuery, relatedQuery, urgencyQuery } from './input.ts'
import { isPreviewPath } from './mail/preview-page.ts'
import { noticePath } from './payment/payment-provider.ts'
import { isOpenPaymentPath } from './payment/routes.ts'
import { findRelated } from './related/find-related.ts'
import { loadLiveStats } from './stats/load-live-stats.ts'
import { createSiteLiveStats, createSiteStats } from './stats/site-stats.ts'
import { countView } from './view/count-view.ts'
import { createRecentVisitors } from './view/recent-visitors.ts'

export type RouteDeps = UrgencyDeps & PriceContext

type App = Hono<{ Bindings: SocketBindings }>

const views = '/views'
const tagsHeader = 'x-marram-tags'

/** Rate limits and public keys. */
export function mountGuards(app: App, publicKeys: readonly string[]): void {
  app.use(views, rateLimit({ burst: 60, perMinute: 30 }), bodyLimit({ maxBytes: 4096 }))
  for (const path of ['/related', '/stats', '/stats/live', '/decide/search/criteria'])
    app.use(path, rateLimit({ burst: 120, perMinute: 120 }))
  app.use('/rest/v1/booking', rateLimit({ burst: 20, perMinute: 10 }))
  // The booking page calls these once to show and twice to change; a key has 192 bits.
  for (const path of ['/rest/v1/bookings/*', '/bs/*']) app.use(path, rateLimit({ burst: 40, perMinute: 30 }))
  app.use('/rest/v1/holds', rateLimit({ burst: 60, perMinute: 60 }))
  const paying = rateLimit({ burst: 60, perMinute: 60 })
  for (const path of ['/payments', '/payments/*'])
    app.use(path, (c, next) => (c.req.path === noticePath ? next() : paying(c, next)))
  // A provider sends all notices from a few addresses, delayed ones all at once.
  app.use(noticePath, rateLimit({ burst: 1200, perMinute: 1200 }))
  app.use('/rest/v1/quotes', rateLimit({ burst: 120, perMinute: 120 }))
  // A beacon cannot carry a header.
  const needsKey = requirePublicKey(publicKeys)
  app.use((c, next) => (c.req.method === 'OPTIONS' || isOpen(c.req.path) ? next() : needsKey(c, next)))
  // A preflight request has no key.
  app.options('*', () => new Response(null, { status: 204, headers: { allow: 'GET, POST, DELETE, OPTIONS' } }))
}

/** Paths that browsers call without our headers. */
function isOpen(path: string): boolean {
  return path === views || isOpenPaymentPath(path) || isPreviewPath(path)
}

export function mountRoutes(app: App, deps: RouteDeps): void {
  const visitors = createRecentVisitors({ now: () => deps.now().getTime() })
  const siteStats = createSiteStats(deps)
  const siteLiveStats = createSiteLiveStats(deps)
  app.get('/related', async (c) => {
    const query = parseQuery(c.req.query(), relatedQuery)
    return isRefusal(query) ? reply(query) : replyTagged(await findRelated(query, deps))
  })
  app.get('/stats', async () => reply(await siteStats()))
  app.get('/stats/live', async (c) => {
    const query = parseQuery(c.req.query(), liveQuery)
    if (isRefusal(query)) return reply(query)
    return reply(query.lodgingId === undefined ? await siteLiveStats() : await loadLiveStats(query.lodgingId, deps))
  })
  app.get('/decide/search/criteria', async (c) => {
    const query = parseQuery(c.req.query(), urgencyQuery)
    return reply(isRefusal(query) ? query : await decideUrgency(query.criteria, query.lan, deps))
  })
  app.post(views, async (c) => {
    const view = await parseBody(c.req.raw, viewedLodging)
    if (isRefusal(view)) return reply(view)
    const visitor = { headers: c.req.raw.headers, network: findClientNetwork() }
    const refusal = await countView(view, visitor, { ...deps, visitors })
    return refusal ? reply(refusal) : new Response(null, { status: 204 })
  })
}

/** Tags the reply, so that a change of one of these houses drops the page. */
function replyTagged(found: Awaited<ReturnType<typeof findRelated>> | Refusal): Response {
  if (isRefusal(found)) return reply(found)
  const response = reply({ lodgingIds: found.lodgingIds })
  response.headers.set(tagsHeader, found.tags.join(' '))
  return response
}
