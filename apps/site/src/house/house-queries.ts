import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { editionByKey } from '@marram/domain/edition'
import { defaultParty } from '@marram/domain/party'
import type { RequestedStay } from '@marram/domain/stay'
import type { StayWish } from '@marram/domain/stay-query'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

/** How many reviews a page brings along; the others come when a guest asks for it. */
const firstReviews = 12
const relatedHouses = 6
/** With dates some of them are not free: twice as many are looked at. */
const relatedLooked = 12

function lanOf({ edition }: SiteScope) {
  return editionByKey(edition).languageId
}

export function houseQuery(scope: SiteScope, name: string) {
  return queryOptions({
    queryKey: ['house', scope.edition, name],
    queryFn: () => scope.services.broker.lodgingPage({ lan: lanOf(scope), name }),
  })
}

export function houseReviewsQuery(scope: SiteScope, lodgingId: number) {
  return queryOptions({
    queryKey: ['house-reviews', scope.edition, lodgingId],
    queryFn: () => scope.services.broker.lodgingReviews({ lan: lanOf(scope), lodgingId, limit: firstReviews }),
  })
}

export function houseWeatherQuery(scope: SiteScope, areaId: number) {
  return queryOptions({
    queryKey: ['area-weather', scope.edition, areaId],
    queryFn: () => scope.services.broker.areaWeather({ areaId }),
  })
}

/** The editors' pages of the house's area and street, where they have written them. */
export function housePlacesQuery(scope: SiteScope, place: { areaId: number; streetId: number }) {
  return queryOptions({
    queryKey: ['house-places', scope.edition, place.areaId, place.streetId],
    queryFn: async () => {
      const { locale } = editionByKey(scope.edition)
      const area = (await scope.services.content.areas(locale)).find(({ bsId }) => bsId === place.areaId)
      if (!area) return { areaPath: null, streetPath: null }
      const streets = await scope.services.content.streetsOfArea(locale, area.sys.id)
      const street = streets.find(({ brokerStreetIds }) => brokerStreetIds.includes(place.streetId))
      return { areaPath: area.path, streetPath: street?.path ?? null }
    },
  })
}

/**
 * Finds houses like this one; without one, the best that are free. For a stay they have its price, and those that are
 * free then come first.
 */
export function relatedHousesQuery(scope: SiteScope, lodgingId: number | null, stay: RequestedStay | null = null) {
  return queryOptions({
    queryKey: ['related-houses', scope.edition, lodgingId, stay],
    queryFn: async (): Promise<LodgingCard[]> => {
      const lan = lanOf(scope)
      const limit = stay === null ? relatedHouses : relatedLooked
      const { lodgingIds } = await scope.services.booking.related({
        lan,
        limit,
        ...(lodgingId !== null && { lodgingId }),
      })
      if (lodgingIds.length === 0) return []
      const cards = await scope.services.broker.lodgingsByIds({ lan, ids: lodgingIds, ...stayVariables(stay) })
      return cards.toSorted((a, b) => Number(a.option === null) - Number(b.option === null)).slice(0, relatedHouses)
    },
  })
}

/** The stay as the broker is asked for it; nothing where there is none. */
export function stayVariables(stay: RequestedStay | null) {
  if (stay === null) return {}
  const { arrival, duration, party } = stay
  return { arrival, duration, ...party }
}

/** Null where an address leaves the day or the nights open. */
export function requestedStay({ arrival, duration, party }: StayWish): RequestedStay | null {
  return arrival === null || duration === null ? null : { arrival, duration, party: party ?? defaultParty }
}
