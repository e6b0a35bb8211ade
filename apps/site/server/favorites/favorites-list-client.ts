import type { FavoritesClient } from '@marram/contract/favorites/client'
import type { HousesMailer } from '@marram/contract/workers/houses-mail'

/** Clients of the favourites service and of the worker that mails the list, for the token's account. */
export type FavoritesListClientFor = (token: string) => FavoritesClient &
  HousesMailer & {
    /** The stream of changes, passed through from the service. */
    follow(signal: AbortSignal): Promise<Response>
  }
