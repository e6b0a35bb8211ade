import { readFile } from 'node:fs/promises'
import type { SiteApp } from '../../kit/site-route.ts'

export const workerPath = '/favorites-worker.js'

/** Lets the worker fetch from this site only. Never cached, so that a new worker is found at once. */
const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}

/**
 * The service worker of the favourites page, served as written: it needs no build. Switched off, the same address
 * serves a worker that removes the copies in browsers.
 */
export function mountOfflineWorker(
  app: SiteApp,
  {
    headers: common,
    keepsOffline,
  }: { readonly headers: Readonly<Record<string, string>>; readonly keepsOffline: boolean },
): void {
  const file = keepsOffline ? './favorites-worker.js' : './leaving-worker.js'
  const source = readFile(new URL(file, import.meta.url), 'utf8')
  // The request reports the failure; this prevents an unhandled rejection.
  source.catch(() => {})
  app.get(workerPath, async () => new Response(await source, { headers: { ...common, ...headers } }))
}
