import {
  encodeFavorites,
  type Favorites,
  parseFavorites,
  restoreFavorite,
  toggleFavorite,
} from '@marram/domain/favorites'
import { withLock } from '../lock.ts'
import { logWarning } from '../log.ts'
import { createStore } from '../store.ts'
import { watchOtherTabs } from '../tabs.ts'
import { recordFavoriteChange } from './favorite-changes.ts'

export type FavoritesState = {
  readonly ids: Favorites
  /** False on the server and until the cookie has been read. */
  readonly isKnown: boolean
  /** The browser blocks cookies, so the list lasts only as long as this page is open. */
  readonly isRefused: boolean
}

/** State of the server, and of a page until the cookie has been read. */
export const unknownFavorites: FavoritesState = { ids: [], isKnown: false, isRefused: false }
const store = createStore(unknownFavorites)
const lock = 'favorites'
const tabs = watchOtherTabs('favorites', refresh, () => void withLock(lock, refresh, 'shared'))
let listeners = 0

type Rule = (favorites: Favorites) => Favorites
/** Changes that the page shows but the cookie does not hold yet. */
let pending: readonly Rule[] = []

/** Reads the cookie with the first subscriber and not earlier: the first render must match the cached HTML. */
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
  const saved = readList()
  if (isKnown && encodeFavorites(saved) === encodeFavorites(ids)) return
  store.set({ ids: saved, isKnown: true, isRefused })
}

function readList(): Favorites {
  return pending.reduce((ids, rule) => rule(ids), readFavoritesCookie(document.cookie))
}

/** Shows the change at once and writes it under the lock, because writing overwrites changes not yet read. */
function change(rule: Rule): void {
  const { ids, isRefused } = store.get()
  pending = [...pending, rule]
  store.set({ ids: isRefused ? rule(ids) : readList(), isKnown: true, isRefused })
  window.addEventListener('pagehide', write)
  void withLock(lock, write)
}

function write(): void {
  window.removeEventListener('pagehide', write)
  if (pending.length === 0) return
  const { ids, isRefused } = store.get()
  const next = isRefused ? ids : readList()
  pending = []
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = favoritesCookie(next, window.location.protocol === 'https:')
  // Reading it back also waits until other tabs can read it.
  const isKept = encodeFavorites(readFavoritesCookie(document.cookie)) === encodeFavorites(next)
  store.set({ ids: next, isKnown: true, isRefused: !isKept })
  tabs.tell()
}

/** Sets the wanted state instead of toggling it, because another tab may have just changed it. */
export function setFavorite(lodgingId: number, isWanted: boolean): void {
  recordFavoriteChange([lodgingId], isWanted)
  change((ids) => (ids.includes(lodgingId) === isWanted ? ids : toggleFavorite(ids, lodgingId)))
}

/** Adds the houses that are not in the list yet as the newest ones, in the order given. */
export function keepAll(lodgingIds: Favorites): void {
  recordFavoriteChange(lodgingIds, true)
  change((ids) => lodgingIds.filter((id) => !ids.includes(id)).reduce(toggleFavorite, ids))
}

/** Removes a house and returns the function that undoes it. */
export function dropFavorite(lodgingId: number): () => void {
  const before = store.get().ids
  setFavorite(lodgingId, false)
  return () => {
    recordFavoriteChange([lodgingId], true)
    change((ids) => restoreFavorite(ids, before, lodgingId))
  }
}

/** Takes over the list of the account. The rule receives the current list of the browser. */
export function adoptFavorites(rule: Rule): void {
  const { ids, isKnown } = store.get()
  if (!isKnown || encodeFavorites(rule(readList())) !== encodeFavorites(ids)) change(rule)
}

/** Discards the state after a login or logout, so that only the content of the cookie is shown. */
export function reloadFavorites(): void {
  store.set(unknownFavorites)
  if (listeners > 0) refresh()
}

/** The list for code outside of React. It follows the other tabs while it has a subscriber. */
export const favoritesStore = { get: store.get, subscribe }

const name = 'favorites'
const maxAgeS = 365 * 24 * 3600

/** The value has no quotes or encoding, so that three hundred houses fit into a cookie. */
export function favoritesCookie(favorites: Favorites, isSecure: boolean): string {
  const parts = [`${name}=${encodeFavorites(favorites)}`, 'Path=/', `Max-Age=${maxAgeS}`, 'SameSite=Lax']
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** A cookie that does not parse is logged and treated as empty; the next change overwrites it. */
export function readFavoritesCookie(header: string, warn = logWarning): Favorites {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  const favorites = parseFavorites(pair?.slice(name.length + 1) ?? '')
  if (favorites === null) warn(`The cookie ${name} could not be read.`)
  return favorites ?? []
}
