import { seeOther } from '../kit/see-other.ts'
import { setCookie } from '../kit/set-cookie.ts'
import type { SiteApp, SiteContext } from '../kit/site-route.ts'
import { cookieOf } from '../kit/token-of.ts'
import type { SessionRoutesOptions } from './session-context.ts'

/** Placeholder in the address and the form for a token that the cookie holds. */
export const heldToken = 'held'

const cookieName = 'link'
const maxAgeS = 2 * 3600
const tokenNames = ['token', 'reset_token']
const tokenShape = /^[\w-]{20,200}$/
/** Pages that mails about an account link to. */
const pages = ['/account/confirm/', '/account/confirm-email/', '/account/reset-password/']

/**
 * Moves the token of a mail from the address into an HttpOnly cookie, so that histories, proxy logs and the address of
 * a login in between hold nothing that opens an account.
 */
export function mountHeldLinks(app: SiteApp, options: Pick<SessionRoutesOptions, 'isHttps'>): void {
  for (const page of pages) {
    app.get(page.slice(0, -1), (c, next) => {
      const { pathname, searchParams } = new URL(c.req.url)
      const name = tokenNames.find((one) => searchParams.has(one))
      const token = name === undefined ? null : searchParams.get(name)
      // The pages redirect every other spelling to this address.
      if (pathname !== page || name === undefined || token === null || !tokenShape.test(token)) return next()
      searchParams.set(name, heldToken)
      const response = seeOther(`${page}?${searchParams}`)
      response.headers.set('referrer-policy', 'no-referrer')
      setCookie(response.headers, cookieName, token, { isHttps: options.isHttps(c), maxAgeS })
      return Promise.resolve(response)
    })
  }
}

/** The posted form with the cookie's token in place of the placeholder; without the cookie, an invalid token. */
export function releaseToken(request: Request, name: string, written: string): string {
  if (!tokenNames.includes(name) || written !== heldToken) return written
  const held = cookieOf(request, cookieName)
  return held !== null && tokenShape.test(held) ? held : 'x'.repeat(43)
}

/** Removes the cookie: the token works once. */
export function dropHeldToken(c: SiteContext, headers: Headers, options: SessionRoutesOptions): void {
  if (cookieOf(c.req.raw, cookieName) !== null)
    setCookie(headers, cookieName, '', { isHttps: options.isHttps(c), maxAgeS: 0 })
}
