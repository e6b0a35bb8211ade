import startHandler from '@tanstack/react-start/server-entry'
import { runInScope } from './kit/scope/request-scope.server.ts'
import type { SiteScope } from './kit/scope/site-scope.ts'
import { loadPayload } from './payload.server.ts'

/** What the site's server calls: a page as HTML, or the data of a page as JSON. */
export type SiteRenderer = {
  render(request: Request, scope: SiteScope): Promise<Response>
  payload(request: Request, scope: SiteScope): Promise<Response>
}

export default {
  async render(request: Request, scope: SiteScope): Promise<Response> {
    return runInScope(scope, () => startHandler.fetch(request))
  },
  async payload(request: Request, scope: SiteScope): Promise<Response> {
    return runInScope(scope, () => loadPayload(request))
  },
  // The framework expects an entry with fetch; outside a scope there is nothing to render.
  fetch: (request: Request) => startHandler.fetch(request),
}
