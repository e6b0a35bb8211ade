import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { Criteria } from '@marram/domain/criteria/criterion'

export function chosenPlaces(criteria: Criteria): readonly number[] {
  const value = criteria.get('omraader')?.value
  return typeof value === 'object' ? value.map(Number) : []
}

/** Names for these locations: an area that is included completely by its own name, otherwise its towns by theirs. */
export function placeNames(locationIds: readonly number[], places: readonly PlaceArea[]): string[] {
  const chosen = new Set(locationIds)
  return places.flatMap(({ name, locations }) => {
    const inArea = locations.filter(({ id }) => chosen.has(id))
    return inArea.length > 0 && inArea.length === locations.length ? [name] : inArea.map((location) => location.name)
  })
}
