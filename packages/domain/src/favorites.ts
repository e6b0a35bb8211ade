/** Lodging ids; the newest comes last. */
export type Favorites = readonly number[]

/** Browsers silently drop a cookie above 4,096 bytes; this many ids of ten digits fit. */
export const maxFavorites = 300

/** Drops the oldest house above the maximum. */
export function toggleFavorite(favorites: Favorites, lodgingId: number): Favorites {
  const others = favorites.filter((id) => id !== lodgingId)
  return others.length < favorites.length ? others : [...others, lodgingId].slice(-maxFavorites)
}

/** Undoes a removal: inserts the house after its nearest remaining predecessor. */
export function restoreFavorite(favorites: Favorites, before: Favorites, lodgingId: number): Favorites {
  if (favorites.includes(lodgingId) || !before.includes(lodgingId)) return favorites
  const earlier = before.slice(0, before.indexOf(lodgingId))
  const at = favorites.findLastIndex((id) => earlier.includes(id)) + 1
  return favorites.toSpliced(at, 0, lodgingId).slice(-maxFavorites)
}

/** On login: the browser's favourites come after those of the account. */
export function mergeFavorites(account: Favorites, cookie: Favorites): Favorites {
  const kept = account.filter((id) => !cookie.includes(id))
  return [...new Set([...kept, ...cookie])].slice(-maxFavorites)
}

/** Local changes not yet sent to the account: true adds a house, false removes it. */
export type FavoriteChanges = ReadonlyMap<number, boolean>

/**
 * After the first merge the account decides, so that a browser that was closed cannot bring back houses removed
 * elsewhere. Unsent local changes are applied on top. The browser's order is kept; new houses come last.
 */
export function followAccount(cookie: Favorites, account: Favorites, changes: FavoriteChanges): Favorites {
  const kept = account.filter((id) => changes.get(id) !== false)
  const added = [...changes].flatMap(([id, isWanted]) => (isWanted && !kept.includes(id) ? [id] : []))
  const wanted = new Set([...kept, ...added].slice(-maxFavorites))
  const here = cookie.filter((id) => wanted.has(id))
  return [...new Set([...here, ...wanted])]
}

/** Dots, because commas are not allowed in a cookie and encoding one costs three characters. */
export function encodeFavorites(favorites: Favorites): string {
  return favorites.slice(-maxFavorites).join('.')
}

/** Null if malformed: log it, and continue with an empty list. */
export function parseFavorites(cookie: string): Favorites | null {
  if (cookie === '') return []
  const words = cookie.split('.')
  if (!words.every((word) => /^[1-9]\d{0,9}$/.test(word))) return null
  return [...new Set(words.map(Number))].slice(-maxFavorites)
}
