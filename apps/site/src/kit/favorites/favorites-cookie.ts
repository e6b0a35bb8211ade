import { encodeFavorites, type Favorites, parseFavorites } from '@marram/domain/favorites'
import { logWarning } from '../log.ts'

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
