import { maxFavorites } from '@marram/domain/favorites'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'

/**
 * `POST /bridge/email/share-favorites/`, with the token of whoever wants the mail. It goes to the confirmed address of
 * that account and to nobody else; a further field such as a recipient is refused.
 */
export const shareFavoritesRequest = v.strictObject({
  lodgingIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    v.minLength(1),
    v.maxLength(maxFavorites),
  ),
})
export type ShareFavoritesRequest = v.InferInput<typeof shareFavoritesRequest>

export const favoritesShared = v.object({ sent: v.literal('ok') })

const reply = envelope(favoritesShared)

export type FavoritesMailer = { shareFavorites(request: ShareFavoritesRequest): Promise<void> }

export function createFavoritesMailer(service: ServiceClient): FavoritesMailer {
  return {
    shareFavorites: async (body) => void (await service.post('/bridge/email/share-favorites/', { body, reply })),
  }
}
