import type { AnyFacility } from './facility/entry.ts'
import { indoorFacilities } from './facility/indoors.ts'
import { outdoorFacilities } from './facility/outdoors.ts'
import { termFacilities } from './facility/terms.ts'

const registry = [...indoorFacilities, ...outdoorFacilities, ...termFacilities] as const

export type FacilityKey = (typeof registry)[number]['key']
export type Facility = AnyFacility<FacilityKey>

/** Every facility of the agency. Ids are part of guests' saved links: never reuse or renumber one. */
export const facilities: readonly Facility[] = registry

const byKey = new Map<string, Facility>(facilities.map((facility) => [facility.key, facility]))
const byId = new Map(facilities.map((facility) => [facility.id, facility]))

export function facilityByKey(key: FacilityKey): Facility {
  const facility = byKey.get(key)
  if (!facility) throw new Error(`There is no facility with the key ${key}`)
  return facility
}

export function findFacilityById(id: number): Facility | null {
  return byId.get(id) ?? null
}
