import { createFavoritesClient } from '@marram/contract/favorites/client'
import { favoritesPath } from '@marram/contract/favorites/shapes'
import { inProcessFetch } from '@marram/contract/in-process-fetch'
import { createServiceClient } from '@marram/contract/service-client'
import { createFavoritesMailer } from '@marram/contract/workers/share-favorites'
import type { Connection } from '@marram/database/connection'
import { createFindOwner } from '@marram/favorites/find-owner'
import { createFavorites, type FavoritesDeps, type FavoritesService } from '@marram/favorites/server'
import { outgoingHeaders } from '@marram/service-kit/request-context'
import type { FetchHandler } from '@marram/service-kit/service'
import type { FavoritesGate } from '@marram/site/server/favorites/favorites-gate'
import type { Services } from './services.ts'

const timeoutMs = 8000

export type OpenFavoritesOptions = {
  readonly auth: FetchHandler
  readonly database: Connection
  readonly deps: Omit<FavoritesDeps, 'database' | 'findOwner'>
}

/** The favourites service, which asks the auth service beside it whose token it was given. */
export function openFavorites({ auth, database, deps }: OpenFavoritesOptions): Promise<FavoritesService> {
  const [publicKey = ''] = deps.publicKeys
  const shared = { name: 'auth', baseUrl: 'http://auth.internal', publicKey, fetch: inProcessFetch(auth), timeoutMs }
  const findOwner = createFindOwner((token) =>
    createServiceClient({ ...shared, headers: outgoingHeaders, bearer: () => token }),
  )
  return createFavorites({ ...deps, database, findOwner })
}

/** The services in the same process, asked for one guest of the site. */
export function openFavoritesGate(
  { favorites, workers }: Pick<Services, 'favorites' | 'workers'>,
  publicKey: string,
): FavoritesGate {
  const connect = (name: string, handle: FetchHandler, token: string) =>
    createServiceClient({
      name,
      baseUrl: `http://${name}.internal`,
      publicKey,
      fetch: inProcessFetch(handle),
      timeoutMs,
      headers: outgoingHeaders,
      bearer: () => token,
    })
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
