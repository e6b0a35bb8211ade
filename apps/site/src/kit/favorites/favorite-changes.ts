import type { FavoriteChanges, Favorites } from '@marram/domain/favorites'
import { readHint } from '../session-cookies.ts'

// Each change is a separate entry: tabs share the storage, and the second tab to write a common list would drop the
// first one's change.
const mergedKey = 'favorites-account'
const changePrefix = `${mergedKey}:`
const listeners = new Set<() => void>()

/** Stores the change before it is sent, because the page may be closed or the network may fail. */
export function recordFavoriteChange(lodgingIds: Favorites, isWanted: boolean): void {
  const login = readHint(document.cookie)
  if (login === null) return
  for (const id of lodgingIds) write(changePrefix + id, { login, isWanted })
  for (const listener of [...listeners]) listener()
}

/** Removes a change that was sent, unless the guest has reversed it meanwhile. */
export function removeFavoriteChange(login: string, lodgingId: number, isWanted: boolean): void {
  const change = read(changePrefix + lodgingId)
  if (change.login === login && change.isWanted === isWanted) remove(changePrefix + lodgingId)
}

/** The changes of this login that were not yet sent to the account. */
export function changesOf(login: string): FavoriteChanges {
  const changes = new Map<number, boolean>()
  for (const key of changeKeys()) {
    const change = read(key)
    const id = Number(key.slice(changePrefix.length))
    if (change.login === login && Number.isSafeInteger(id)) changes.set(id, change.isWanted === true)
  }
  return changes
}

/** True if this browser's list was merged into the account's since this login. */
export function isMerged(login: string): boolean {
  return read(mergedKey).login === login
}

/** Discards the records of other logins. */
export function noteMerged(login: string): void {
  for (const key of changeKeys()) if (read(key).login !== login) remove(key)
  write(mergedKey, { login })
}

export function onFavoriteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Note = { readonly login?: unknown; readonly isWanted?: unknown }

function changeKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(changePrefix))
  } catch {
    return []
  }
}

function read(key: string): Note {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

/** Without storage the list is merged again after each page load, which loses nothing. */
function write(key: string, note: Note): void {
  try {
    localStorage.setItem(key, JSON.stringify(note))
  } catch {}
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {}
}
