import type { Favorite } from '@marram/contract/favorites/shapes'
import { type Favorites, followAccount, mergeFavorites } from '@marram/domain/favorites'
import { forgetWish, noteMerged, readNotes, wishesOf } from '../../kit/favorites/favorite-wishes.ts'
import type { FavoritesApi } from './favorites-api.ts'

export type Step = {
  readonly login: string
  readonly api: Pick<FavoritesApi, 'list' | 'merge' | 'create' | 'remove'>
  /** The list of this browser. */
  readonly read: () => Favorites
  readonly adopt: (rule: (favorites: Favorites) => Favorites) => void
}

/**
 * The list of the browser and of the account become one: joined at the first time after a login, later the account's
 * with what was done here. Wishes that do not arrive stay noted for the next time.
 */
export async function bringInStep({ login, api, read, adopt }: Step): Promise<readonly Favorite[]> {
  const { isMerged } = readNotes(login)
  const answered = isMerged ? await api.list() : await api.merge(read())
  const list = await sendWishes(login, answered, api)
  const account = list.map(({ subjectId }) => subjectId)
  adopt((cookie) => followAccount(isMerged ? cookie : mergeFavorites(account, cookie), account, wishesOf(login)))
  noteMerged(login)
  return list
}

async function sendWishes(login: string, answered: readonly Favorite[], api: Step['api']): Promise<Favorite[]> {
  let list = [...answered]
  for (const [lodgingId, isWanted] of wishesOf(login)) {
    const known = list.find(({ subjectId }) => subjectId === lodgingId)
    if (isWanted && !known) list = [...list, await api.create(lodgingId)]
    if (!isWanted && known) {
      await api.remove(known.id)
      list = list.filter((favorite) => favorite !== known)
    }
    forgetWish(login, lodgingId, isWanted)
  }
  return list
}
