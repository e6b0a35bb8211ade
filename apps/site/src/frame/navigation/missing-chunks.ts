import { logWarning } from '../../kit/log.ts'

const key = 'marram-reloaded-at'
export const reloadTtlMs = 10_000

type Clock = { readonly now: () => number; readonly storage: Pick<Storage, 'getItem' | 'setItem'> }

/** A page may reload itself once in ten seconds: a build that is broken for good must not make it spin. */
export function mayReload({ now, storage }: Clock): boolean {
  const last = Number(storage.getItem(key))
  if (now() - last < reloadTtlMs) return false
  storage.setItem(key, String(now()))
  return true
}

/** After a deployment the chunks of an open page are gone. If there is a newer build, the page loads it. */
export function reloadOnMissingChunks(): void {
  window.addEventListener('vite:preloadError', async (event) => {
    event.preventDefault()
    try {
      const reply = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
      const latest: { id?: unknown } = await reply.json()
      const isNewer = latest.id !== document.documentElement.dataset.instance
      if (isNewer && mayReload({ now: Date.now, storage: sessionStorage })) window.location.reload()
    } catch (error) {
      logWarning('A newer build could not be looked up.', error)
    }
  })
}
