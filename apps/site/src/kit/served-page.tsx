import { isCrawler } from '@marram/domain/crawler'
import type { ReactNode } from 'react'

let served: string | null = null

/**
 * Before a page is hydrated for a crawler, which indexes what stands in the document in the end: should our script fail,
 * the crawler sees what the server wrote and never a notice or an error page. Guests' browsers keep nothing.
 */
export function keepServedPage(userAgent: string, body: Pick<HTMLElement, 'innerHTML'>): void {
  served = isCrawler(userAgent) ? body.innerHTML : null
}

export function hasServedPage(): boolean {
  return served !== null
}

/** In the place of an error page: the page as it was served, where a crawler looks at it. */
export function ServedPageOr({ children }: { readonly children: ReactNode }) {
  if (served === null) return children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own page, and scripts in it do not run again
  return <div dangerouslySetInnerHTML={{ __html: served }} />
}
