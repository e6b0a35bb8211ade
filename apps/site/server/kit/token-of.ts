/** Named by the spec; only the site's server writes and reads it. */
export const identityCookie = 'identity'
/** The same over HTTPS without a domain: browsers take it from this very host only, so that no subdomain can plant one. */
export const hostIdentityCookie = '__Host-identity'

const token = /^[\w-]{20,200}$/

/** The bearer token that this browser's cookie holds, or null; one that is no token counts as none. */
export function tokenOf(request: Request): string | null {
  const found = cookieOf(request, hostIdentityCookie) ?? cookieOf(request, identityCookie)
  return found !== null && token.test(found) ? found : null
}

export function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const pair = pairs.find((part) => part.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
