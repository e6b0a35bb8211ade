import { seeOther } from '../kit/see-other.ts'
import { setCookie } from '../kit/set-cookie.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { cookieOf } from '../kit/token-of.ts'
import type { SessionRoutesOptions } from './session-context.ts'

/** Stands in the address and in the form in place of a token that the cookie holds. */
export const heldToken = 'held'

const cookieName = 'link'
const maxAgeS = 2 * 3600
const tokenNames = ['token', 'reset_token']
const tokenShape = /^[\w-]{20,200}$/
/** Where mails about an account lead. */
const pages = ['/account/confirm/', '/account/confirm-email/', '/account/reset-password/']

/**
 * The token of a mail leaves the address at once, for a cookie that no script reads: histories, logs of proxies and
 * the address of a login that comes in between keep nothing that opens an account.
 */
export function mountHeldLinks(app: SiteApp, options: Pick<SessionRoutesOptions, 'isHttps'>): void {
  for (const page of pages) {
    app.get(page.slice(0, -1), (c, next) => {
      const { pathname, searchParams } = new URL(c.req.url)
      const name = tokenNames.find((one) => searchParams.has(one))
      const token = name === undefined ? null : searchParams.get(name)
      // Any other spelling of the address is led to this one by the pages.
      if (pathname !== page || name === undefined || token === null || !tokenShape.test(token)) return next()
      searchParams.set(name, heldToken)
      const response = seeOther(`${page}?${searchParams}`)
      response.headers.set('referrer-policy', 'no-referrer')
      setCookie(response.headers, cookieName, token, { isHttps: options.isHttps(c), maxAgeS })
      return Promise.resolve(response)
    })
  }
}

/** What a form sent, with the token that the cookie holds in its place; without the cookie, one that nobody has. */
export function releaseToken(request: Request, name: string, written: string): string {
  if (!tokenNames.includes(name) || written !== heldToken) return written
  const held = cookieOf(request, cookieName)
  return held !== null && tokenShape.test(held) ? held : 'x'.repeat(43)
}

/** It was used, and counts once. */
export function dropHeldToken(c: SiteContext, headers: Headers, options: SessionRoutesOptions): void {
  if (cookieOf(c.req.raw, cookieName) !== null)
    setCookie(headers, cookieName, '', { isHttps: options.isHttps(c), maxAgeS: 0 })
}
