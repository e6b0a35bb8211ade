/** The URL of a page of the guest site, which may be another site that the settings name per language. */
export function guestSitePage(guestSiteUrl: string | null, page: '' | 'profile/' | 'bookings/'): string {
  const base = guestSiteUrl ?? '/account/'
  return `${base.endsWith('/') ? base : `${base}/`}${page}`
}
