import type { Agency } from '@marram/contract/agency/agency'
import { createReviewClient } from '@marram/contract/booking/review'
import { createGraphqlErrorStore } from '@marram/contract/graphql-errors'
import { createGuestSearch } from '@marram/contract/search/guest-search-source'
import { createWorkersClient } from '@marram/contract/workers/client'
import { createCommentsClient } from '@marram/contract/workers/comment'
import { createUploadsClient } from '@marram/contract/workers/uploads-client'
import { demoMapFile } from '@marram/demo/map'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { type DatedTerms, saleRulesAt } from '@marram/domain/terms'
import type { EditionKey } from '@marram/i18n/edition-key'
import { reportGraphqlErrors } from '@marram/service-kit/graphql-report'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import type { SharedFiles } from '@marram/site/server/assets'
import { createDeskEvents } from '@marram/site/server/desk/desk-events'
import { linkedOrigins } from '@marram/site/server/editions'
import { securityHeaders } from '@marram/site/server/kit/content-security'
import { coastFile } from '@marram/site/server/map/coast'
import { openSiteMap, type SiteMapOptions } from '@marram/site/server/map/site-map'
import { createPageCache, type PageCache } from '@marram/site/server/pages/page-cache'
import { createRenderer, type ScopeRequest } from '@marram/site/server/pages/renderer'
import { isVariant } from '@marram/site/server/pages/route-rules'
import { createSearchPaths } from '@marram/site/server/pages/search-paths'
import { createSite, type Site } from '@marram/site/server/site'
import { agencyHosts } from './agency-hosts.ts'
import { createClients, createVisitorsAuth } from './clients.ts'
import type { Config } from './config.ts'
import type { Connections } from './connections.ts'
import {
  createBookingApi,
  createDeskFetch,
  createFavoritesApi,
  createQuestionApi,
  createReservationApi,
  createSharedListsApi,
  createTaxApi,
} from './guest-apis.ts'
import { createReplyCache } from './reply-cache.ts'
import type { SiteSource } from './site-bundle.ts'
import { createSiteScope, type SiteScopeOptions } from './site-scope.ts'

export type ProgramSite = {
  readonly site: Site
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly pages: { readonly caches: readonly PageCache[]; readonly maxBytes: number }
  /** The editions that are on, that of unknown hosts first. */
  readonly editions: readonly [EditionKey, ...EditionKey[]]
  /** Invalidates all pages with one of these tags. */
  dropTags(tags: readonly string[]): void
  /** Invalidates everything, after missed notices. */
  dropEverything(): void
  /** Has open desks ask again. */
  tellDesks(): void
  /** Ends the event streams of open desks. */
  drain(): void
  /** Invalidates all pages, but not the cached replies. */
  dropPages(): void
  close(): Promise<void>
}

export type ProgramSiteOptions = {
  readonly config: Config
  readonly agency: () => Agency | null
  readonly terms: () => readonly DatedTerms[]
  readonly isOpen: () => boolean
  readonly connections: Connections
  readonly source: SiteSource
  /** Null if only one build is ever served. */
  readonly sharedFiles: SharedFiles | null
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  readonly patience?: number
}

const sentTimeLimitMs = 15_000
/** After this a guest gets an error page; service clients time out earlier (docs/decisions/073-outages.md). */
const pageTimeLimitMs = 4000
const renderTimeoutMs = 30_000
const megabyte = 1_048_576
/** The replies for the demo agency's front pages are 0.2 MB. */
const replyCacheBytes = 8 * megabyte

