import type { App } from '../http/app.ts'
import { checkAccess } from '../http/guard.ts'
import { readBody } from '../http/read-body.ts'
import { unavailable } from '../http/search-error.ts'
import { parseQueries } from '../http/search-routes.ts'
import { findOptionView } from '../query/view.ts'
import type { Remote } from './mirror.ts'

/** Less than a page waits for its houses. */
const timeoutMs = 2500

/** Searches go to the other server; its answers come back as they are. Counts beside choices are still made here. */
export function mountProxy(app: App, remote: Remote): void {
  app.post('/indexes/:uid/search', async (c, next) => {
    const uid = c.req.param('uid')
    if (!isFollowed(uid)) return next()
    return forward(remote, `/indexes/${uid}/search`, await c.req.raw.text())
  })
  app.post('/multi-search', async (c) => {
    const body = await readBody(c.req.raw)
    for (const { indexUid } of parseQueries(body)) checkAccess(indexUid, c.req.raw)
    return forward(remote, '/multi-search', JSON.stringify(body))
  })
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
    throw unavailable('The search server does not answer.')
  }
}
