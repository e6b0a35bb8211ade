import type { AuthClient } from '@marram/contract/auth/client'
import type { RouteTools, SiteContext } from '../kit/site-route.ts'
import type { ShowAnswer } from '../pages/answer-page.ts'
import { type CookieScope, findCookieDomain } from './identity-cookie.ts'

export type SessionRoutesOptions = Pick<RouteTools, 'editionOf' | 'hostOf' | 'isHttps' | 'log'> & {
  readonly auth: AuthClient
  /** Domains on which a login is shared by all subdomains; any other host keeps its own login. */
  readonly cookieDomains: readonly string[]
  readonly showAnswer: ShowAnswer
}

export function cookieScope(
  c: SiteContext,
  { hostOf, isHttps, cookieDomains }: Pick<SessionRoutesOptions, 'hostOf' | 'isHttps' | 'cookieDomains'>,
): CookieScope {
  return { isSecure: isHttps(c), domain: findCookieDomain(hostOf(c), cookieDomains) }
}
