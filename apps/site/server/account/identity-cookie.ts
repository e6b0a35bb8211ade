import { randomBytes } from 'node:crypto'
import { type CookieOptions, setCookie } from '../kit/set-cookie.ts'
import { cookieOf, hostIdentityCookie, identityCookie } from '../kit/token-of.ts'

/** Tells scripts that a guest is logged in, so that other visitors cost no request. It grants nothing. */
export const hintCookie = 'signed-in'
/** Set by the former site: still displayed, and removed on logout. */
const legacyCookie = 'login'

const maxAgeS = 720 * 3600
const hint = /^[\w-]{1,32}$/

export type CookieScope = {
  readonly isSecure: boolean
  /** True if the request's host is the domain or a subdomain of it. */
  readonly domain: string | null
}

/** The configured domain that covers the host; browsers refuse a cookie for any other. */
export function findCookieDomain(host: string | undefined, domains: readonly string[]): string | null {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const bare = domains.map((domain) => domain.toLowerCase().replace(/^\./, ''))
  return bare.find((domain) => name === domain || name.endsWith(`.${domain}`)) ?? null
}

/** Creates a hint per login and keeps it while the login lasts, so that other tabs see no change. */
export function keepIdentity(headers: Headers, token: string, scope: CookieScope, before?: Request): void {
  const known = before ? cookieOf(before, hintCookie) : null
  const shown = known !== null && hint.test(known) ? known : randomBytes(6).toString('base64url')
  if (isForHost(scope)) {
    setCookie(headers, hostIdentityCookie, token, attributes(scope, maxAgeS))
    if (before && cookieOf(before, identityCookie) !== null) dropPlain(headers, scope)
  } else {
    setCookie(headers, identityCookie, token, attributes(scope, maxAgeS))
  }
  setCookie(headers, hintCookie, shown, { ...attributes(scope, maxAgeS), isReadable: true })
}

export function dropIdentity(headers: Headers, scope: CookieScope): void {
  dropPlain(headers, scope)
  if (isForHost(scope)) setCookie(headers, hostIdentityCookie, '', attributes(scope, 0))
  setCookie(headers, hintCookie, '', { ...attributes(scope, 0), isReadable: true })
  for (const domain of new Set([null, scope.domain])) {
    setCookie(headers, legacyCookie, '', { ...attributes({ ...scope, domain }, 0), isReadable: true })
  }
}

/** The prefix `__Host-` requires both, and `Path=/`. */
function isForHost({ isSecure, domain }: CookieScope): boolean {
  return isSecure && domain === null
}

function dropPlain(headers: Headers, scope: CookieScope): void {
  setCookie(headers, identityCookie, '', attributes(scope, 0))
}

function attributes({ isSecure, domain }: CookieScope, ageS: number): CookieOptions {
  return { isHttps: isSecure, maxAgeS: ageS, domain }
}
