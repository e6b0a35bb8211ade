/**
 * Whether a POST comes from a page of this host. Browsers say so by `Sec-Fetch-Site`, older ones by `Origin`; what says
 * neither is no browser, and forms are for people.
 */
export function isFromOwnPage(headers: Headers, host: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
