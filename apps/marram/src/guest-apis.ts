import { createBookingClient } from '@marram/contract/booking/client'
import { createBookingPayer } from '@marram/contract/booking/payer'
import { createBookingPlacer } from '@marram/contract/booking/placer'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { createFavoritesClient } from '@marram/contract/favorites/client'
import { favoritesPath } from '@marram/contract/favorites/shapes'
import { createSharedListsClient } from '@marram/contract/favorites/shared-list'
import { createHousesMailer } from '@marram/contract/workers/houses-mail'
import { createTaxMailer } from '@marram/contract/workers/tax-calculation'
import type { BookingFlowClientFor } from '@marram/site/server/booking/booking-flow-client'
import type { FavoritesListClientFor } from '@marram/site/server/favorites/favorites-list-client'
import type { SharedListsClientFor } from '@marram/site/server/favorites/shared-list-routes'
import type { TaxMailerFor } from '@marram/site/server/owners/tax-routes'
import type { ReservationPageClientFor } from '@marram/site/server/reservation/reservation-page-client'
import type { Connections } from './connections.ts'

type ServiceFetch = ReturnType<Connections['options']>['fetch']

/** Guests wait in line for a house that many want. */
const bookingTimeoutMs = 10_000

type Bearer = string | null

type GermanHost = Readonly<{ url: string | undefined; fetch?: ServiceFetch }>

/**
 * The booking service, asked for one guest of the site on the way to a booking. Bookings in Danish are placed with the
 * service itself, those in other languages with the host of the German domain, where there is one.
 */
export function createBookingApi(connections: Connections, german: GermanHost): BookingFlowClientFor {
  const { baseUrl, publicKey, fetch: fetchHere, headers, readTimeoutMs, onOutage } = connections.options('booking')
  const hosts = { standard: baseUrl, german: german.url ?? baseUrl }
  const fetchThere = german.fetch ?? globalThis.fetch
  const fetch: ServiceFetch = (url, init) => (url.startsWith(baseUrl) ? fetchHere : fetchThere)(url, init)
  return (token) => {
    const bearer = () => token
    const service = bookingFor(connections, token)
    const { readBooking } = createBookingClient(service)
    const { signUpForSms, reservation } = createReservationClient(service)
    const placer = createBookingPlacer({
      publicKey,
      fetch,
      hosts,
      bearer,
      ...(headers && { headers }),
      ...(readTimeoutMs && { readTimeoutMs }),
      ...(onOutage && { onOutage }),
    })
    return { ...placer, ...createBookingPayer(service), readBooking, signUpForSms, reservation }
  }
}

/** The booking service, asked for the page of one booking. */
export function createReservationApi(connections: Connections): ReservationPageClientFor {
  return (token) => {
    const service = bookingFor(connections, token)
    return { ...createBookingClient(service), ...createReservationClient(service), ...createBookingPayer(service) }
  }
}

/** The list of favourites of whoever holds the token, and the stream of its changes. */
export function createFavoritesApi(connections: Connections): FavoritesListClientFor {
  return (token) => {
    const bearer = () => token
    const { baseUrl, publicKey, headers, fetch } = connections.options('favorites')
    return {
      ...createFavoritesClient(connections.client('favorites', { bearer })),
      ...createHousesMailer(connections.client('workers', { bearer })),
      follow: (signal) =>
        fetch(`${baseUrl}${favoritesPath}/events/`, {
          headers: { ...headers?.(), 'x-public-key': publicKey, authorization: `Bearer ${token}` },
          signal,
        }),
    }
  }
}

/** Lists that people decide on together, with or without a login. */
export function createSharedListsApi(connections: Connections): SharedListsClientFor {
  return (token) => createSharedListsClient(connections.client('favorites', { bearer: () => token }))
}

/** Mails of an owner to the own address. */
export function createTaxApi(connections: Connections): TaxMailerFor {
  return (token) => createTaxMailer(connections.client('workers', { bearer: () => token }))
}

function bookingFor(connections: Connections, token: Bearer) {
  return connections.client('booking', { bearer: () => token, timeoutMs: bookingTimeoutMs })
}
