import { refuse, replyRefusal } from '@marram/service-kit/envelope'
import { isFromOwnPage } from '../kit/own-page.ts'
import type { SiteContext } from '../kit/site-route.ts'
import { tokenOf } from '../kit/token-of.ts'
import { judgeAccountFailure } from './account-failure.ts'
import type { SessionRoutesOptions } from './session-context.ts'

/** Only from a page of this site: another one could otherwise log a guest out, or in as somebody else. */
export async function guarded(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!isFromOwnPage(c.req.raw.headers, options.hostOf(c))) return refuseForeign(c, options)
  return answered(options, work)
}

/** Reading changes nothing, and another site could not see the answer; it is refused all the same. */
export async function readFor(
  c: SiteContext,
  options: SessionRoutesOptions,
  work: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const site = c.req.header('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return refuseForeign(c, options)
  return answered(options, () => work(tokenOf(c.req.raw)))
}

function refuseForeign(c: SiteContext, { log }: SessionRoutesOptions): Response {
  log.warn({ path: c.req.path }, 'a call of the session came from another site and was refused')
  return replyRefusal(refuse(403, 'foreign-form', 'This can only be done from a page of this site.'))
}

/** Leaves the cookies alone, even when the token is over: a form may have set the next one since this was asked. */
async function answered({ log }: SessionRoutesOptions, work: () => Promise<Response>): Promise<Response> {
  const response = await work().catch((error: unknown) => {
    const refusal = judgeAccountFailure(error)
    if (refusal.status >= 500) log.error({ err: error }, 'a call of the session failed')
    return replyRefusal(refusal)
  })
  response.headers.set('cache-control', 'no-store')
  return response
}
