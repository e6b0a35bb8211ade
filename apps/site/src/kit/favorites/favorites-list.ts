import {
  encodeFavorites,
  type Favorites,
  parseFavorites,
  restoreFavorite,
  toggleFavorite,
} from '@marram/domain/favorites'
import { useSyncExternalStore } from 'react'
import { logWarning } from '../log.ts'
import { createStore } from '../store.ts'
import { watchOtherTabs } from '../tabs.ts'
import { noteWish } from './favorite-wishes.ts'

type FavoritesState = {
  readonly ids: Favorites
  /** False on the server and until the cookie was read. */
  readonly isKnown: boolean
  /** The browser takes no cookie: the list lasts as long as this page is open. */
  readonly isRefused: boolean
}

const unknown: FavoritesState = { ids: [], isKnown: false, isRefused: false }
const store = createStore(unknown)
const tabs = watchOtherTabs('favorites', refresh)
let listeners = 0

/** Reads the cookie with the first listener: a page that is being hydrated is still everybody's. */
function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener)
  listeners += 1
  if (listeners === 1) {
    tabs.start()
    refresh()
  }
  return () => {
    stop()
    listeners -= 1
    if (listeners === 0) tabs.stop()
  }
}

function refresh(): void {
  const { isKnown, isRefused, ids } = store.get()
  if (isRefused) return
  const kept = readFavoritesCookie(document.cookie)
  if (isKnown && encodeFavorites(kept) === encodeFavorites(ids)) return
  store.set({ ids: kept, isKnown: true, isRefused })
}

/** The cookie is read anew before each change, so that what another tab has just kept stays. */
function change(rule: (favorites: Favorites) => Favorites): void {
  const { ids, isRefused } = store.get()
  const next = rule(isRefused ? ids : readFavoritesCookie(document.cookie))
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = favoritesCookie(next, window.location.protocol === 'https:')
  const isKept = encodeFavorites(readFavoritesCookie(document.cookie)) === encodeFavorites(next)
  store.set({ ids: next, isKnown: true, isRefused: !isKept })
  tabs.tell()
}

/** Says what is wanted, not "the other way round": another tab may have changed it a moment ago. */
export function setFavorite(lodgingId: number, isWanted: boolean): void {
  noteWish([lodgingId], isWanted)
  change((ids) => (ids.includes(lodgingId) === isWanted ? ids : toggleFavorite(ids, lodgingId)))
}

/** What was kept before and is new here comes first in the list, in the order given. */
export function keepAll(lodgingIds: Favorites): void {
  noteWish(lodgingIds, true)
  change((ids) => lodgingIds.filter((id) => !ids.includes(id)).reduce(toggleFavorite, ids))
}

/** Takes a house off the list and hands back the way to undo that. */
export function dropFavorite(lodgingId: number): () => void {
  const before = store.get().ids
  setFavorite(lodgingId, false)
  return () => {
    noteWish([lodgingId], true)
    change((ids) => restoreFavorite(ids, before, lodgingId))
  }
}

/** The list as the account has it. The rule is given what the browser holds at that moment. */
export function adoptFavorites(rule: (favorites: Favorites) => Favorites): void {
  const { ids, isKnown } = store.get()
  const next = rule(readFavoritesCookie(document.cookie))
  if (!isKnown || encodeFavorites(next) !== encodeFavorites(ids)) change(() => next)
}

/** After a login or logout: nothing of before stays on the page but what the cookie holds. */
export function reloadFavorites(): void {
  store.set(unknown)
  if (listeners > 0) refresh()
}

/** The list for plain code. While somebody listens it follows the other tabs. */
export const favoritesStore = { get: store.get, subscribe }

export function useFavorites(): FavoritesState {
  return useSyncExternalStore(subscribe, store.get, () => unknown)
}

export function useIsFavorite(lodgingId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store.get().ids.includes(lodgingId),
    () => false,
  )
}

const name = 'favorites'
const maxAgeS = 365 * 24 * 3600

/** Without quotes or encoding: that leaves room for three hundred houses. */
export function favoritesCookie(favorites: Favorites, isSecure: boolean): string {
  const parts = [`${name}=${encodeFavorites(favorites)}`, 'Path=/', `Max-Age=${maxAgeS}`, 'SameSite=Lax']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** One that is not ours is logged and counts as empty: the next change writes over it. */
export function readFavoritesCookie(header: string, warn = logWarning): Favorites {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  const favorites = parseFavorites(pair?.slice(name.length + 1) ?? '')
  if (favorites === null) warn(`The cookie ${name} could not be read.`)
  return favorites ?? []
}
