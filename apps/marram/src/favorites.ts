import { createFavoritesClient } from '@marram/contract/favorites/client'
import { favoritesPath } from '@marram/contract/favorites/shapes'
import { createFavoritesMailer } from '@marram/contract/workers/share-favorites'
import type { Connection } from '@marram/database/connection'
import { createFindOwner } from '@marram/favorites/find-owner'
import { createFavorites, type FavoritesDeps, type FavoritesService } from '@marram/favorites/server'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import type { FavoritesGate } from '@marram/site/server/favorites/favorites-gate'
import { connectWith } from './connect-service.ts'
import type { Services } from './services.ts'

export type OpenFavoritesOptions = {
  readonly auth: FetchHandler
  readonly database: Connection
  readonly deps: Omit<FavoritesDeps, 'database' | 'findOwner'>
}

/** The favourites service, which asks the auth service beside it whose token it was given. */
export function openFavorites({ auth, database, deps }: OpenFavoritesOptions): Promise<FavoritesService> {
  const [publicKey = ''] = deps.publicKeys
  const connect = connectWith(publicKey)
  const findOwner = createFindOwner((token) => connect('auth', auth, token))
  return createFavorites({ ...deps, database, findOwner })
}

/** The services in the same process, asked for one guest of the site. */
export function openFavoritesGate(
  { favorites, workers }: Pick<Services, 'favorites' | 'workers'>,
  publicKey: string,
): FavoritesGate {
  const connect = connectWith(publicKey)
  return (token) => ({
    ...createFavoritesClient(connect('favorites', favorites, token)),
    ...createFavoritesMailer(connect('workers', workers, token)),
    follow: (signal) =>
      favorites(
        new Request(`http://favorites.internal${favoritesPath}/events/`, {
          headers: { ...outgoingHeaders(), 'x-public-key': publicKey, authorization: `Bearer ${token}` },
          signal,
        }),
      ),
  })
}
