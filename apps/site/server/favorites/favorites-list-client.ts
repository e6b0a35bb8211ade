import type { FavoritesClient } from '@marram/contract/favorites/client'
import type { LodgingsMailer } from '@marram/contract/workers/lodgings-mail'

/** Clients of the favourites service and of the worker that mails the list, for the token's account. */
export type FavoritesListClientFor = (token: string) => FavoritesClient &
  LodgingsMailer & {
    /** The stream of changes, passed through from the service. */
    follow(signal: AbortSignal): Promise<Response>
  }
