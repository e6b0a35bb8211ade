/** Lodging ids; the newest comes last. */
export type Favorites = readonly number[]

/** Browsers drop a cookie above 4,096 bytes without a word; this many ids of ten digits fit. */
export const maxFavorites = 300

/** Beyond the maximum the oldest makes room. */
export function toggleFavorite(favorites: Favorites, lodgingId: number): Favorites {
  const others = favorites.filter((id) => id !== lodgingId)
  return others.length < favorites.length ? others : [...others, lodgingId].slice(-maxFavorites)
}

/** Undoes a removal: the house goes back behind the nearest one that stood before it and is still there. */
export function restoreFavorite(favorites: Favorites, before: Favorites, lodgingId: number): Favorites {
  if (favorites.includes(lodgingId) || !before.includes(lodgingId)) return favorites
  const earlier = before.slice(0, before.indexOf(lodgingId))
  const at = favorites.findLastIndex((id) => earlier.includes(id)) + 1
  return favorites.toSpliced(at, 0, lodgingId).slice(-maxFavorites)
}

/** On login: what the browser kept comes after what the account knew. */
export function mergeFavorites(account: Favorites, cookie: Favorites): Favorites {
  const kept = account.filter((id) => !cookie.includes(id))
  return [...new Set([...kept, ...cookie])].slice(-maxFavorites)
}

/** What a guest did in this browser and the account has not received yet: true keeps a house, false takes it off. */
export type FavoriteChanges = ReadonlyMap<number, boolean>

/**
 * After the first merge the account has the last word, so that what was taken off elsewhere does not come back from a
 * browser that was closed. What was done here meanwhile comes on top. The browser's order stays; what is new comes last.
 */
export function followAccount(cookie: Favorites, account: Favorites, changes: FavoriteChanges): Favorites {
  const kept = account.filter((id) => changes.get(id) !== false)
  const added = [...changes].flatMap(([id, isWanted]) => (isWanted && !kept.includes(id) ? [id] : []))
  const wanted = new Set([...kept, ...added].slice(-maxFavorites))
  const here = cookie.filter((id) => wanted.has(id))
  return [...new Set([...here, ...wanted])]
}

/** Dots, because a comma is not allowed in a cookie and encoding one costs three characters. */
export function encodeFavorites(favorites: Favorites): string {
  return favorites.slice(-maxFavorites).join('.')
}

/** Null when the cookie is not one of ours: log it, and go on with an empty list. */
export function parseFavorites(cookie: string): Favorites | null {
  if (cookie === '') return []
  const words = cookie.split('.')
  if (!words.every((word) => /^[1-9]\d{0,9}$/.test(word))) return null
  return [...new Set(words.map(Number))].slice(-maxFavorites)
}
