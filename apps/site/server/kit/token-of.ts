/** The specified cookie; only the site's server writes and reads it. */
export const identityCookie = 'identity'
/** Its name over HTTPS without a domain: `__Host-` prevents a subdomain from planting one. */
export const hostIdentityCookie = '__Host-identity'

const token = /^[\w-]{20,200}$/

/** The bearer token of this browser's cookie; null if missing or malformed. */
export function tokenOf(request: Request): string | null {
  const found = cookieOf(request, hostIdentityCookie) ?? cookieOf(request, identityCookie)
  return found !== null && token.test(found) ? found : null
}

export function cookieOf(request: Request, name: string): string | null {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/)
  const pair = pairs.find((part) => part.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}
