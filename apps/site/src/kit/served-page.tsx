import { isCrawler } from '@marram/domain/crawler'
import type { ReactNode } from 'react'

let served: string | null = null

/**
 * Keeps the server HTML before hydration when the visitor is a crawler. Crawlers index the final DOM, so if our script
 * fails they get the server HTML and not an error page. Nothing is kept for other visitors.
 */
export function keepServedPage(userAgent: string, body: Pick<HTMLElement, 'innerHTML'>): void {
  served = isCrawler(userAgent) ? body.innerHTML : null
}

export function hasServedPage(): boolean {
  return served !== null
}

/** Shows a crawler the page as it was served instead of the error page. */
export function ServedPageOr({ children }: { readonly children: ReactNode }) {
  if (served === null) return children
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own page, and scripts in it do not run again
  return <div dangerouslySetInnerHTML={{ __html: served }} />
}
