import type { SearchPoint } from '@marram/contract/search/client'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { retryDelayMs, searchRequestsInAll } from '@marram/domain/search-retry'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { MapPoint } from '../../map/map-view.ts'
import type { SearchCard } from '../search-answer.ts'
import { questionOf, retrySearch } from '../search-queries.ts'

/**
 * Every house that fits, on all pages and beyond the part of the map that is searched in: whoever moves the map sees
 * what there is before the list has followed. Null before the map was asked for, or when they cannot be had.
 */
export function useSearchPoints(criteria: Criteria, isWanted: boolean): readonly SearchPoint[] | null {
  const { scope } = usePageContext()
  const search = { ...emptySearch, criteria }
  const { data } = useQuery({
    queryKey: ['search-points', scope.edition, questionOf(search)],
    queryFn: ({ signal }) => {
      const wanted = lodgingSearch(search, { language: editionByKey(scope.edition).languageId, now: new Date() })
      return scope.services.search.points(wanted, { signal })
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    // The library of the map keeps a slow machine busy for longer than an answer may take: late answers get three attempts too.
    retry: (failures, error) => retrySearch(failures, error) || failures + 1 < searchRequestsInAll,
    retryDelay: retryDelayMs,
  })
  return data ?? null
}

type Naming = { readonly edition: EditionKey; readonly nameOf: (number: string) => string }

/** Fifty thousand prices take longer to write than to draw: each is written when its pin is seen. */
export function mapPoints(points: readonly SearchPoint[], { edition, nameOf }: Naming): MapPoint[] {
  const format = formatFor(edition)
  const { currency } = editionByKey(edition)
  return points.map(({ id, name, lat, lng, price }) => ({
    id,
    latitude: lat,
    longitude: lng,
    price,
    get label() {
      return price === null ? name.toUpperCase() : format.money(price, currency)
    },
    get href() {
      return buildPath(edition, { kind: 'lodging', name })
    },
    get title() {
      return nameOf(name.toUpperCase())
    },
  }))
}

/** Makes points of the houses in the list, until all points are there. */
export function cardPoints(cards: readonly SearchCard[]): SearchPoint[] {
  return cards.map(({ id, name, latitude, longitude, option }) => ({
    id,
    name,
    lat: latitude,
    lng: longitude,
    price: option?.price ?? null,
  }))
}
