import type { LodgingCard } from '@marram/contract/broker/lodging/shapes'
import { editionByKey } from '@marram/domain/edition'
import type { RequestedStay } from '@marram/domain/stay'
import { queryOptions } from '@tanstack/react-query'
import type { SiteScope } from '../kit/scope/site-scope.ts'

const relatedLodgings = 6
/** With dates some of them are not free, so twice as many are requested. */
const maxRelatedCandidates = 12

function lanOf({ edition }: SiteScope) {
  return editionByKey(edition).languageId
}

export function lodgingQuery(scope: SiteScope, name: string) {
  return queryOptions({
    queryKey: ['house', scope.edition, name],
    queryFn: () => scope.services.broker.lodgingPage({ lan: lanOf(scope), name }),
  })
}

/**
 * Finds similar houses; without an id, the best free ones. With a stay they have its price, and free ones come first.
 */
export function relatedLodgingsQuery(scope: SiteScope, lodgingId: number | null, stay: RequestedStay | null = null) {
  return queryOptions({
    queryKey: ['related-houses', scope.edition, lodgingId, stay],
    queryFn: async (): Promise<LodgingCard[]> => {
      const lan = lanOf(scope)
      const limit = stay === null ? relatedLodgings : maxRelatedCandidates
      const { lodgingIds } = await scope.services.booking.related({
        lan,
        limit,
        ...(lodgingId !== null && { lodgingId }),
      })
      if (lodgingIds.length === 0) return []
      const cards = await scope.services.broker.lodgingsByIds({ lan, ids: lodgingIds, ...stayVariables(stay) })
      return cards.toSorted((a, b) => Number(a.option === null) - Number(b.option === null)).slice(0, relatedLodgings)
    },
  })
}

/** The stay as variables of a broker query; empty without a stay. */
export function stayVariables(stay: RequestedStay | null) {
  if (stay === null) return {}
  const { arrival, duration, party } = stay
  return { arrival, duration, ...party }
}
