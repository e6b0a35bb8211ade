import type { LodgingCard, LodgingPlace } from '@marram/contract/broker/lodging/shapes'
import type { BrokerBookingOption } from '@marram/contract/broker/shapes'
import { editionByKey } from '@marram/domain/edition'
import type { RequestedStay } from '@marram/domain/stay'
import type { OfferRefusal } from '@marram/domain/stay-calendar'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { orNull } from '../kit/or-null.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import { lodgingQuery, stayVariables } from '../lodging/lodging-queries.ts'

/** The broker's limit per request. */
const cardsAtOnce = 100

export type FavoriteLodgings = { readonly cards: readonly LodgingCard[]; readonly places: readonly LodgingPlace[] }

/** The houses with the price of exactly this stay, or without a stay each with its cheapest week. */
export function favoriteLodgingsQuery(scope: SiteScope, ids: readonly number[], stay: RequestedStay | null) {
  const lan = editionByKey(scope.edition).languageId
  const { broker } = scope.services
  return queryOptions({
    queryKey: ['favorite-houses', scope.edition, ids, stay],
    queryFn: async (): Promise<FavoriteLodgings> => {
      const wish = stayVariables(stay)
      const [places, ...cards] = await Promise.all([
        orNull(scope, broker.lodgingPlaces({ ids })),
        ...inParts(ids).map((part) => broker.lodgingsByIds({ lan, ids: part, ...wish })),
      ])
      return { cards: cards.flat(), places: places ?? [] }
    },
    placeholderData: keepPreviousData,
    // The service worker may have a cached reply while offline.
    networkMode: 'offlineFirst',
    enabled: ids.length > 0,
  })
}

function inParts(ids: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(ids.length / cardsAtOnce)
  return Array.from({ length: count }, (_, index) => ids.slice(index * cardsAtOnce, (index + 1) * cardsAtOnce))
}

export type NearestOffer = {
  readonly option: BrokerBookingOption | null
  readonly energyEstimate: number | null
  readonly refusal: OfferRefusal | null
}

/**
 * The same number of nights as close to the requested arrival as possible; computed here from the calendar of the
 * house.
 */
export function nearestOptionQuery(
  scope: SiteScope,
  queryClient: QueryClient,
  name: string,
  stay: RequestedStay | null,
) {
  return queryOptions({
    queryKey: ['nearest-option', scope.edition, name, stay],
    queryFn: async (): Promise<NearestOffer> => {
      const [lodging, { createStayCalendar }, { stayEnergy }] = await Promise.all([
        queryClient.ensureQueryData(lodgingQuery(scope, name)),
        import('@marram/domain/stay-calendar'),
        import('../lodging/stay/energy-figures.ts'),
      ])
      if (!lodging || stay === null) return { option: null, energyEstimate: null, refusal: null }
      const { currency } = editionByKey(scope.edition)
      const calendar = createStayCalendar(lodging.pricePlan, stay.party, currency)
      const offer = calendar.findNearest(stay.arrival, stay.duration)
      return {
        option: offer && { ...offer, discountTags: [...offer.discountTags], currency },
        energyEstimate: offer && (stayEnergy(lodging, { ...offer, party: stay.party }, currency)?.amount ?? null),
        refusal: calendar.refusal(stay.arrival, stay.duration),
      }
    },
    enabled: stay !== null,
  })
}

/** The same for several houses, by name. A house whose search fails is left out. */
export function nearestOptionsQuery(
  scope: SiteScope,
  queryClient: QueryClient,
  names: readonly string[],
  stay: RequestedStay | null,
) {
  return queryOptions({
    queryKey: ['nearest-options', scope.edition, names, stay],
    queryFn: async (): Promise<ReadonlyMap<string, NearestOffer | null>> => {
      const find = async (name: string) =>
        [
          name,
          await orNull(scope, queryClient.ensureQueryData(nearestOptionQuery(scope, queryClient, name, stay))),
        ] as const
      return new Map(await Promise.all(names.map(find)))
    },
    enabled: names.length > 0,
  })
}

export function comparedFacilitiesQuery(scope: SiteScope, ids: readonly number[]) {
  return queryOptions({
    queryKey: ['compared-facilities', scope.edition, ids],
    queryFn: () =>
      scope.services.broker.lodgingFacilities({ lan: editionByKey(scope.edition).languageId, ids: [...ids] }),
    placeholderData: keepPreviousData,
    networkMode: 'offlineFirst',
    enabled: ids.length > 0,
  })
}
