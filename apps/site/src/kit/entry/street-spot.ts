import { criteriaFrom } from '@marram/domain/criteria/criterion'
import { parseCriterion } from '@marram/domain/criteria/parse-criterion'
import { emptySearch } from '@marram/domain/criteria/search-state'
import { editionByKey } from '@marram/domain/edition'
import { lodgingSearch } from '@marram/domain/search-request/from-criteria'
import type { SiteScope } from '../scope/site-scope.ts'

export type StreetSpot = { readonly lat: number; readonly lon: number }
export type NamedSpot = StreetSpot & { readonly name: string }

/**
 * Finds the position of a street, which no record holds: the middle of its houses. Null for a street without houses.
 */
export async function findStreetSpot(
  { edition, services }: SiteScope,
  streetIds: readonly number[],
): Promise<StreetSpot | null> {
  const street = parseCriterion('vejnavn', streetIds.join(','))
  if (street === null) return null
  const search = { ...emptySearch, criteria: criteriaFrom([['vejnavn', street]]) }
  const context = { language: editionByKey(edition).languageId, now: new Date() }
  return middleOf(await services.search.points(lodgingSearch(search, context)))
}

/** The median of each coordinate: a house at the far end of a road, or one with a typing error, does not move it. */
export function middleOf(houses: readonly { readonly lat: number; readonly lng: number }[]): StreetSpot | null {
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  const [lat, lon] = [middle(houses.map((house) => house.lat)), middle(houses.map((house) => house.lng))]
  return lat === undefined || lon === undefined ? null : { lat, lon }
}
