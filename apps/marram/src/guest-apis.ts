import { createBookingClient } from '@marram/contract/booking/client'
import { createBookingPayer } from '@marram/contract/booking/payer'
import { createBookingPlacer } from '@marram/contract/booking/placer'
import { createQuestionClient } from '@marram/contract/booking/question'
import { createRebookingClient } from '@marram/contract/booking/rebooking-client'
import { createReservationClient } from '@marram/contract/booking/reservation-client'
import { createFavoritesClient } from '@marram/contract/favorites/client'
import { favoritesPath } from '@marram/contract/favorites/shapes'
import { createSharedListsClient } from '@marram/contract/favorites/shared-list'
import { createLodgingsMailer } from '@marram/contract/workers/lodgings-mail'
import { createTaxMailer } from '@marram/contract/workers/tax-calculation'
import type { BookingFlowClientFor } from '@marram/site/server/booking/booking-flow-client'
import type { DeskFetch } from '@marram/site/server/desk/desk-routes'
import type { FavoritesListClientFor } from '@marram/site/server/favorites/favorites-list-client'
import type { SharedListsClientFor } from '@marram/site/server/favorites/shared-list-routes'
import type { TaxMailerFor } from '@marram/site/server/owners/tax-routes'
import type { QuestionClientFor } from '@marram/site/server/question/question-routes'
import type { ReservationPageClientFor } from '@marram/site/server/reservation/reservation-page-client'
import type { Connections } from './connections.ts'

type ServiceFetch = ReturnType<Connections['options']>['fetch']

/** Guests may queue for a popular house. */
const bookingTimeoutMs = 10_000

type Bearer = string | null

type GermanHost = Readonly<{ url: string | undefined; fetch?: ServiceFetch }>

/**
 * The booking service for a guest in the booking steps. Bookings in Danish are placed with the service itself, those in
 * other languages with the host of the German domain, if there is one.
 */
export function createBookingApi(connections: Connections, german: GermanHost): BookingFlowClientFor {
  const { baseUrl, publicKey, fetch: fetchHere, headers, readTimeoutMs, onOutage } = connections.options('booking')
  const hosts = { standard: baseUrl, german: german.url ?? baseUrl }
  const fetchThere = german.fetch ?? globalThis.fetch
  const fetch: ServiceFetch = (url, init) => (url.startsWith(baseUrl) ? fetchHere : fetchThere)(url, init)
  return (token) => {
    const bearer = () => token
    const service = bookingFor(connections, token)
    const { readBooking, mailAgain, checkPlacer } = createBookingClient(service)
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
    return { ...placer, ...createBookingPayer(service), readBooking, mailAgain, checkPlacer, signUpForSms, reservation }
  }
}

/** The booking service for the page of one booking. */
export function createReservationApi(connections: Connections): ReservationPageClientFor {
  return (token) => {
    const service = bookingFor(connections, token)
    return {
      ...createBookingClient(service),
      ...createReservationClient(service),
      ...createRebookingClient(service),
      ...createBookingPayer(service),
    }
  }
}

/** The favourites of the token's user, and the stream of changes. */
export function createFavoritesApi(connections: Connections): FavoritesListClientFor {
  return (token) => {
    const bearer = () => token
    const { baseUrl, publicKey, headers, fetch } = connections.options('favorites')
    return {
      ...createFavoritesClient(connections.client('favorites', { bearer })),
      ...createLodgingsMailer(connections.client('workers', { bearer })),
      follow: (signal) =>
        fetch(`${baseUrl}${favoritesPath}/events/`, {
          headers: { ...headers?.(), 'x-public-key': publicKey, authorization: `Bearer ${token}` },
          signal,
        }),
    }
  }
}

/** Shared lists, with or without a login. */
export function createSharedListsApi(connections: Connections): SharedListsClientFor {
  return (token) => createSharedListsClient(connections.client('favorites', { bearer: () => token }))
}

/** Questions, with or without a login. */
export function createQuestionApi(connections: Connections): QuestionClientFor {
  return (token) => createQuestionClient(bookingFor(connections, token))
}

/** Mails from an owner to their own address. */
export function createTaxApi(connections: Connections): TaxMailerFor {
  return (token) => createTaxMailer(connections.client('workers', { bearer: () => token }))
}

/** Requests of the desk, which the services answer or refuse themselves. */
export function createDeskFetch(connections: Connections): DeskFetch {
  return (service, path, init) => {
    const { baseUrl, publicKey, headers, fetch } = connections.options(service)
    return fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { ...headers?.(), 'x-public-key': publicKey, ...init.headers },
    })
  }
}

function bookingFor(connections: Connections, token: Bearer) {
  return connections.client('booking', { bearer: () => token, timeoutMs: bookingTimeoutMs })
}
