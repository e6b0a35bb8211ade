import type { App } from '../http/app.ts'
import { SearchError } from '../http/search-error.ts'
import { findOptionView } from '../query/view.ts'
import type { Remote } from './mirror.ts'

const timeoutMs = 5000

/** Searches go to the other server; its answers come back as they are. Counts beside choices are still made here. */
export function mountProxy(app: App, remote: Remote): void {
  app.post('/indexes/:uid/search', async (c, next) => {
    const uid = c.req.param('uid')
    if (!isFollowed(uid)) return next()
    return forward(remote, `/indexes/${uid}/search`, await c.req.raw.text())
  })
  app.post('/multi-search', async (c) => forward(remote, '/multi-search', await c.req.raw.text()))
}

/** Indexes that follow the agency's data; those of operators stay where they were put. */
function isFollowed(uid: string): boolean {
  return findOptionView(uid) !== null || uid.startsWith('freetext_') || uid.startsWith('lodging_data_status_')
}

async function forward({ url, key }: Remote, path: string, body: string): Promise<Response> {
  try {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' }
    return new Response(await answer.text(), { status: answer.status, headers })
  } catch {
    throw new SearchError(503, 'unavailable', 'The search server does not answer.', 'system')
  }
}
