import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AuthClient } from '@marram/contract/auth/client'
import type { ReviewClient } from '@marram/contract/booking/review'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import type { WorkersClient } from '@marram/contract/workers/client'
import type { CommentsClient } from '@marram/contract/workers/comment'
import { maxFileBytes } from '@marram/contract/workers/form-files'
import type { UploadsClient } from '@marram/contract/workers/uploads-client'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings, TrustProxy } from '@marram/service-kit/client-address'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService } from '@marram/service-kit/service'
import type { Context, Hono } from 'hono'
import { Counter } from 'prom-client'
import { mountSessionRoutes } from './account/session-routes.ts'
import type { Assets } from './assets.ts'
import type { BookingFlowClientFor } from './booking/booking-flow-client.ts'
import { mountBookingRoutes } from './booking/booking-routes.ts'
import type { Build } from './builds.ts'
import { mountCommentRoutes } from './comments/comment-routes.ts'
import { mountContestRoutes, streamedContestPaths } from './contest/contest-routes.ts'
import type { EditionHosts } from './editions.ts'
import { mountContentApi } from './editorial/content-api.ts'
import { mountFormRoutes } from './editorial/form-routes.ts'
import { createPreviewPass } from './editorial/preview/preview-pass.ts'
import { hasPreviewPass, mountPreviewRoutes } from './editorial/preview/preview-routes.ts'
import type { FavoritesListClientFor } from './favorites/favorites-list-client.ts'
import { mountFavoritesRoutes } from './favorites/favorites-routes.ts'
import { mountOfflineWorker } from './favorites/offline/worker-route.ts'
import { mountSharedListRoutes, type SharedListsClientFor } from './favorites/shared-list-routes.ts'
import {
  contentSecurityPolicy,
  developmentPolicy,
  type Policy,
  securityHeaders,
  strictTransport,
} from './kit/content-security.ts'
import { type StoredResponse, sendStored, storedToResponse } from './kit/stored-response.ts'
import { mountTaxRoutes, type TaxMailerFor } from './owners/tax-routes.ts'
import { createAddressLookup } from './pages/address-lookup.ts'
import { createAnswerPage } from './pages/answer-page.ts'
import { createErrorPages, renderTemplate } from './pages/error-pages.ts'
import type { LifetimeOptions } from './pages/expiry.ts'
import { createFailurePage, isShownFailure } from './pages/failure-page.ts'
import type { PageCache } from './pages/page-cache.ts'
import { createPageRoutes } from './pages/page-routes.ts'
import { createPageServer, type PageServer, type PageServerOptions } from './pages/page-server.ts'
import { createPageStyles } from './pages/page-styles.ts'
import { createPassCacheLimit } from './pages/pass-cache-limit.ts'
import { createPersonalPage } from './pages/personal-page.ts'
import type { Renderer } from './pages/renderer.ts'
import type { SearchPaths } from './pages/search-paths.ts'
import { mountMineRoutes } from './reservation/mine-routes.ts'
import type { ReservationPageClientFor } from './reservation/reservation-page-client.ts'
import { mountReviewRoutes } from './review/review-routes.ts'
import { mountSiteApi } from './site-api.ts'

export type SiteOptions = {
  readonly hosts: EditionHosts
  readonly build: Build
  readonly assets: Assets
  /** One for pages, one for the data of pages; the program drops tags on both. */
  readonly caches: { readonly pages: PageCache; readonly payloads: PageCache }
  readonly renderer: Renderer
  readonly searchPaths: SearchPaths
  readonly content: ContentClient
  /** The same with what is not published yet. */
  readonly drafts: Pick<ContentClient, 'routeData'>
  readonly broker: BrokerClient
  readonly workers: WorkersClient
  readonly comments: CommentsClient
  readonly uploads: UploadsClient
  readonly auth: AuthClient
  readonly favoritesClientFor: FavoritesListClientFor
  readonly sharedListsClientFor: SharedListsClientFor
  readonly taxMailerFor: TaxMailerFor
  readonly reviewClient: ReviewClient
  readonly bookingClientFor: BookingFlowClientFor
  readonly reservationClientFor: ReservationPageClientFor
  /** Domains on which a login counts for every host below. */
  readonly cookieDomains: readonly string[]
  /** Whether browsers may keep the page of favourites for times without a network. */
  readonly keepsOffline: boolean
  readonly lifetime: LifetimeOptions
  readonly log: Log
  readonly metrics: Metrics
  readonly isHttps: boolean
  readonly isDevelopment: boolean
  /** Where films and the like may be framed from, after a click. */
  readonly frameHosts: readonly string[]
  readonly mapOrigins: readonly string[]
  /** Where a chat or a statistic comes from. */
  readonly scriptOrigins: readonly string[]
  /** Editors send it to see drafts; without it previews are disabled. */
  readonly previewKey: string | undefined
  readonly trustProxy: TrustProxy
  /** For what a guest has sent. */
  readonly timeLimitMs: number
  /** For a page that is made while somebody waits. */
  readonly readLimitMs: number
  readonly now: () => number
}

