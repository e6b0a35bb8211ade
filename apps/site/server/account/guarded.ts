import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import { isFromOwnPage } from '../kit/own-page.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import { judgeAccountFailure } from './account-failure.ts'
import type { SessionRoutesOptions } from './session-context.ts'

/** Accepts this site's pages only: another site could log a guest out, or in to a different account. */
export async function guarded(
  c: SiteContext,
  options: Pick<SessionRoutesOptions, 'hostOf' | 'log'>,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!isFromOwnPage(c.req.raw.headers, options.hostOf(c))) return refuseForeign(c, options)
  return answered(options, work)
}

/** Refuses other sites as well, although a read changes nothing and they could not see the answer. */
export async function readFor(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return refuseForeign(c, options)
  return answered(options, () => work(tokenOf(c.req.raw)))
}

function refuseForeign(c: SiteContext, { log }: Pick<SessionRoutesOptions, 'log'>): Response {
  log.warn({ path: c.req.path }, 'refused a session request from another site')
  return replyRefusal(refuse(403, 'foreign-form', 'This can only be done from a page of this site.'))
}

/** Leaves the cookies alone even if the token has expired: a form may have set a newer one meanwhile. */
async function answered({ log }: Pick<SessionRoutesOptions, 'log'>, work: () => Promise<Response>): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    const refusal = judgeAccountFailure(error)
    if (refusal.status >= 500) log.error({ err: error }, 'a session request failed')
    return replyRefusal(refusal)
  })
  response.headers.set('cache-control', 'no-store')
  return response
}
