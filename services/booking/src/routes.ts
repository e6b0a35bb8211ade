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

/** Who may call, and how often. */
export function mountGuards(app: App, publicKeys: readonly string[]): void {
  app.use(views, rateLimit({ burst: 60, perMinute: 30 }), bodyLimit({ maxBytes: 4096 }))
  for (const path of ['/related', '/stats', '/stats/live', '/decide/search/criteria'])
    app.use(path, rateLimit({ burst: 120, perMinute: 120 }))
  app.use('/rest/v1/booking', rateLimit({ burst: 20, perMinute: 10 }))
  // The page of a booking asks here, once to show it and twice to change it; a key has 192 bits.
  for (const path of ['/rest/v1/bookings/*', '/bs/*']) app.use(path, rateLimit({ burst: 40, perMinute: 30 }))
  app.use('/rest/v1/holds', rateLimit({ burst: 60, perMinute: 60 }))
  const paying = rateLimit({ burst: 60, perMinute: 60 })
  for (const path of ['/payments', '/payments/*'])
    app.use(path, (c, next) => (c.req.path === noticePath ? next() : paying(c, next)))
  // A provider tells of all its payments from a few addresses, and of those that were held up all at once.
  app.use(noticePath, rateLimit({ burst: 1200, perMinute: 1200 }))
  app.use('/rest/v1/quotes', rateLimit({ burst: 120, perMinute: 120 }))
  // A beacon cannot carry a header.
  const needsKey = requirePublicKey(publicKeys)
  app.use((c, next) => (c.req.method === 'OPTIONS' || isOpen(c.req.path) ? next() : needsKey(c, next)))
  // Whoever asks what may be asked has no key yet.
  app.options('*', () => new Response(null, { status: 204, headers: { allow: 'GET, POST, DELETE, OPTIONS' } }))
}

/** What a browser asks for by itself, without our headers. */
function isOpen(path: string): boolean {
  return path === views || isOpenPaymentPath(path) || isPreviewPath(path)
}

export function mountRoutes(app: App, deps: RouteDeps): void {
  const visitors = createRecentVisitors({ now: () => deps.now().getTime() })
  const siteStats = createSiteStats(deps)
  const siteLiveStats = createSiteLiveStats(deps)
  app.get('/related', async (c) => {
    const wish = parseQuery(c.req.query(), relatedQuery)
    return isRefusal(wish) ? reply(wish) : replyTagged(await findRelated(wish, deps))
  })
  app.get('/stats', async () => reply(await siteStats()))
  app.get('/stats/live', async (c) => {
    const wish = parseQuery(c.req.query(), liveQuery)
    if (isRefusal(wish)) return reply(wish)
    return reply(wish.lodgingId === undefined ? await siteLiveStats() : await loadLiveStats(wish.lodgingId, deps))
  })
  app.get('/decide/search/criteria', async (c) => {
    const asked = parseQuery(c.req.query(), urgencyQuery)
    return reply(isRefusal(asked) ? asked : await decideUrgency(asked.criteria, asked.lan, deps))
  })
  app.post(views, async (c) => {
    const view = await parseBody(c.req.raw, viewedLodging)
    if (isRefusal(view)) return reply(view)
    const visitor = { headers: c.req.raw.headers, network: findClientNetwork() }
    const refusal = await countView(view, visitor, { ...deps, visitors })
    return refusal ? reply(refusal) : new Response(null, { status: 204 })
  })
}

/** A page that shows these houses is made again when one of them changes. */
function replyTagged(found: Awaited<ReturnType<typeof findRelated>> | Refusal): Response {
  if (isRefusal(found)) return reply(found)
  const response = reply({ lodgingIds: found.lodgingIds })
  response.headers.set(tagsHeader, found.tags.join(' '))
  return response
}