export type Site = {
  readonly app: Hono<{ Bindings: SocketBindings }>
  /** A page as the first visitor of an edition gets it; it is stored on the way. */
  openPage(edition: EditionKey, target: string): Promise<StoredResponse>
  /** Answers from memory at once, or says that the request must take the long way. */
  serveStored(request: IncomingMessage, response: ServerResponse): boolean
}

const usualBytes = 1_048_576
/** Files, and as much text as any form. */
const formBytes = maxFileBytes + usualBytes

/** Links go stale on the best of sites, and a crawler follows them all; a scanner tries thousands. */
const missesAllowed = { burst: 120, perMinute: 60 }

/** See docs/decisions/073-outages.md for the measurements. */
const rendersAllowed = { burst: 240, perMinute: 240 }

export function createSite(options: SiteOptions): Site {
  const { hosts, assets, log, metrics, renderer, trustProxy } = options
  const headers = securityHeaders(options.isHttps)
  const policy: Policy = options.isDevelopment ? developmentPolicy : (inline) => contentSecurityPolicy(inline, options)
  const count = countPages(metrics)
  const serverFor = (cache: PageCache, render: Renderer['page'], isTemplate = false): PageServer =>
    createPageServer({
      cache,
      isTemplate,
      lifetimeOf: (edition, target) => pageAge(target, options.searchPaths.of(edition), options.lifetime),
      now: options.now,
      headers,
      policy,
      render,
      onError: (error, page) => log.error({ err: error, page }, 'a page could not be rendered'),
      count,
    })
  const withStyles = createPageStyles(assets)
  const pages = serverFor(options.caches.pages, async (edition, target) =>
    withStyles(await renderer.page(edition, target)),
  )
  const payloads = serverFor(options.caches.payloads, renderer.payload)
  const pass = options.previewKey === undefined ? null : createPreviewPass(options.previewKey, options.now)
  const maySeeDrafts = (request: Request): boolean => hasPreviewPass(request, pass)
  const allowPassCache = createPassCacheLimit({ now: options.now, maySeeDrafts })
  const personalPage = createPersonalPage({ renderer, headers, policy })
  const misses = createCallerBuckets({ ...missesAllowed, now: options.now })
  const answerPage = createPageRoutes({
    pages,
    payloads,
    renderer,
    headers,
    personalPage,
    allowPassCache,
    maySeeDrafts,
    errorPages: createErrorPages({
      templates: serverFor(options.caches.pages, renderTemplate(renderer), true),
      headers,
      policy,
    }),
    lookUp: createAddressLookup(options),
    searchPaths: options.searchPaths,
    misses,
    renders: createCallerBuckets({ ...rendersAllowed, now: options.now }),
    now: options.now,
  })

  const failurePage = createFailurePage({ headers, policy })
  const body = { maxBytes: (path: string) => (path.startsWith('/api/forms/') ? formBytes : usualBytes) }
  const app = createService({
    name: 'site',
    log,
    metrics,
    publicKeys: null,
    trustProxy,
    body,
    timeLimitMs: options.timeLimitMs,
    readLimitMs: options.readLimitMs,
    async present(c) {
      const { res } = c
      if (!isShownFailure(c.req.raw, res)) return
      c.res = undefined
      c.res = await failurePage(editionOf(c), c.req.raw, res)
    },
    streamed: streamedContestPaths,
  })
  const hostOf = (c: Context<{ Bindings: SocketBindings }>) =>
    (trustProxy !== false && c.req.header('x-forwarded-host')) || c.req.header('host')
  const editionOf = (c: Context<{ Bindings: SocketBindings }>) => hosts.editionOf(hostOf(c), () => localPort(c.env))
  mountSiteApi(app, options.build)
  mountOfflineWorker(app, headers, options.keepsOffline)
  const tries = createCallerBuckets({ burst: 10, perMinute: 10, now: options.now })
  mountPreviewRoutes(app, { pass, isHttps: options.isHttps, tries })
  const { content, drafts, broker } = options
  const { origins } = hosts
  mountContentApi(app, { content, drafts, broker, origins, editionOf, log, allowPassCache, maySeeDrafts })
  app.use(async (c, next) => {
    await next()
    if (isBehindHttps(c.req.header('x-forwarded-proto'))) c.header(strictTransport.name, strictTransport.value)
  })
  const showAnswer = createAnswerPage({ renderer, headers, policy })
  const isHttps = (c: Context<{ Bindings: SocketBindings }>) =>
    options.isHttps || isBehindHttps(c.req.header('x-forwarded-proto'))
  const { auth, cookieDomains, favoritesClientFor } = options
  const session = { auth, editionOf, hostOf, isHttps, cookieDomains, showAnswer, log }
  mountSessionRoutes(app, session)
  mountFavoritesRoutes(app, { ...session, favoritesClientFor })
  const { sharedListsClientFor } = options
  mountSharedListRoutes(app, { sharedListsClientFor, editionOf, hostOf, isHttps, personalPage, misses, log })
  mountTaxRoutes(app, { taxMailerFor: options.taxMailerFor, editionOf, hostOf, log })
  mountReviewRoutes(app, { reviewClient: options.reviewClient, editionOf, hostOf, personalPage, showAnswer, log })
  mountBookingRoutes(app, {
    clientFor: options.bookingClientFor,
    auth,
    editionOf,
    hostOf,
    isHttps,
    personalPage,
    onFailure: (error) => log.error({ err: error }, 'the booking service did not answer'),
  })
  mountMineRoutes(app, {
    reservationClientFor: options.reservationClientFor,
    editionOf,
    hostOf,
    isHttps,
    origins,
    personalPage,
    onFailure: (error) => log.error({ err: error }, 'the booking service did not answer'),
  })
  mountFormRoutes(app, {
    workers: options.workers,
    editionOf,
    hostOf,
    showAnswer,
    onError: (error) => log.error({ err: error }, 'a form could not be taken'),
  })
  mountContestRoutes(app, {
    uploads: options.uploads,
    editionOf,
    hostOf,
    showAnswer,
    onError: (error) => log.error({ err: error }, 'a contest picture could not be taken'),
  })
  mountCommentRoutes(app, {
    comments: options.comments,
    editionOf,
    hostOf,
    showAnswer,
    onError: (error) => log.error({ err: error }, 'a comment could not be taken'),
  })
  app.all('*', async (c) => {
    const asset = await assets.load(new URL(c.req.url).pathname)
    if (asset) return storedToResponse(c.req.raw, asset)
    return answerPage(c.req.raw, editionOf(c))
  })
  return {
    app,
    openPage: pages.get,
    serveStored(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const stored = assets.findReady(request.url ?? '') ?? pages.findReady(editionOfNode(request), request.url ?? '')
      if (!stored) return false
      if (isBehindHttps(request.headers['x-forwarded-proto'])) {
        response.setHeader(strictTransport.name, strictTransport.value)
      }
      sendStored(request, response, stored)
      return true
    },
  }

  /** The proxy in front speaks HTTPS with the visitor, although the configured addresses do not say so. */
  function isBehindHttps(forwardedProto: string | string[] | undefined): boolean {
    return trustProxy !== false && !options.isHttps && forwardedProto === 'https'
  }

  function editionOfNode(request: IncomingMessage) {
    const forwarded = trustProxy === false ? undefined : request.headers['x-forwarded-host']
    const host = typeof forwarded === 'string' ? forwarded : request.headers.host
    return hosts.editionOf(host, () => request.socket.localPort)
  }
}

/** A house that becomes free is on no page yet whose tags would tell, so lists of available houses expire soon. */
const searchMaxAgeMs = 60_000

function pageAge(target: string, searchPath: string, usual: LifetimeOptions): LifetimeOptions {
  const [path = ''] = target.split('?')
  return path === searchPath ? { ...usual, maxAgeMs: Math.min(usual.maxAgeMs, searchMaxAgeMs) } : usual
}

/** The HTTP server passes node's socket, which also knows the port that took the request. */
function localPort(bindings: SocketBindings | undefined): number | undefined {
  const socket = bindings?.incoming?.socket
  return socket && 'localPort' in socket && typeof socket.localPort === 'number' ? socket.localPort : undefined
}

/** Counted in plain numbers and handed over when somebody asks: a labelled counter costs more than sending the page. */
function countPages({ registry }: Metrics): PageServerOptions['count'] {
  const counts = { hit: 0, stale: 0, miss: 0, rescued: 0 }
  new Counter({
    name: 'marram_pages_total',
    help: 'Pages and page data by how they were answered.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, value] of Object.entries(counts)) this.inc({ outcome }, value)
    },
  })
  return (outcome) => {
    counts[outcome] += 1
  }
}
