import type { FavoritesClient } from '@marram/contract/favorites/client'
import type { FavoritesMailer } from '@marram/contract/workers/share-favorites'

/** The favourites service, and the workers where they send the list by mail, asked for whoever holds the token. */
export type FavoritesListClientFor = (token: string) => FavoritesClient &
  FavoritesMailer & {
    /** The stream of changes, as the service sends it. */
    follow(signal: AbortSignal): Promise<Response>
  }
