import type { Agency } from '@marram/contract/agency/agency'
import type { BrokerClient } from '@marram/contract/broker/client'
import type { ContentClient } from '@marram/contract/content/client'
import type { Refusal } from '@marram/service-kit/envelope'
import type { Log } from '@marram/service-kit/logging'
import type { Metrics } from '@marram/service-kit/metrics'
import { type CallerBuckets, createCallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import { Counter } from 'prom-client'
import {
  contentSecurityPolicy,
  developmentPolicy,
  type OutsideSources,
  type Policy,
  securityHeaders,
} from '../kit/content-security.ts'
import { createAddressLookup } from './address-lookup.ts'
import { createAnswerPage } from './answer-page.ts'
import { createErrorPages, renderTemplate } from './error-pages.ts'
import type { LifetimeOptions } from './expiry.ts'
import { createFailurePage } from './failure-page.ts'
import type { PageCache } from './page-cache.ts'
import { createPageRoutes } from './page-routes.ts'
import { createPageServer, type PageServer, type PageServerOptions } from './page-server.ts'
import { createPageStyles } from './page-styles.ts'
import { createPersonalPage } from './personal-page.ts'
import type { Renderer } from './renderer.ts'
import type { SearchPaths } from './search-paths.ts'

/** Options for rendering and storing pages. */
export type PageOptions = {
  readonly renderer: Renderer
  /** One cache for pages, one for page data; the program evicts tags from both. */
  readonly caches: { readonly pages: PageCache; readonly payloads: PageCache }
  readonly lifetime: () => LifetimeOptions
  readonly searchPaths: SearchPaths
}

export type PageSecurity = OutsideSources & { readonly isHttps: boolean; readonly isDevelopment: boolean }

type SitePagesOptions = {
  readonly agency: () => Agency | null
  readonly isOpen: () => boolean
  readonly pages: PageOptions
  readonly security: PageSecurity
  readonly assets: Parameters<typeof createPageStyles>[0]
  readonly clients: { readonly content: ContentClient; readonly broker: BrokerClient }
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

/** Generous, since crawlers follow stale links; a scanner tries thousands. */
const missesAllowed = { burst: 120, perMinute: 60 }

/** See docs/decisions/073-outages.md for the measurements. */
const rendersAllowed = { burst: 240, perMinute: 240 }

export type SitePages = ReturnType<typeof createSitePages>

/** Stored pages, personal pages and error pages. */
export function createSitePages(options: SitePagesOptions, maySeeDrafts: (request: Request) => boolean) {
  const { security, clients, now } = options
  const { renderer, searchPaths } = options.pages
  const headers = securityHeaders(security.isHttps)
  const policy: Policy = security.isDevelopment
    ? developmentPolicy
    : (inline) => contentSecurityPolicy(inline, security)
  const { pages, payloads, templates } = createPageServers(options, headers, policy)
  const personalPage = createPersonalPage({ renderer, headers, policy })
  const renders = createCallerBuckets({ ...rendersAllowed, now })
  const allowPassCache = limitPassCache(renders, maySeeDrafts)
  const misses = createCallerBuckets({ ...missesAllowed, now })
  const answerPage = createPageRoutes({
    pages,
    payloads,
    renderer,
    headers,
    personalPage,
    allowPassCache,
    maySeeDrafts,
    errorPages: createErrorPages({ templates, headers, policy }),
    lookUp: createAddressLookup(clients),
    searchPaths,
    misses,
    renders,
    now,
  })
  const showAnswer = createAnswerPage({ renderer, headers, policy })
  const failurePage = createFailurePage({ headers, policy, agency: options.agency, isOpen: options.isOpen })
  return { pages, answerPage, personalPage, showAnswer, failurePage, allowPassCache, maySeeDrafts, misses, headers }
}

/** Bypassing the cache costs a render. Editors with a preview pass are not limited. */
function limitPassCache(renders: CallerBuckets, maySeeDrafts: (request: Request) => boolean) {
  return (request: Request): Refusal | null => {
    if (maySeeDrafts(request)) return null
    const seconds = renders.wait()
    if (seconds !== null) return tooMany(seconds)
    renders.take()
    return null
  }
}

function createPageServers(
  { pages: { renderer, caches, lifetime, searchPaths }, assets, log, metrics, now }: SitePagesOptions,
  headers: Readonly<Record<string, string>>,
  policy: Policy,
) {
  const count = countPages(metrics)
  const serverFor = (cache: PageCache, render: Renderer['page'], isTemplate = false): PageServer =>
    createPageServer({
      cache,
      isTemplate,
      lifetimeOf: (edition, target) => pageAge(target, searchPaths.of(edition), lifetime()),
      now,
      headers,
      policy,
      render,
      onError: (error, page) => log.error({ err: error, page }, 'rendering a page failed'),
      count,
    })
  const withStyles = createPageStyles(assets)
  return {
    pages: serverFor(caches.pages, async (edition, target) => withStyles(await renderer.page(edition, target))),
    payloads: serverFor(caches.payloads, renderer.payload),
    templates: serverFor(caches.pages, renderTemplate(renderer), true),
  }
}

/** A house that becomes free has no page whose tags would change, so lists of available houses expire soon. */
const searchMaxAgeMs = 60_000

function pageAge(target: string, searchPath: string, usual: LifetimeOptions): LifetimeOptions {
  const [path = ''] = target.split('?')
  return path === searchPath ? { ...usual, maxAgeMs: Math.min(usual.maxAgeMs, searchMaxAgeMs) } : usual
}

/** Counts in plain variables and exports them on a scrape: a labelled counter costs more than sending the page. */
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
