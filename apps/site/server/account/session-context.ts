import type { AuthClient } from '@marram/contract/auth/client'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { EditionKey } from '@marram/i18n/edition-key'
import type { SocketBindings } from '@marram/service-kit/client-address'
import type { Log } from '@marram/service-kit/logging'
import type { Context } from 'hono'
import { type CookieScope, findCookieDomain } from './identity-cookie.ts'

export type SiteContext = Context<{ Bindings: SocketBindings }>

export type SessionRoutesOptions = {
  readonly auth: AuthClient
  readonly editionOf: (c: SiteContext) => EditionKey
  readonly hostOf: (c: SiteContext) => string | undefined
  readonly isHttps: (c: SiteContext) => boolean
  /** Where a login shall count for every host below; a host outside all of them keeps its own. */
  readonly cookieDomains: readonly string[]
  readonly showAnswer: (
    edition: EditionKey,
    path: string,
    answer: FormAnswer,
    status: number,
    token: string | null,
  ) => Promise<Response>
  readonly log: Log
}

export function cookieScope(c: SiteContext, { hostOf, isHttps, cookieDomains }: SessionRoutesOptions): CookieScope {
  return { isSecure: isHttps(c), domain: findCookieDomain(hostOf(c), cookieDomains) }
}
