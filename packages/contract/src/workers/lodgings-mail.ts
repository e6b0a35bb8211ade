import { maxFavorites } from '@marram/domain/favorites'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'

/** Below `/bridge`, the path of the former backend's integration. */
export const lodgingViewsPath = '/bridge/integrations/email-lodging-views'

/**
 * `POST /bridge/email/share-favorites/` and `…/email-lodging-views/`, with the user's token: mails the houses of a
 * list, or those the guest has viewed. Sent only to the confirmed address of that account; further fields, such as a
 * recipient, are rejected.
 */
export const lodgingsMailRequest = v.strictObject({
  lodgingIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    v.minLength(1),
    v.maxLength(maxFavorites),
  ),
  /** The guest's stay as a query string, for the links in the mail. */
  stay: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type LodgingsMailRequest = v.InferInput<typeof lodgingsMailRequest>

export const favoritesShared = v.object({ sent: v.literal('ok') })

const reply = envelope(favoritesShared)

export type LodgingsMailer = {
  shareFavorites(request: LodgingsMailRequest): Promise<void>
  mailViews(request: LodgingsMailRequest): Promise<void>
}

export function createLodgingsMailer(service: ServiceClient): LodgingsMailer {
  return {
    shareFavorites: async (body) => void (await service.post('/bridge/email/share-favorites/', { body, reply })),
    mailViews: async (body) => void (await service.post(`${lodgingViewsPath}/`, { body, reply })),
  }
}