/** The site, connected to the services. */
export async function openSite({
  config,
  agency,
  terms,
  isOpen,
  connections,
  source,
  sharedFiles,
  patience = 1,
  ...shared
}: ProgramSiteOptions): Promise<ProgramSite> {
  const { build, bundle, isDevelopment } = source
  const hosts = agencyHosts(config, agency())
  const { origins } = hosts
  const first = hosts.editionOf(undefined, () => undefined)
  const isHttps = Object.values(origins).every((origin) => origin.startsWith('https:'))
  // In development every page is rendered again: nothing fits into a cache of this size.
  const bytes = isDevelopment ? 2 : config.pageCacheMb * megabyte
  const caches = {
    pages: createPageCache(bytes * 0.75, isVariant),
    payloads: createPageCache(bytes * 0.25, isVariant),
  }
  const replies = createReplyCache(isDevelopment ? 2 : replyCacheBytes)
  const remember = { cache: replies, now: shared.now, maxAgeMs: config.pageMaxAgeMs }
  const [publicKey = ''] = config.publicKeys
  const { searchKey } = config
  const errors = createGraphqlErrorStore({ onError: reportGraphqlErrors(shared.log, shared.metrics) })
  const clients = createClients({ connections, searchKey, errors, onTags: () => {} })
  const { broker, content } = clients
  const { previewKey } = config
  const asEditor = {
    connections,
    searchKey,
    errors,
    onTags: () => {},
    ...(previewKey !== undefined && { previewKey }),
  }
  const auth = createVisitorsAuth(connections, shared.log)
  const map = await openSiteMap({ ...mapSource(config), ...mapData(clients), now: shared.now })
  const scope: SiteScopeOptions = {
    instanceId: build.instanceId,
    agency,
    terms,
    isDemo: config.mode === 'demo',
    origins: linkedOrigins(hosts),
    publicKey,
    searchKey,
    frameHosts: config.frameHosts,
    map,
    mapStyleUrl: config.mapStyleUrl,
    outsideScripts: outsideScripts(config),
    previewKey: config.previewKey,
    connections,
    auth,
    errors,
    remember,
    showGallery: config.showGallery || isDevelopment,
    errorDetails: config.errorDetails || isDevelopment,
    keepsOffline: config.offlineFavorites,
  }
  const searchPaths = createSearchPaths(
    createClients({ connections, searchKey, errors, onTags: () => {}, remember }).content,
  )
  const deskEvents = createDeskEvents()
  const createScope = (request: ScopeRequest) =>
    createSiteScope(scope, { ...request, searchPath: searchPaths.of(request.edition) })
  const site = createSite({
    ...shared,
    hosts,
    agency,
    isOpen,
    map,
    build,
    assets: await source.openAssets(securityHeaders(isHttps), sharedFiles),
    pages: {
      caches,
      searchPaths,
      renderer: createRenderer({ bundle, origins, createScope, timeoutMs: renderTimeoutMs * patience }),
      lifetime: () => ({
        maxAgeMs: config.pageMaxAgeMs,
        cutOffHour: saleRulesAt(new Date(shared.now())).bookingCutoffHour,
      }),
    },
    clients: {
      ...createSiteClients(connections, config),
      guestSearchOf: (edition) => createGuestSearch(clients, edition),
      broker,
      content,
      auth,
      drafts: createClients(asEditor).content,
    },
    security: {
      isHttps,
      isDevelopment,
      trustProxy: config.trustProxy,
      cookieDomains: config.cookieDomains,
      previewKey: config.previewKey,
      frameHosts: config.frameHosts,
      mapOrigins: mapOrigins(config),
      scriptOrigins: scriptOrigins(config),
    },
    limits: { timeLimitMs: sentTimeLimitMs * patience, readLimitMs: pageTimeLimitMs * patience },
    keepsOffline: config.offlineFavorites,
    desk: { files: source.desk, events: deskEvents, isDemo: config.mode === 'demo' },
  })
  const dropPages = (): void => {
    searchPaths.forget()
    caches.pages.clear()
    caches.payloads.clear()
  }
  return {
    site,
    origins,
    pages: { caches: Object.values(caches), maxBytes: bytes },
    editions: [first, ...hosts.on.filter((key) => key !== first)],
    dropTags(tags) {
      replies.drop(tags)
      searchPaths.forget()
      caches.pages.drop(tags)
      caches.payloads.drop(tags)
      deskEvents.publish()
    },
    dropEverything() {
      replies.clear()
      dropPages()
      deskEvents.publish()
    },
    tellDesks: deskEvents.publish,
    drain: deskEvents.end,
    dropPages,
    close: map.archive.close,
  }
}

function createSiteClients(connections: Connections, { bookingGermanUrl }: Config) {
  return {
    workers: createWorkersClient(connections.client('workers')),
    uploads: createUploadsClient(connections.client('workers')),
    comments: createCommentsClient(connections.client('workers')),
    reviewClient: createReviewClient(connections.client('booking')),
    favoritesClientFor: createFavoritesApi(connections),
    sharedListsClientFor: createSharedListsApi(connections),
    questionClientFor: createQuestionApi(connections),
    taxMailerFor: createTaxApi(connections),
    bookingClientFor: createBookingApi(connections, { url: bookingGermanUrl }),
    reservationClientFor: createReservationApi(connections),
    deskFetch: createDeskFetch(connections),
  }
}

function outsideScripts({ chatScript, statisticsScript }: Config) {
  return [
    ...(chatScript === undefined ? [] : [{ src: chatScript, category: 'functional' as const }]),
    ...(statisticsScript === undefined ? [] : [{ src: statisticsScript, category: 'statistic' as const }]),
  ]
}

function scriptOrigins(config: Config): string[] {
  const scripts = outsideScripts(config)
  if (scripts.length === 0) return []
  return [
    ...new Set([
      ...scripts.map(({ src }) => new URL(src).origin),
      ...config.scriptHosts.map((host) => `https://${host}`),
    ]),
  ]
}

/** The operator's file, the demo agency's, or the coast of northern Europe. */
function mapSource({ mapTiles, mode }: Config): Pick<SiteMapOptions, 'file' | 'credit'> {
  if (mapTiles !== undefined) return { file: mapTiles, credit: 'protomaps' }
  if (mode === 'demo') return { file: demoMapFile, credit: 'simplified' }
  return { file: coastFile, credit: 'openstreetmap' }
}

function mapData({
  broker,
  search,
}: ReturnType<typeof createClients>): Pick<SiteMapOptions, 'loadHouses' | 'loadAreas'> {
  const language = (edition: EditionKey) => editionByKey(edition).languageId
  return {
    // The houses are the same in every language.
    loadHouses: () => search.points(lodgingSearch(emptySearch, { language: language('da'), now: new Date() })),
    loadAreas: (edition) => broker.areas(language(edition)),
  }
}

/** Tiles usually come from the host of the style; other hosts must be configured. */
function mapOrigins({ mapStyleUrl, mapHosts }: Config): string[] {
  if (mapStyleUrl === undefined) return []
  return [...new Set([new URL(mapStyleUrl).origin, ...mapHosts.map((host) => `https://${host}`)])]
}
