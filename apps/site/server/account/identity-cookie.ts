import { randomBytes } from 'node:crypto'
import { type CookieOptions, setCookie } from '../kit/set-cookie.ts'
import { cookieOf, hostIdentityCookie, identityCookie } from '../kit/token-of.ts'

/** Says to script that somebody is logged in, so that other visitors cost no request. It opens nothing. */
export const hintCookie = 'signed-in'
/** Of the former site: shown, and taken away when its owner logs out. */
const legacyCookie = 'login'

const maxAgeS = 720 * 3600
const hint = /^[\w-]{1,32}$/

export type CookieScope = {
  readonly isSecure: boolean
  /** The host of this request is the domain or lies below it. */
  readonly domain: string | null
}

/** The configured domain that covers a host. A browser would refuse a cookie for any other. */
export function findCookieDomain(host: string | undefined, domains: readonly string[]): string | null {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const bare = domains.map((domain) => domain.toLowerCase().replace(/^\./, ''))
  return bare.find((domain) => name === domain || name.endsWith(`.${domain}`)) ?? null
}

/** A new hint for a new login; the same one while it goes on, so that other tabs see no change. */
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

/** The prefix `__Host-` asks for both, and for `Path=/`. */
function isForHost({ isSecure, domain }: CookieScope): boolean {
  return isSecure && domain === null
}

function dropPlain(headers: Headers, scope: CookieScope): void {
  setCookie(headers, identityCookie, '', attributes(scope, 0))
}

function attributes({ isSecure, domain }: CookieScope, ageS: number): CookieOptions {
  return { isHttps: isSecure, maxAgeS: ageS, domain }
}
