import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Agency } from '@marram/contract/agency/agency'
import type { AuthClient } from '@marram/contract/auth/client'
import type { ReviewClient } from '@marram/contract/booking/review'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import type { WorkersClient } from '@marram/contract/workers/client'
import type { CommentsClient } from '@marram/contract/workers/comment'
import { maxFileBytes } from '@marram/contract/workers/form-files'
import type { UploadsClient } from '@marram/contract/workers/uploads-client'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { TrustProxy } from '@marram/service-kit/client-address'
import { type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { createCallerBuckets } from '@marram/service-kit/rate-limit'
import { createService } from '@marram/service-kit/service'
import { mountSessionRoutes } from './account/session-routes.ts'
import { mountAgencyRoutes } from './agency/agency-routes.ts'
import type { Assets } from './assets.ts'
import type { BookingFlowClientFor } from './booking/booking-flow-client.ts'
import { mountBookingRoutes } from './booking/booking-routes.ts'
import type { Build } from './builds.ts'
import { mountCommentRoutes } from './comments/comment-routes.ts'
import { mountContestRoutes, streamedContestPaths } from './contest/contest-routes.ts'
import type { DeskEvents } from './desk/desk-events.ts'
import type { DeskFiles } from './desk/desk-page.ts'
import { type DeskFetch, mountDeskRoutes } from './desk/desk-routes.ts'
import { mountDeskSignIn } from './desk/sign-in-routes.ts'
import { type EditionHosts, linkedOrigins } from './editions.ts'
import { mountContentApi } from './editorial/content-api.ts'
import { mountFormRoutes } from './editorial/form-routes.ts'
import { createPreviewPass, type PreviewPass } from './editorial/preview/preview-pass.ts'
import { hasPreviewPass, mountPreviewRoutes } from './editorial/preview/preview-routes.ts'
import type { FavoritesListClientFor } from './favorites/favorites-list-client.ts'
import { mountFavoritesRoutes } from './favorites/favorites-routes.ts'
import { mountOfflineWorker } from './favorites/offline/worker-route.ts'
import { mountSharedListRoutes, type SharedListsClientFor } from './favorites/shared-list-routes.ts'
import { strictTransport } from './kit/content-security.ts'
import type { RouteTools, SiteApp } from './kit/site-route.ts'
import { type StoredResponse, sendStored, storedToResponse } from './kit/stored-response.ts'
import { mountMapRoutes } from './map/map-routes.ts'
import type { SiteMap } from './map/site-map.ts'
import { mountTaxRoutes, type TaxMailerFor } from './owners/tax-routes.ts'
import { isShownFailure } from './pages/failure-page.ts'
import { createSitePages, type PageOptions, type PageSecurity, type SitePages } from './pages/site-pages.ts'
import { mountQuestionRoutes, type QuestionClientFor } from './question/question-routes.ts'
import { createRequestReader, type RequestReader } from './requests.ts'
import { mountMineRoutes } from './reservation/mine-routes.ts'
import type { ReservationPageClientFor } from './reservation/reservation-page-client.ts'
import { mountPhotoRoutes, streamedPhotoPath } from './review/photo-routes.ts'
import { mountReviewRoutes } from './review/review-routes.ts'
import { mountSearchRoutes, type SearchRoutesOptions } from './search/search-routes.ts'
import { mountSiteApi } from './site-api.ts'

/** Service clients; a client `For` a visitor is made with the visitor's token. */
export type SiteClients = {
  readonly content: ContentClient
  /** The same including drafts. */
  readonly drafts: Pick<ContentClient, 'routeData'>
  readonly broker: BrokerClient
  readonly guestSearchOf: SearchRoutesOptions['guestSearchOf']
  readonly workers: WorkersClient
  readonly comments: CommentsClient
  readonly uploads: UploadsClient
  readonly auth: AuthClient
  readonly favoritesClientFor: FavoritesListClientFor
  readonly sharedListsClientFor: SharedListsClientFor
  readonly questionClientFor: QuestionClientFor
  readonly taxMailerFor: TaxMailerFor
  readonly reviewClient: ReviewClient
  readonly bookingClientFor: BookingFlowClientFor
  readonly reservationClientFor: ReservationPageClientFor
  readonly deskFetch: DeskFetch
}

export type SiteSecurity = PageSecurity & {
  readonly trustProxy: TrustProxy
  /** Domains on which a login is shared by all subdomains. */
  readonly cookieDomains: readonly string[]
  /** Editors send it to see drafts; without it previews are disabled. */
  readonly previewKey: string | undefined
}

export type SiteOptions = {
  readonly hosts: EditionHosts
  /** The agency as it is now; null before it has a profile. */
  readonly agency: () => Agency | null
  /** False while guests must not see the site yet; editors with a preview pass do. */
  readonly isOpen: () => boolean
  readonly map: SiteMap | null
  readonly build: Build
  readonly assets: Assets
  readonly pages: PageOptions
  readonly clients: SiteClients
  readonly security: SiteSecurity
  readonly limits: {
    /** Time limit for a visitor's form. */
    readonly timeLimitMs: number
    /** Time limit for a page that a visitor waits for. */
    readonly readLimitMs: number
  }
  /** The staff's desk; null for its files if it is not built. */
  readonly desk: { readonly files: DeskFiles | null; readonly events: DeskEvents; readonly isDemo: boolean }
  /** True if browsers may keep the favourites page for offline use. */
  readonly keepsOffline: boolean
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

export type Site = {
  readonly app: SiteApp
  /** Renders a page like an edition's first visitor would; stores it. */
  openPage(edition: EditionKey, target: string): Promise<StoredResponse>
  /** Answers from memory at once, or returns false for the regular path. */
  serveStored(request: IncomingMessage, response: ServerResponse): boolean
  /** Refuses a request that has not been read, as a page in the guest's language or as JSON. */
  sendRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal): Promise<void>
}

/** The features' routes besides pages, in order; `failure` is the log message. */
const features: readonly { readonly mount: (app: SiteApp, deps: FeatureDeps) => void; readonly failure?: string }[] = [
  { mount: mountSiteApi },
  { mount: mountAgencyRoutes },
  { mount: mountMapRoutes, failure: 'the map could not be drawn' },
  { mount: mountOfflineWorker },
  { mount: mountPreviewRoutes },
  { mount: mountContentApi },
  { mount: mountSearchRoutes, failure: 'a search could not be answered' },
  { mount: mountSessionRoutes },
  { mount: mountFavoritesRoutes },
  { mount: mountSharedListRoutes },
  { mount: mountTaxRoutes },
  { mount: mountReviewRoutes },
  { mount: mountPhotoRoutes },
  { mount: mountQuestionRoutes, failure: 'a question could not be taken' },
  { mount: mountBookingRoutes, failure: 'the booking service did not answer' },
  { mount: mountMineRoutes, failure: 'the booking service did not answer' },
  { mount: mountFormRoutes, failure: 'a form could not be taken' },
  { mount: mountContestRoutes, failure: 'a contest picture could not be taken' },
  { mount: mountCommentRoutes, failure: 'a comment could not be taken' },
  { mount: mountDeskSignIn },
  { mount: mountDeskRoutes, failure: 'the desk got no answer' },
]

type FeatureDeps = ReturnType<typeof gatherDeps> & Pick<RouteTools, 'onFailure'>

export function createSite(options: SiteOptions): Site {
  const { assets, security, log, now } = options
  const requests = createRequestReader({ ...security, hosts: options.hosts })
  const previewPass = security.previewKey === undefined ? null : createPreviewPass(security.previewKey, now)
  const sitePages = createSitePages(options, (request) => hasPreviewPass(request, previewPass))
  const app = createApp(options, requests, sitePages)
  app.use(async (c, next) => {
    const mayPass = options.isOpen() || isAlwaysServed(c.req.path) || hasPreviewPass(c.req.raw, previewPass)
    if (mayPass) return next()
    return replyRefusal(refuse(503, 'not-open', 'This site is not open yet.', { headers: { 'retry-after': '3600' } }))
  })
  const deps = gatherDeps(options, requests, sitePages, previewPass)
  for (const { mount, failure } of features) {
    mount(app, { ...deps, onFailure: (error) => log.error({ err: error }, failure) })
  }
  app.all('*', async (c) => {
    const asset = await assets.load(new URL(c.req.url).pathname)
    if (asset) return storedToResponse(c.req.raw, asset)
    return sitePages.answerPage(c.req.raw, requests.editionOf(c))
  })
  return {
    app,
    openPage: sitePages.pages.get,
    serveStored: createStoredServer(options, requests, sitePages),
    sendRefusal: createRefusalSender(requests, sitePages),
  }
}

/** Pictures of the agency and the built files, which also editors need, the way to their pass, and the desk. */
const isAlwaysServed = (path: string): boolean =>
  /^\/(?:agency\/|assets\/|api\/(?:preview|desk\/|session\/)|desk(?:\/|$)|favicon\.|apple-touch-icon)/.test(path)

/** Options of all features; each mount names those that it takes. */
function gatherDeps(
  { agency, assets, build, clients, desk, hosts, map, security, keepsOffline, log, now }: SiteOptions,
  { editionOf, hostOf, isHttps }: RequestReader,
  { answerPage: _, ...sitePages }: SitePages,
  previewPass: PreviewPass | null,
) {
  return {
    ...clients,
    ...sitePages,
    ...{ editionOf, hostOf, isHttps },
    ...{ agency, assets, build, map, log, now, keepsOffline, previewPass },
    ...{ deskFiles: desk.files, deskEvents: desk.events, isDemo: desk.isDemo },
    origins: linkedOrigins(hosts),
    cookieDomains: security.cookieDomains,
    previewTries: createCallerBuckets({ burst: 10, perMinute: 10, now }),
  }
}

const usualBytes = 1_048_576
/** Body limit: files plus the text of any form. */
const formBytes = maxFileBytes + usualBytes
/** A bank's statement of a month. */
const deskBytes = 8 * usualBytes

function bytesOf(path: string): number {
  if (path.startsWith('/api/forms/')) return formBytes
  return path.startsWith('/api/desk/') ? deskBytes : usualBytes
}

function createApp(
  { log, metrics, security, limits }: SiteOptions,
  { editionOf, isBehindHttps }: RequestReader,
  { failurePage }: SitePages,
): SiteApp {
  const app = createService({
    name: 'site',
    log,
    metrics,
    publicKeys: null,
    trustProxy: security.trustProxy,
    body: { maxBytes: bytesOf },
    ...limits,
    async present(c) {
      const { res } = c
      if (!isShownFailure(c.req.raw, res)) return
      c.res = undefined
      c.res = await failurePage(editionOf(c), c.req.raw, res)
    },
    streamed: { ...streamedContestPaths, paths: [...streamedContestPaths.paths, streamedPhotoPath] },
  })
  app.use(async (c, next) => {
    await next()
    if (isBehindHttps(c.req.header('x-forwarded-proto'))) c.header(strictTransport.name, strictTransport.value)
  })
  return app
}

function createRefusalSender(
  { editionOfNode, isBehindHttps }: RequestReader,
  { failurePage }: SitePages,
): Site['sendRefusal'] {
  return async (request, response, refusal) => {
    const { method = 'GET', headers } = request
    const refused = replyRefusal(refusal)
    const asked = new Request('http://site/', { method, headers: { accept: headers.accept ?? '' } })
    const shown = isShownFailure(asked, refused)
      ? await failurePage(editionOfNode(request), asked, refused, 'crowded')
      : refused
    response.setHeaders(shown.headers)
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (isBehindHttps(headers['x-forwarded-proto'])) response.setHeader(strictTransport.name, strictTransport.value)
    // A body that nobody reads would hold the connection.
    if (method !== 'GET' && method !== 'HEAD') response.setHeader('Connection', 'close')
    response.statusCode = shown.status
    response.end(await shown.text())
  }
}

function createStoredServer(
  { assets }: SiteOptions,
  { editionOfNode, isBehindHttps }: RequestReader,
  { pages }: SitePages,
): Site['serveStored'] {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const stored = assets.findReady(request.url ?? '') ?? pages.findReady(editionOfNode(request), request.url ?? '')
    if (!stored) return false
    if (isBehindHttps(request.headers['x-forwarded-proto'])) {
      response.setHeader(strictTransport.name, strictTransport.value)
    }
    sendStored(request, response, stored)
    return true
  }
}
