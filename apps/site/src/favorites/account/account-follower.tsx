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
  useEffect(followOwnAccount, [])
  return null
}

/** Syncs this page with the account until the returned function is called. */
export function followOwnAccount(): () => void {
  let isStopped = false
  let isRunning = false
  let isAskedAgain = false

  const run = async (): Promise<void> => {
    if (isRunning) {
      isAskedAgain = true
      return
    }
    isRunning = true
    do {
      isAskedAgain = false
      const login = readHint(document.cookie)
      events.open()
      await step().catch(judge)
      // As after a new password, which ends every login and begins another: repeats the refused request with the new
      // login.
      if (readHint(document.cookie) !== login) isAskedAgain = true
    } while (isAskedAgain && !isStopped)
    isRunning = false
  }

  // Two tabs would each send the changes, and one could overwrite what the other has just received.
  const step = (): Promise<void> =>
    withLock('favorites-account', async () => {
      const login = readHint(document.cookie)
      if (login === null || isStopped) return
      const read = () => favoritesStore.get().ids
      const list = await bringInStep({ login, api: favoritesApi, read, adopt: adoptFavorites })
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

async function judge(error: unknown): Promise<void> {
  if (error instanceof ServiceError && error.status === 401) {
    await refreshSession().catch((reason: unknown) => logWarning('Who is logged in could not be asked.', reason))
    return
  }
  logWarning('The list of the account could not be brought in step.', error)
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
  const look = (): void => (document.visibilityState === 'visible' ? open() : close())
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', look)
  const stop = (): void => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', look)
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

type Step = {
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
export async function bringInStep({ login, api, read, adopt }: Step): Promise<readonly Favorite[]> {
  const wasMerged = isMerged(login)
  const answered = wasMerged ? await api.list() : await api.merge(read())
  const list = await sendChanges(login, answered, api)
  const account = list.map(({ subjectId }) => subjectId)
  adopt((cookie) => followAccount(wasMerged ? cookie : mergeFavorites(account, cookie), account, changesOf(login)))
  noteMerged(login)
  return list
}

async function sendChanges(login: string, answered: readonly Favorite[], api: Step['api']): Promise<Favorite[]> {
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
