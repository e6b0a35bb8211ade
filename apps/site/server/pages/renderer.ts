import { randomBytes } from 'node:crypto'
import type { BookingVisit } from '@marram/contract/booking/flow'
import type { QuestionVisit } from '@marram/contract/booking/question-visit'
import type { SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import { hasOutage, watchOutages } from '@marram/service-kit/outage'
import { runForEverybody } from '@marram/service-kit/request-context'
import { inSpan } from '@marram/service-kit/tracing'
import { trustScripts } from '../kit/content-security.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { RenderedPage } from './page-server.ts'

type WrittenPage = Pick<Response, 'status' | 'headers' | 'text'>

/**
 * The built site: pages as HTML, whole or streamed, and page data as JSON. The program makes an opaque scope per
 * request.
 */
export type SiteBundle<Scope> = {
  render(request: Request, scope: Scope): Promise<WrittenPage>
  stream(request: Request, scope: Scope): Promise<Response>
  payload(request: Request, scope: Scope): Promise<WrittenPage>
}

export type ScopeRequest = {
  readonly edition: EditionKey
  readonly nonce?: string
  readonly onTags: (tags: readonly string[]) => void
  /** A part of the page could not be loaded; it shows a notice in its place. */
  readonly onIncomplete: () => void
  /** The lookup of the page failed: an outage, not a bug in a page. */
  readonly onRouteDataFailure: () => void
  readonly answer?: FormAnswer
  /** Bearer token of the visitor this render is for, null if anonymous; absent if the page is the same for all. */
  readonly token?: string | null
  /** The guest's draft, on the booking steps. */
  readonly visit?: BookingVisit
  /** The shared list as this visitor may see it, on its page. */
  readonly sharedList?: SharedListVisit
  /** The question form or a conversation, on their pages. */
  readonly question?: QuestionVisit
  /** Set if the page bypasses the cache: with drafts for an editor, otherwise with published content. */
  readonly pastCache?: 'drafts' | 'published'
  /** Renders the error page instead of the page, at any address. */
  readonly failure?: string
  /** The path that editors gave the search page. */
  readonly searchPath?: string
}

/** Inputs of a personal page besides its address. */
export type OwnOfVisitor = Pick<ScopeRequest, 'visit' | 'sharedList' | 'question'>

export type Renderer = {
  /** Rendered completely, with its dependencies. */
  page(edition: EditionKey, target: string): Promise<RenderedPage>
  /** For a visitor who bypasses the cache, with drafts if allowed. */
  pastCache(edition: EditionKey, target: string, shows: 'drafts' | 'published'): Promise<RenderedPage>
  payload(edition: EditionKey, target: string): Promise<RenderedPage>
  /** The error page for a failure outside the routes. */
  failure(edition: EditionKey, message: string): Promise<RenderedPage>
  /** For one visitor: the page as the answer to a posted form. */
  answer(edition: EditionKey, target: string, answer: FormAnswer, token?: string | null): Promise<RenderedPage>
  /** Streamed to one visitor, with the visitor's request and a nonce for scripts. */
  stream(edition: EditionKey, request: Request, nonce: string, personal?: OwnOfVisitor): Promise<Response>
}

export type RendererOptions<Scope> = {
  readonly bundle: SiteBundle<Scope>
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly createScope: (request: ScopeRequest) => Scope
  readonly timeoutMs: number
}

const nothing = (): void => {}

/** An aborted render ends in the framework's JSON instead of a page. */
function isRaw({ status, headers }: WrittenPage): boolean {
  return status >= 500 && !headers.get('content-type')?.startsWith('text/html')
}

export function createRenderer<Scope>({ bundle, origins, createScope, timeoutMs }: RendererOptions<Scope>): Renderer {
  /** A page that failed in an outage is a 503: retrying in a minute will succeed. */
  const whole = (...args: Parameters<typeof write>): Promise<RenderedPage> =>
    watchOutages(async () => {
      const [kind, edition] = args
      const attributes = { 'marram.edition': edition }
      const page = await inSpan(`site ${kind}`, { isRoot: true, attributes }, () => write(...args))
      return page.status >= 500 && hasOutage() ? { ...page, status: 503 } : page
    })
  const write = async (
    kind: 'render' | 'payload',
    edition: EditionKey,
    target: string,
    personal: Pick<ScopeRequest, 'answer' | 'failure' | 'pastCache' | 'token'> = {},
  ): Promise<RenderedPage> => {
    const tags = new Set<string>()
    let isComplete = true
    let hasRouteData = true
    const onRouteDataFailure = (): void => {
      hasRouteData = false
    }
    const onIncomplete = (): void => {
      isComplete = false
    }
    const onTags = (found: readonly string[]): void => {
      for (const tag of found) tags.add(tag)
    }
    const signal = AbortSignal.timeout(timeoutMs)
    // A stored page is the same for all visitors: nothing of the visitor's request reaches the render.
    const request = new Request(`${origins[edition]}${target}`, { headers: { accept: 'text/html' }, signal })
    const nonce = randomBytes(16).toString('hex')
    const scope = createScope({ edition, nonce, onTags, onIncomplete, onRouteDataFailure, ...personal })
    const response = await bundle[kind](request, scope)
    if (kind === 'render' && isRaw(response)) {
      if (personal.failure !== undefined) throw new Error('Not even the error page could be rendered.')
      return write('render', edition, '/failure/', { failure: 'The page was not ready in time.' })
    }
    const { html: text, scripts } = trustScripts(await response.text(), nonce)
    const { status, headers } = response
    return { status, headers, text, scripts, tags: [...tags], isComplete, hasRouteData }
  }
  return {
    page: (edition, target) => runForEverybody(() => whole('render', edition, target)),
    payload: (edition, target) => runForEverybody(() => whole('payload', edition, target)),
    failure: (edition, message) => runForEverybody(() => whole('render', edition, '/failure/', { failure: message })),
    pastCache: (edition, target, pastCache) => whole('render', edition, target, { pastCache }),
    answer: (edition, target, answer, token = null) => whole('render', edition, target, { answer, token }),
    stream: (edition, request, nonce, personal = {}) =>
      inSpan('site stream', { attributes: { 'marram.edition': edition } }, () =>
        bundle.stream(
          request,
          createScope({
            edition,
            nonce,
            token: tokenOf(request),
            onTags: nothing,
            onIncomplete: nothing,
            onRouteDataFailure: nothing,
            ...personal,
          }),
        ),
      ),
  }
}
