import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { requestScope, runInScope } from './kit/scope/request-scope.server.ts'
import type { SiteScope } from './kit/scope/site-scope.ts'
import { isUnfinished } from './kit/unfinished-html.server.ts'
import { loadPayload } from './payload.server.ts'
import type { WrittenPage } from './written-page.ts'

/** The interface for the site's server: a page as HTML, as one text or as a stream, or the data of a page as JSON. */
export type SiteRenderer = {
  render(request: Request, scope: SiteScope): Promise<WrittenPage>
  stream(request: Request, scope: SiteScope): Promise<Response>
  payload(request: Request, scope: SiteScope): Promise<WrittenPage>
}

/** The HTML of a page, passed around the framework, whose response would encode it; null if rendering failed. */
const texts = new WeakMap<SiteScope, string | null>()

const streamed = createServerEntry({ fetch: createStartHandler(defaultStreamHandler) })
const written = createServerEntry({
  fetch: createStartHandler(async ({ router, responseHeaders: headers }) => {
    const scope = requestScope()
    texts.set(scope, null)
    try {
      const html = renderToString(createElement(RouterServer, { router }))
      texts.set(scope, await transformHtmlStringWithRouter(router, html))
      return new Response(null, { status: getSsrStatus(router), headers })
    } catch {
      // Rendered again as a stream, which logs the error.
      return new Response(null, { status: 500, headers })
    }
  }),
})

/** The first pages of a process still load their parts, and would all be rendered twice while a guest waits. */
let firstPages = 6

export default {
  /**
   * A page is rendered as one text: a stream would be encoded, searched and decoded again. A page that only works as a
   * stream, such as the first one that needs a script which is still loading, is rendered again as one.
   */
  async render(request: Request, scope: SiteScope): Promise<WrittenPage> {
    if (firstPages > 0) {
      firstPages -= 1
      return runInScope(scope, () => streamed.fetch(request))
    }
    const response = await runInScope(scope, () => written.fetch(request))
    const html = texts.get(scope)
    // A redirect, or a failure before rendering.
    if (html === undefined) return response
    if (html === null || isUnfinished(html)) return runInScope(scope, () => streamed.fetch(request))
    return { status: response.status, headers: response.headers, text: async () => html }
  },
  async stream(request: Request, scope: SiteScope): Promise<Response> {
    return runInScope(scope, () => streamed.fetch(request))
  },
  async payload(request: Request, scope: SiteScope): Promise<WrittenPage> {
    return runInScope(scope, () => loadPayload(request))
  },
  // The framework requires an entry with fetch; outside a scope there is nothing to render.
  fetch: (request: Request) => streamed.fetch(request),
}
