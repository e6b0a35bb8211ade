import { logWarning } from '../../kit/log.ts'
import type { NavigationMiddleware } from './navigation-middleware.ts'

const parameter = 'ePassCache'

/** The same address with or without the parameter that bypasses the cache. */
export function pastCacheUrl(href: string, base: string, isPast: boolean): string {
  const url = new URL(href, base)
  if (isPast) url.searchParams.set(parameter, '1')
  else url.searchParams.delete(parameter)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Bypassing the cache lasts until it is switched off: the server renders every page again. */
export function stayPastCache(deps: { isPast: () => boolean; load: (href: string) => void }): NavigationMiddleware {
  return ({ path, href }) => {
    if (!deps.isPast() || path.startsWith('/booking/')) return 'continue'
    deps.load(href)
    return 'handled'
  }
}

export function isPastCache(): boolean {
  return document.documentElement.dataset.pastCache !== undefined
}

export function loadPastCache(href: string, isPast = true): void {
  window.location.assign(pastCacheUrl(href, window.location.href, isPast))
}

/** Sends the preview key once; the server replies with an HttpOnly pass. */
export async function enterPreview(secret: string): Promise<void> {
  const reply = await fetch('/api/preview/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  })
  if (reply.ok) loadPastCache(window.location.href)
  else logWarning('The preview was refused.', new Error(`Request failed with status ${reply.status}`))
}
