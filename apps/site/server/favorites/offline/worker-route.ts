import { readFile } from 'node:fs/promises'
import type { SiteApp } from '../../kit/site-route.ts'

export const workerPath = '/favorites-worker.js'

/** It fetches from this site alone and runs nothing else. Never from a cache: a new one must be found at once. */
const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
}

/**
 * The service worker of the page of favourites, as it is written: browsers read it without a build. Switched off, the
 * same address takes away what browsers have.
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
  // Told to whoever asks for it; until then it is nobody's concern.
  source.catch(() => {})
  app.get(workerPath, async () => new Response(await source, { headers: { ...common, ...headers } }))
}
