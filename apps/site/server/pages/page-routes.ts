import { isCrawler } from '@marram/domain/crawler'
import { copenhagenDay } from '@marram/domain/iso-day'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { outageRefusal } from '@marram/service-kit/outage'
import { type CallerBuckets, tooMany } from '@marram/service-kit/rate-limit'
import { canonicalPath } from '../kit/canonical-path.ts'
import { type StoredResponse, storedToResponse } from '../kit/stored-response.ts'
import { type AddressLookup, locationOf } from './address-lookup.ts'
import type { ErrorPages } from './error-pages.ts'
import { type PageServer, routeDataFailure } from './page-server.ts'
import type { PersonalPage } from './personal-page.ts'
import type { Renderer } from './renderer.ts'
import { decideRoute, isContentAddress, type RouteDecision } from './route-rules.ts'
import type { SearchPaths } from './search-paths.ts'

export type PageRoutesOptions = {
  readonly pages: PageServer
  readonly payloads: PageServer
  readonly renderer: Renderer
  readonly headers: Readonly<Record<string, string>>
  readonly personalPage: PersonalPage
  /** Rate limit for bypassing the cache; a refusal is the answer. */
  readonly allowPassCache: (request: Request) => Refusal | null
  /** True if this visitor may see drafts. */
  readonly maySeeDrafts: (request: Request) => boolean
  readonly errorPages: ErrorPages
  readonly lookUp: AddressLookup
  readonly searchPaths: SearchPaths
  /** Counts misses per network. Clients that request many invented addresses only get cached pages. */
  readonly misses: CallerBuckets
  /** Counts renders per network: houses with a stay alone are unlimited. */
  readonly renders: CallerBuckets
  readonly now: () => number
}

const payloadName = '_payload.json'

/** Serves all pages: one address each, stored or personal, uncached on request. */
export function createPageRoutes(options: PageRoutesOptions) {
  return async (request: Request, edition: EditionKey): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname.endsWith(`/${payloadName}`)) return answerPayload(request, edition, url, options)
    const verdict = canonicalPath(url.pathname)
    if (verdict.kind === 'malformed') return answerMalformed(request, edition, options)
    if (verdict.kind === 'not-a-page') return replyRefusal(notFound(url.pathname))
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefusal()
    if (verdict.kind === 'file') return answerFile(request, edition, verdict.path, options)
    if (verdict.kind === 'moved') return moved(`${verdict.path}${url.search}`, options)
    const decision = await decide(edition, verdict.path, url.searchParams, options)
    if (decision.movedTo) return moved(decision.movedTo, options)
    if (decision.html === 'personal') return rendered(() => options.personalPage(request, edition), options)
    return answerStored(request, edition, url, decision, options)
  }
}

async function decide(
  edition: EditionKey,
  path: string,
  query: URLSearchParams,
  { searchPaths, now }: PageRoutesOptions,
): Promise<RouteDecision> {
  await searchPaths.ready(edition)
  return decideRoute(edition, path, query, {
    move: (place) => buildPath(edition, place),
    today: copenhagenDay(new Date(now())),
    searchPath: searchPaths.of(edition),
  })
}

async function answerStored(
  request: Request,
  edition: EditionKey,
  url: URL,
  { target, isRare = false }: RouteDecision,
  options: PageRoutesOptions,
): Promise<Response> {
  const { pages, renderer, allowPassCache, maySeeDrafts } = options
  if (url.searchParams.get('ePassCache') === '1') {
    const refusal = allowPassCache(request)
    if (refusal) return replyRefusal(refusal)
    const page = renderer.pastCache(edition, target, maySeeDrafts(request) ? 'drafts' : 'published')
    return storedToResponse(request, await pages.getUncached(page))
  }
  const ready = pages.findReady(edition, target)
  if (ready) return storedToResponse(request, ready)
  const seconds = options.misses.wait()
  if (seconds !== null) return replyRefusal(tooMany(seconds))
  const missing = await findMissing(edition, url.pathname, options)
  const render = () => (isRare ? pages.getUncached(renderer.page(edition, target)) : pages.get(edition, target))
  if (!missing) return rendered(async () => answerRendered(request, await render(), options), options)
  if (missing.status === 404) options.misses.take()
  return missing.status === 503 ? replyRefusal(outageRefusal()) : storedToResponse(request, missing)
}

