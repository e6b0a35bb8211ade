import type { GuestBooking } from '@marram/contract/booking/guest-booking'
import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { editionByKey } from '@marram/domain/edition'
import { orNull } from '../kit/or-null.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'

export type OwnBookings = {
  /** Null if they could not be loaded. */
  readonly bookings: readonly GuestBooking[] | null
  readonly houses: readonly LodgingCard[]
}

/** The server identifies the guest by the request's cookie; a browser calls the server. */
export async function loadOwnBookings(scope: SiteScope): Promise<OwnBookings> {
  const bookings = await orNull(scope, askFor(scope))
  if (bookings === null || bookings.length === 0) return { bookings, houses: [] }
  const ids = [...new Set(bookings.map(({ lodgingId }) => lodgingId))]
  const lan = editionByKey(scope.edition).languageId
  return { bookings, houses: (await orNull(scope, scope.services.broker.lodgingsByIds({ lan, ids }))) ?? [] }
}

async function askFor({ loadBookings }: SiteScope): Promise<GuestBooking[]> {
  if (loadBookings) return loadBookings()
  const { fetchOwnBookings } = await import('./fetch-bookings.ts')
  return fetchOwnBookings()
}
