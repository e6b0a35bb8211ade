import { generateCookie } from 'hono/cookie'

export type CookieOptions = {
  readonly isHttps: boolean
  /** 0 removes the cookie. */
  readonly maxAgeS: number
  readonly path?: string
  readonly domain?: string | null
  /** Only for cookies that scripts need; all others are HttpOnly. */
  readonly isReadable?: true
}

/** The only place that writes `Set-Cookie`: HttpOnly, SameSite=Lax and, over HTTPS, Secure. */
export function setCookie(
  headers: Headers,
  name: string,
  value: string,
  { isHttps, maxAgeS, path = '/', domain = null, isReadable }: CookieOptions,
): void {
  const cookie = generateCookie(name, value, {
    maxAge: maxAgeS,
    ...(domain !== null && { domain }),
    path,
    httpOnly: isReadable !== true,
    secure: isHttps,
    sameSite: 'Lax',
  })
  headers.append('set-cookie', cookie)
}