/** An outage does not count as a render, so guests who retry are not limited afterwards. */
async function rendered(render: () => Promise<Response>, { renders }: PageRoutesOptions): Promise<Response> {
  const seconds = renders.wait()
  if (seconds !== null) return replyRefusal(tooMany(seconds))
  // Counted before rendering, or parallel requests would all pass.
  renders.take()
  const response = await render()
  if (response.status === 503) renders.giveBack()
  return response
}

function answerRendered(request: Request, stored: StoredResponse, { misses }: PageRoutesOptions): Response {
  if (stored.status === 503) return replyRefusal(outageRefusal())
  if (stored.status === 404) misses.take()
  const isRenderingError = stored.status === 500 && !stored.notModified.includes(routeDataFailure[0])
  if (isRenderingError && isCrawler(request.headers.get('user-agent'))) return retryLater()
  return storedToResponse(request, stored)
}

/** The 404 page for an address without content; null if content exists or the lookup fails. */
async function findMissing(
  edition: EditionKey,
  path: string,
  { lookUp, errorPages, searchPaths }: PageRoutesOptions,
): Promise<StoredResponse | null> {
  if (!isContentAddress(edition, path, searchPaths.of(edition))) return null
  const verdict = await lookUp(edition, path).catch(() => null)
  return verdict?.kind === 'missing' ? errorPages.missing(edition, path) : null
}

async function answerMalformed(
  request: Request,
  edition: EditionKey,
  { errorPages }: PageRoutesOptions,
): Promise<Response> {
  if (wantsPage(request)) return storedToResponse(request, await errorPages.malformed(edition))
  return replyRefusal(refuse(400, 'malformed-path', 'This address is not well-formed.'))
}

/** No page of ours looks like a file, but those of an earlier site may have. */
async function answerFile(
  request: Request,
  edition: EditionKey,
  path: string,
  options: PageRoutesOptions,
): Promise<Response> {
  const seconds = options.misses.wait()
  if (seconds !== null) return replyRefusal(tooMany(seconds))
  const verdict = await options.lookUp(edition, path)
  if (verdict.kind === 'moved') {
    const status = verdict.isPermanent ? 301 : 302
    return new Response(null, { status, headers: { ...options.headers, Location: locationOf(verdict) } })
  }
  options.misses.take()
  const page = wantsPage(request) ? await options.errorPages.missing(edition, `${path.toLowerCase()}/`) : null
  return page ? storedToResponse(request, page) : replyRefusal(notFound(path))
}

/** True for a navigation, as opposed to a script's or an image's request. */
function wantsPage(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function notFound(path: string): Refusal {
  return refuse(404, 'not-found', `Page Not Found: ${path}`)
}

/** With a 503 a crawler keeps its copy and comes back, instead of indexing the error page. */
function retryLater(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' } })
}

async function answerPayload(
  request: Request,
  edition: EditionKey,
  url: URL,
  options: PageRoutesOptions,
): Promise<Response> {
  const { payloads, renderer } = options
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefusal()
  const verdict = canonicalPath(url.pathname.slice(0, -payloadName.length))
  if (verdict.kind !== 'page') return replyRefusal(notFound(url.pathname))
  const { html, target, isRare = false } = await decide(edition, verdict.path, url.searchParams, options)
  if (html === 'personal') return replyRefusal(refuse(404, 'not-found', 'This page has no stored data.'))
  const ready = payloads.findReady(edition, target)
  if (ready) return storedToResponse(request, ready)
  const render = () =>
    isRare ? payloads.getUncached(renderer.payload(edition, target)) : payloads.get(edition, target)
  return rendered(async () => {
    const stored = await render()
    return stored.status === 503 ? replyRefusal(outageRefusal()) : storedToResponse(request, stored)
  }, options)
}

function moved(location: string, { headers }: PageRoutesOptions): Response {
  return new Response(null, { status: 301, headers: { ...headers, Location: location } })
}

/** Refuses other methods: the framework would answer a POST to a page without a handler with 200. */
function methodRefusal(): Response {
  const headers = { allow: 'GET, HEAD' }
  return replyRefusal(refuse(405, 'wrong-method', 'Pages can only be read.', { headers }))
}
