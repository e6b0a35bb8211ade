import { isCrawler } from '@marram/domain/crawler'
import type { EditionKey } from '@marram/i18n/edition-key'
import { buildPath } from '@marram/i18n/paths'
import { type Refusal, refuse, replyRefusal } from '@marram/service-kit/envelope'
import { canonicalPath } from '../kit/canonical-path.ts'
import { storedToResponse } from '../kit/stored-response.ts'
import { type PageServer, routeDataFailure } from './page-server.ts'
import type { PersonalPage } from './personal-page.ts'
import type { Renderer } from './renderer.ts'
import { decideRoute, type RouteDecision } from './route-rules.ts'

export type PageRoutesOptions = {
  readonly pages: PageServer
  readonly payloads: PageServer
  readonly renderer: Renderer
  readonly headers: Readonly<Record<string, string>>
  readonly personalPage: PersonalPage
  /** Asked before a visitor goes past the cache; a refusal is the answer. */
  readonly allowPassCache: () => Refusal | null
  /** Whether this visitor may see drafts. */
  readonly maySeeDrafts: (request: Request) => boolean
}

const payloadName = '_payload.json'

/** Everything that is a page: one address each, stored or personal, past the cache on request. */
export function createPageRoutes(options: PageRoutesOptions) {
  return async (request: Request, edition: EditionKey): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname.endsWith(`/${payloadName}`)) return answerPayload(request, edition, url, options)
    const verdict = canonicalPath(url.pathname)
    if (verdict.kind === 'malformed')
      return replyRefusal(refuse(400, 'malformed-path', 'This address is not well-formed.'))
    if (verdict.kind === 'not-a-page') return replyRefusal(refuse(404, 'not-found', `Page Not Found: ${url.pathname}`))
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefusal()
    if (verdict.kind === 'moved') return moved(`${verdict.path}${url.search}`, options)
    const decision = decideRoute(edition, verdict.path, url.searchParams, (place) => buildPath(edition, place))
    if (decision.movedTo) return moved(`${decision.movedTo}${url.search}`, options)
    if (decision.rule.kind === 'personal') return options.personalPage(request, edition)
    return answerStored(request, edition, url, decision, options)
  }
}

async function answerStored(
  request: Request,
  edition: EditionKey,
  url: URL,
  { target }: RouteDecision,
  { pages, renderer, allowPassCache, maySeeDrafts }: PageRoutesOptions,
): Promise<Response> {
  if (url.searchParams.get('ePassCache') === '1') {
    const refusal = allowPassCache()
    if (refusal) return replyRefusal(refusal)
    const page = renderer.pastCache(edition, target, maySeeDrafts(request) ? 'drafts' : 'published')
    return storedToResponse(request, await pages.getUncached(page))
  }
  const stored = pages.findReady(edition, target) ?? (await pages.get(edition, target))
  const isRenderingError = stored.status === 500 && !stored.notModified.includes(routeDataFailure[0])
  if (isRenderingError && isCrawler(request.headers.get('user-agent'))) return retryLater()
  return storedToResponse(request, stored)
}

/** A crawler keeps what it knows of a page and comes again, instead of indexing our error page. */
function retryLater(): Response {
  return new Response(null, { status: 503, headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' } })
}

async function answerPayload(
  request: Request,
  edition: EditionKey,
  url: URL,
  { payloads }: PageRoutesOptions,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefusal()
  const verdict = canonicalPath(url.pathname.slice(0, -payloadName.length))
  if (verdict.kind !== 'page') return replyRefusal(refuse(404, 'not-found', `Page Not Found: ${url.pathname}`))
  const { rule, target } = decideRoute(edition, verdict.path, url.searchParams, (place) => buildPath(edition, place))
  if (rule.kind === 'personal') return replyRefusal(refuse(404, 'not-found', 'This page has no stored data.'))
  return storedToResponse(request, payloads.findReady(edition, target) ?? (await payloads.get(edition, target)))
}

function moved(location: string, { headers }: PageRoutesOptions): Response {
  return new Response(null, { status: 301, headers: { ...headers, Location: location } })
}

/** The framework would answer a POST to a page without a handler with 200. */
function methodRefusal(): Response {
  const headers = { allow: 'GET, HEAD' }
  return replyRefusal(refuse(405, 'wrong-method', 'Pages can only be read.', { headers }))
}
