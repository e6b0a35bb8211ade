import type { SearchPoint } from '@marram/contract/search/client'
import type { Criteria } from '@marram/domain/criteria/criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import { retryDelayMs } from '@marram/domain/search-retry'
import type { EditionKey } from '@marram/i18n/edition-key'
import { formatFor } from '@marram/i18n/format'
import { buildPath } from '@marram/i18n/paths'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { usePageContext } from '../../kit/scope/page-context.ts'
import type { SiteScope } from '../../kit/scope/site-scope.ts'
import type { MapPoint } from '../../map/map-view.ts'
import type { SearchCard } from '../search-answer.ts'
import { questionOf, retrySearch } from '../search-queries.ts'

/**
 * All matching houses, on every page and beyond the searched map section, so that moving the map shows them before the
 * list has loaded. Null before the map is opened, or if they can't be loaded.
 */
export function useSearchPoints(criteria: Criteria, isWanted: boolean): readonly SearchPoint[] | null {
  const { scope } = usePageContext()
  const { data } = useQuery({ ...pointsQuery(scope, criteria), enabled: isWanted, placeholderData: keepPreviousData })
  return data ?? null
}

/** Loads the houses of all pages. */
export function pointsQuery({ edition, services }: SiteScope, criteria: Criteria) {
  const search = { ...emptySearch, criteria }
  return queryOptions({
    queryKey: ['search-points', edition, questionOf(search)],
    queryFn: ({ signal }) => {
      const wanted = lodgingSearch(search, { language: editionByKey(edition).languageId, now: new Date() })
      return services.search.points(wanted, { signal })
    },
    retry: retrySearch,
    retryDelay: retryDelayMs,
  })
}

type Naming = { readonly edition: EditionKey; readonly nameOf: (number: string) => string }

/** Formatting 50,000 prices takes longer than drawing: each is formatted when its pin becomes visible. */
export function mapPoints(points: readonly SearchPoint[], naming: Naming): MapPoint[] {
  return points.map((point) => new LazyPoint(point, naming))
}

/** A class, because creating 50,000 literals with three getters each took 80 to 280 ms, and this 3 to 60. */
class LazyPoint implements MapPoint {
  readonly id: number
  readonly latitude: number
  readonly longitude: number
  readonly price: number | null
  readonly #name: string
  readonly #naming: Naming

  constructor({ id, name, lat, lng, price }: SearchPoint, naming: Naming) {
    this.id = id
    this.latitude = lat
    this.longitude = lng
    this.price = price
    this.#name = name
    this.#naming = naming
  }

  get label(): string {
    const { edition } = this.#naming
    if (this.price === null) return this.#name.toUpperCase()
    return formatFor(edition).money(this.price, editionByKey(edition).currency)
  }

  get href(): string {
    return buildPath(this.#naming.edition, { kind: 'lodging', name: this.#name })
  }

  get title(): string {
    return this.#naming.nameOf(this.#name.toUpperCase())
  }
}

/** Points of the houses in the list, until all points have loaded. */
export function cardPoints(cards: readonly SearchCard[]): SearchPoint[] {
  return cards.map(({ id, name, latitude, longitude, option }) => ({
    id,
    name,
    lat: latitude,
    lng: longitude,
    price: option?.price ?? null,
  }))
}
