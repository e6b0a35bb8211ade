import type { FavoriteChanges, Favorites } from '@marram/domain/favorites'
import { readHint } from '../session-cookies.ts'

/** State of one login in this browser: whether its list was merged, and the changes not yet sent to the account. */
export type AccountNotes = {
  readonly login: string
  readonly isMerged: boolean
  readonly changes: readonly (readonly [number, boolean])[]
}

const key = 'favorites-account'
const listeners = new Set<() => void>()

/** Notes of another login are ignored. */
export function readNotes(login: string): AccountNotes {
  const none = { login, isMerged: false, changes: [] }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isNotes(kept) && kept.login === login ? kept : none
  } catch {
    return none
  }
}

function isNotes(value: unknown): value is AccountNotes {
  if (typeof value !== 'object' || value === null) return false
  if (!('login' in value && 'isMerged' in value && 'changes' in value)) return false
  const isChange = (change: unknown): boolean =>
    Array.isArray(change) && Number.isSafeInteger(change[0]) && typeof change[1] === 'boolean'
  return (
    typeof value.login === 'string' &&
    typeof value.isMerged === 'boolean' &&
    Array.isArray(value.changes) &&
    value.changes.every(isChange)
  )
}

/** Without storage the list is merged again after each page load, which loses nothing. */
function writeNotes(notes: AccountNotes): void {
  try {
    localStorage.setItem(key, JSON.stringify(notes))
  } catch {}
}

/** Stores the change before it is sent, because the page may be closed or the network may fail. */
export function recordFavoriteChange(lodgingIds: Favorites, isWanted: boolean): void {
  const login = readHint(document.cookie)
  if (login === null) return
  const notes = readNotes(login)
  const others = notes.changes.filter(([id]) => !lodgingIds.includes(id))
  writeNotes({ ...notes, changes: [...others, ...lodgingIds.map((id) => [id, isWanted] as const)] })
  for (const listener of [...listeners]) listener()
}

/** Removes a change that was sent, unless the guest has reversed it meanwhile. */
export function removeFavoriteChange(login: string, lodgingId: number, isWanted: boolean): void {
  const notes = readNotes(login)
  const changes = notes.changes.filter(([id, wanted]) => id !== lodgingId || wanted !== isWanted)
  writeNotes({ ...notes, changes })
}

export function noteMerged(login: string): void {
  writeNotes({ ...readNotes(login), isMerged: true })
}

export function changesOf(login: string): FavoriteChanges {
  return new Map(readNotes(login).changes)
}

export function onFavoriteChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
