import { facilityByKey } from '../facility.ts'
import { defaultParty, type Party } from '../party.ts'
import { findPetRequirement } from '../pets.ts'
import type { Criteria, Criterion } from './criterion.ts'
import { facilityKey } from './key.ts'

export const personsKey = facilityKey(facilityByKey('persons').id)

/** The party size of the search, which prices are then for. */
export function searchedPersons(criteria: Criteria): number | null {
  const criterion = criteria.get(personsKey)
  const least = criterion && leastOf(criterion)
  return least && least >= 1 ? Math.ceil(least) : null
}

function leastOf({ value, comparator }: Criterion): number | null {
  if (comparator === 'BETWEEN') return typeof value === 'object' ? Number(value[0]) : null
  return typeof value === 'number' && (comparator === '>=' || comparator === '=') ? value : null
}

/** The number of children that a party of the searched size can have: one of its persons is an adult. */
export function fittingChildren(criteria: Criteria, children: number): number {
  return Math.max(0, Math.min(children, (searchedPersons(criteria) ?? 0) - 1))
}

/**
 * The party of a search, as house pages and bookings take it over; null without one. The persons criterion counts
 * everybody, and `children` says how many of them are children.
 */
export function searchedParty({
  criteria,
  children,
}: Readonly<{ criteria: Criteria; children: number }>): Party | null {
  const persons = searchedPersons(criteria)
  const requirement = findPetRequirement(Number(criteria.get('husdyr')?.value))
  if (persons === null && requirement?.kind !== 'bring') return null
  return {
    adults: (persons ?? defaultParty.adults) - children,
    children,
    infants: 0,
    pets: requirement?.kind === 'bring' ? requirement.pets : 0,
  }
}
