import { findFacilityById } from '../facility.ts'
import type { CriterionDefinition } from './definition.ts'
import { facilityCriterion } from './facility-criterion.ts'
import { type NamedCriterionKey, namedCriteria } from './named-criteria.ts'

/** The name of a criterion, or the id of a facility. */
export type CriterionKey = NamedCriterionKey | `${number}`

const names: readonly string[] = Object.keys(namedCriteria)

export function isNamedCriterion(key: string): key is NamedCriterionKey {
  return Object.hasOwn(namedCriteria, key)
}

export function isCriterionKey(key: string): key is CriterionKey {
  return isNamedCriterion(key) || (/^[1-9]\d{0,8}$/.test(key) && findFacilityById(Number(key)) !== null)
}

export function facilityKey(id: number): CriterionKey {
  return `${id}`
}

export function criterionDefinition(key: CriterionKey): CriterionDefinition {
  if (isNamedCriterion(key)) return namedCriteria[key]
  const facility = findFacilityById(Number(key))
  if (!facility) throw new Error(`There is no facility with the id ${key}`)
  return facilityCriterion(facility)
}

/** Named criteria in table order, then facilities by id. */
export function compareKeys(a: CriterionKey, b: CriterionKey): number {
  return position(a) - position(b)
}

function position(key: CriterionKey): number {
  return isNamedCriterion(key) ? names.indexOf(key) - names.length : Number(key)
}
