import type { Favorites, FavoriteWishes } from '@marram/domain/favorites'
import { readHint } from '../session-cookies.ts'

/** State of one login in this browser: whether its list was merged, and the changes not yet sent to the account. */
export type AccountNotes = {
  readonly login: string
  readonly isMerged: boolean
  readonly wishes: readonly (readonly [number, boolean])[]
}

const key = 'favorites-account'
const hearers = new Set<() => void>()

/** Notes of another login are ignored. */
export function readNotes(login: string): AccountNotes {
  const none = { login, isMerged: false, wishes: [] }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isNotes(kept) && kept.login === login ? kept : none
  } catch {
    return none
  }
}

function isNotes(value: unknown): value is AccountNotes {
  if (typeof value !== 'object' || value === null) return false
  if (!('login' in value && 'isMerged' in value && 'wishes' in value)) return false
  const isWish = (wish: unknown): boolean =>
    Array.isArray(wish) && Number.isSafeInteger(wish[0]) && typeof wish[1] === 'boolean'
  return (
    typeof value.login === 'string' &&
    typeof value.isMerged === 'boolean' &&
    Array.isArray(value.wishes) &&
    value.wishes.every(isWish)
  )
}

/** Without storage the list is merged again after each page load, which loses nothing. */
function writeNotes(notes: AccountNotes): void {
  try {
    localStorage.setItem(key, JSON.stringify(notes))
  } catch {}
}

/** Stores the change before it is sent, because the page may be closed or the network may fail. */
export function noteWish(lodgingIds: Favorites, isWanted: boolean): void {
  const login = readHint(document.cookie)
  if (login === null) return
  const notes = readNotes(login)
  const others = notes.wishes.filter(([id]) => !lodgingIds.includes(id))
  writeNotes({ ...notes, wishes: [...others, ...lodgingIds.map((id) => [id, isWanted] as const)] })
  for (const hear of [...hearers]) hear()
}

/** Removes a change that was sent, unless the guest has reversed it meanwhile. */
export function forgetWish(login: string, lodgingId: number, isWanted: boolean): void {
  const notes = readNotes(login)
  const wishes = notes.wishes.filter(([id, wanted]) => id !== lodgingId || wanted !== isWanted)
  writeNotes({ ...notes, wishes })
}

export function noteMerged(login: string): void {
  writeNotes({ ...readNotes(login), isMerged: true })
}

export function wishesOf(login: string): FavoriteWishes {
  return new Map(readNotes(login).wishes)
}

export function onFavoriteWish(hear: () => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
