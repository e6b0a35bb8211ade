import { logWarning } from '../../kit/log.ts'
import { noteFullLoad, noteLostScript } from '../../kit/lost-scripts.ts'

const key = 'marram-reloaded-at'
export const reloadTtlMs = 10_000

type Clock = { readonly now: () => number; readonly storage: Pick<Storage, 'getItem' | 'setItem'> }

/** A page may reload itself once in ten seconds: a broken build must not cause a reload loop. */
export function mayReload({ now, storage }: Clock): boolean {
  const last = Number(storage.getItem(key))
  if (now() - last < reloadTtlMs) return false
  storage.setItem(key, String(now()))
  return true
}

export type MissingChunk = {
  /** The target of a click whose page is loading; null without a navigation. */
  readonly target: string | null
  readonly hasNewerBuild: () => Promise<boolean>
  readonly mayReload: () => boolean
  readonly load: (href: string) => void
  readonly reload: () => void
}

/**
 * A click continues as a full load, since the server has every page. A page that the guest is reading loads a newer
 * build if there is one, and otherwise stays as it is: the server's HTML is readable without the script.
 */
export async function afterMissingChunk(missing: MissingChunk): Promise<void> {
  if (missing.target !== null) {
    if (missing.mayReload()) missing.load(missing.target)
    return
  }
  if ((await missing.hasNewerBuild()) && missing.mayReload()) missing.reload()
}

/** Set on hydration; before that there are no client-side navigations. */
let findTarget = (): string | null => null

export function setTargetFinder(find: () => string | null): void {
  findTarget = find
}

/**
 * After a deployment the chunks of an open page are gone, and a network may lose any of them. The import itself
 * rejects: a part keeps the server's HTML (`lazy-part.ts`), and an error page waits for the full load
 * (`error-page.tsx`).
 */
export function watchMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    noteLostScript(payload)
    void recover((href) => {
      noteFullLoad(payload)
      window.location.assign(href)
    })
  })
}

/** For scripts without an import: the files of the page that are fetched ahead of React. */
export function leaveOldBuild(): void {
  void recover((href) => window.location.assign(href))
}

function recover(load: (href: string) => void): Promise<void> {
  return afterMissingChunk({
    target: findTarget(),
    hasNewerBuild,
    mayReload: () => mayReload({ now: Date.now, storage: sessionStorage }),
    load,
    reload: () => window.location.reload(),
  })
}

async function hasNewerBuild(): Promise<boolean> {
  try {
    const reply = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    const latest: { id?: unknown } = await reply.json()
    return latest.id !== document.documentElement.dataset.instance
  } catch (error) {
    logWarning('The check for a newer build failed.', error)
    return false
  }
}
