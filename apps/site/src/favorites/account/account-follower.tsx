import { parseCrudEvent } from '@marram/contract/favorites/client'
import type { Favorite } from '@marram/contract/favorites/shapes'
import { ServiceError } from '@marram/contract/service-error'
import { type Favorites, followAccount, mergeFavorites } from '@marram/domain/favorites'
import { useEffect } from 'react'
import { refreshSession } from '../../frame/session/session-store.ts'
import {
  changesOf,
  isMerged,
  noteMerged,
  onFavoriteChange,
  removeFavoriteChange,
} from '../../kit/favorites/favorite-changes.ts'
import { adoptFavorites, favoritesStore } from '../../kit/favorites/favorites-list.ts'
import { withLock } from '../../kit/lock.ts'
import { logWarning } from '../../kit/log.ts'
import { readHint } from '../../kit/session-cookies.ts'
import { accountList } from './account-list.ts'
import { type FavoritesApi, favoriteEventsPath, favoritesApi } from './favorites-api.ts'

/** Renders nothing: while it is mounted, the list follows the account. */
export function AccountFollower() {
  useEffect(syncWithAccount, [])
  return null
}

/** Syncs this page with the account until the returned function is called. */
export function syncWithAccount(): () => void {
  let isStopped = false
  let isRunning = false
  let isQueued = false

  const run = async (): Promise<void> => {
    if (isRunning) {
      isQueued = true
      return
    }
    isRunning = true
    do {
      isQueued = false
      const login = readHint(document.cookie)
      events.open()
      await step().catch(handleFailure)
      // As after a new password, which ends every login and begins another: repeats the refused request with the new
      // login.
      if (readHint(document.cookie) !== login) isQueued = true
    } while (isQueued && !isStopped)
    isRunning = false
  }

  // Two tabs would each send the changes, and one could overwrite what the other has just received.
  const step = (): Promise<void> =>
    withLock('favorites-account', async () => {
      const login = readHint(document.cookie)
      if (login === null || isStopped) return
      const read = () => favoritesStore.get().ids
      const list = await syncFavorites({ login, api: favoritesApi, read, adopt: adoptFavorites })
      // Another user may have logged in during the request.
      if (!isStopped && readHint(document.cookie) === login) accountList.set(list)
    })

  const unsubscribe = onFavoriteChange(() => void run())
  const events = followEvents(() => void run())
  events.open()
  return () => {
    isStopped = true
    unsubscribe()
    events.stop()
    accountList.set(null)
  }
}

async function handleFailure(error: unknown): Promise<void> {
  if (error instanceof ServiceError && error.status === 401) {
    await refreshSession().catch((reason: unknown) => logWarning('The session could not be loaded.', reason))
    return
  }
  logWarning('The favourites could not be synced with the account.', error)
}

/** Only while the page is visible: a hidden page needs no news, and browsers limit the connections to one site. */
function followEvents(onNews: () => void): { readonly open: () => void; readonly stop: () => void } {
  let source: EventSource | null = null
  let openedBy: string | null = null
  const open = (): void => {
    const login = readHint(document.cookie)
    if (source?.readyState === EventSource.CLOSED && login !== openedBy) close()
    if (source !== null || document.visibilityState !== 'visible') return
    openedBy = login
    source = new EventSource(favoriteEventsPath)
    source.addEventListener('ready', onNews)
    source.addEventListener('crud', ({ data }) => {
      if (isNews(String(data))) onNews()
    })
    // A refusal, such as without a login, is final; the browser reconnects a broken stream.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) onNews()
    })
  }
  const close = (): void => {
    source?.close()
    source = null
  }
  const update = (): void => (document.visibilityState === 'visible' ? open() : close())
  document.addEventListener('visibilitychange', update)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', update)
  const stop = (): void => {
    document.removeEventListener('visibilitychange', update)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', update)
    close()
  }
  return { open, stop }
}

/** The page's own changes come back as events too. */
function isNews(data: string): boolean {
  const event = parseCrudEvent(data)
  const list = accountList.get()
  if (event === null || list === null) return true
  const isKnown = list.some(({ id }) => id === event.id)
  return event.kind === 'updated' || isKnown === (event.kind === 'deleted')
}

type SyncOptions = {
  readonly login: string
  readonly api: Pick<FavoritesApi, 'list' | 'merge' | 'create' | 'remove'>
  /** The list of this browser. */
  readonly read: () => Favorites
  readonly adopt: (rule: (favorites: Favorites) => Favorites) => void
}

/**
 * Syncs the lists of browser and account: merges them the first time after a login, later applies this browser's
 * changes to the account's list. Changes that fail to send are kept for the next time.
 */
export async function syncFavorites({ login, api, read, adopt }: SyncOptions): Promise<readonly Favorite[]> {
  const wasMerged = isMerged(login)
  const answered = wasMerged ? await api.list() : await api.merge(read())
  const list = await sendChanges(login, answered, api)
  const account = list.map(({ subjectId }) => subjectId)
  adopt((cookie) => followAccount(wasMerged ? cookie : mergeFavorites(account, cookie), account, changesOf(login)))
  noteMerged(login)
  return list
}

async function sendChanges(login: string, answered: readonly Favorite[], api: SyncOptions['api']): Promise<Favorite[]> {
  let list = [...answered]
  for (const [lodgingId, isWanted] of changesOf(login)) {
    const known = list.find(({ subjectId }) => subjectId === lodgingId)
    if (isWanted && !known) list = [...list, await api.create(lodgingId)]
    if (!isWanted && known) {
      await api.remove(known.id)
      list = list.filter((favorite) => favorite !== known)
    }
    removeFavoriteChange(login, lodgingId, isWanted)
  }
  return list
}
