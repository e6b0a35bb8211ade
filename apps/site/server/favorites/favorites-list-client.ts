import type { FavoritesClient } from '@marram/contract/favorites/client'
import type { HousesMailer } from '@marram/contract/workers/houses-mail'

/** The favourites service, and the workers where they send the list by mail, asked for whoever holds the token. */
export type FavoritesListClientFor = (token: string) => FavoritesClient &
  HousesMailer & {
    /** The stream of changes, as the service sends it. */
    follow(signal: AbortSignal): Promise<Response>
  }
