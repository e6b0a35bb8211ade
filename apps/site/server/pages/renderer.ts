import { randomBytes } from 'node:crypto'
import type { BookingVisit } from '@marram/contract/booking/flow'
import type { SharedListVisit } from '@marram/contract/favorites/shared-list-view'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import { hasOutage, watchOutages } from '@marram/service-kit/outage'
import { runForEverybody } from '@marram/service-kit/request-context'
import { trustScripts } from '../kit/content-security.ts'
import { tokenOf } from '../kit/token-of.ts'
import type { RenderedPage } from './page-server.ts'

type WrittenPage = Pick<Response, 'status' | 'headers' | 'text'>

/** The built site: pages as HTML, whole or streamed, page data as JSON. The scope is opaque here; the program makes it per request. */
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
  /** What the address leads to could not be found out: an outage, not a mistake in a page. */
  readonly onRouteDataFailure: () => void
  readonly answer?: FormAnswer
  /** The bearer token of the one visitor this render is for, null if he has none; absent where it is for everybody. */
  readonly token?: string | null
  /** On the steps of a booking: what is known of the guest who takes them. */
  readonly visit?: BookingVisit
  /** On the page of a shared list: the list, as this visitor may see it. */
  readonly sharedList?: SharedListVisit
  /** Set where the page goes past the cache: with drafts for an editor, otherwise with what is published. */
  readonly pastCache?: 'drafts' | 'published'
  /** Shows the error page in place of the page, whatever the address. */
  readonly failure?: string
  /** Where editors have put the search page. */
  readonly searchPath?: string
}

/** What a personal page is made of besides its address. */
export type OwnOfVisitor = Pick<ScopeRequest, 'visit' | 'sharedList'>

export type Renderer = {
  /** Rendered whole, with everything the page depends on. */
  page(edition: EditionKey, target: string): Promise<RenderedPage>
  /** For somebody who asked to see the page as it is now, drafts included if he may. */
  pastCache(edition: EditionKey, target: string, shows: 'drafts' | 'published'): Promise<RenderedPage>
  payload(edition: EditionKey, target: string): Promise<RenderedPage>
  /** The error page for something that no route is asked about. */
  failure(edition: EditionKey, message: string): Promise<RenderedPage>
  /** For one visitor: the page as the answer to the form that he sent from it. */
  answer(edition: EditionKey, target: string, answer: FormAnswer, token?: string | null): Promise<RenderedPage>
  /** Streamed to one visitor with his own request and a nonce for its scripts. */
  stream(edition: EditionKey, request: Request, nonce: string, own?: OwnOfVisitor): Promise<Response>
}

export type RendererOptions<Scope> = {
  readonly bundle: SiteBundle<Scope>
  readonly origins: Readonly<Record<EditionKey, string>>
  readonly createScope: (request: ScopeRequest) => Scope
  readonly timeoutMs: number
}

const nothing = (): void => {}

/** A render that is broken off ends in the framework's own words, which are JSON and no page. */
function isRaw({ status, headers }: WrittenPage): boolean {
  return status >= 500 && !headers.get('content-type')?.startsWith('text/html')
}

export function createRenderer<Scope>({ bundle, origins, createScope, timeoutMs }: RendererOptions<Scope>): Renderer {
  /** A page that failed in an outage is a 503: it is right again in a minute, whoever asks. */
  const whole = (...args: Parameters<typeof write>): Promise<RenderedPage> =>
    watchOutages(async () => {
      const page = await write(...args)
      return page.status >= 500 && hasOutage() ? { ...page, status: 503 } : page
    })
  const write = async (
    kind: 'render' | 'payload',
    edition: EditionKey,
    target: string,
    own: Pick<ScopeRequest, 'answer' | 'failure' | 'pastCache' | 'token'> = {},
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
    // A stored page is the same for everyone: nothing of the visitor's own request reaches the render.
    const request = new Request(`${origins[edition]}${target}`, { headers: { accept: 'text/html' }, signal })
    const nonce = randomBytes(16).toString('hex')
    const scope = createScope({ edition, nonce, onTags, onIncomplete, onRouteDataFailure, ...own })
    const response = await bundle[kind](request, scope)
    if (kind === 'render' && isRaw(response)) {
      if (own.failure !== undefined) throw new Error('Not even the error page could be rendered.')
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
    stream: (edition, request, nonce, own = {}) =>
      bundle.stream(
        request,
        createScope({
          edition,
          nonce,
          token: tokenOf(request),
          onTags: nothing,
          onIncomplete: nothing,
          onRouteDataFailure: nothing,
          ...own,
        }),
      ),
  }
}
