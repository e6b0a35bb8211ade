/**
 * True if a POST comes from a page of this host, by `Sec-Fetch-Site` or, in older browsers, `Origin`. Clients that send
 * neither are no browsers and are refused.
 */
export function isFromOwnPage(headers: Headers, host: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
