/** Where pages of the guest site stand. It may be another site, which the settings name per language. */
export function guestSitePage(guestSiteUrl: string | null, page: '' | 'profile/' | 'bookings/'): string {
  const base = guestSiteUrl ?? '/account/'
  return `${base.endsWith('/') ? base : `${base}/`}${page}`
}
