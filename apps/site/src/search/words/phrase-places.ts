import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { PhrasePlace } from '@marram/domain/phrase/place-names'

/** Areas and their towns under the names that guests call them by. */
export function phrasePlaces(areas: readonly PlaceArea[]): PhrasePlace[] {
  return areas.flatMap(({ name, locations }) => [
    { names: [name], locationIds: locations.map(({ id }) => id) },
    ...locations.map((town) => ({ names: [town.name], locationIds: [town.id] })),
  ])
}
