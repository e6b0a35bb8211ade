import { maxFavorites } from '@marram/domain/favorites'
import * as v from 'valibot'
import { envelope } from '../envelope.ts'
import type { ServiceClient } from '../service-client.ts'

/** Below `/bridge`, as the integration of the former backend was called. */
export const lodgingViewsPath = '/bridge/integrations/email-lodging-views'

/**
 * `POST /bridge/email/share-favorites/` and `…/email-lodging-views/`, with the token of whoever wants the mail: the houses
 * of a list, or those that a guest has looked at. It goes to the confirmed address of that account and to nobody else; a
 * further field such as a recipient is refused.
 */
export const housesMailRequest = v.strictObject({
  lodgingIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
    v.minLength(1),
    v.maxLength(maxFavorites),
  ),
  /** The stay that the guest has in mind, as the query of an address says it: the links of the mail lead on with it. */
  stay: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
})
export type HousesMailRequest = v.InferInput<typeof housesMailRequest>

export const favoritesShared = v.object({ sent: v.literal('ok') })

const reply = envelope(favoritesShared)

export type HousesMailer = {
  shareFavorites(request: HousesMailRequest): Promise<void>
  mailViews(request: HousesMailRequest): Promise<void>
}

export function createHousesMailer(service: ServiceClient): HousesMailer {
  return {
    shareFavorites: async (body) => void (await service.post('/bridge/email/share-favorites/', { body, reply })),
    mailViews: async (body) => void (await service.post(`${lodgingViewsPath}/`, { body, reply })),
  }
}
