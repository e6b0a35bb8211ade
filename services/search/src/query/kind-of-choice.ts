import { anything } from '../plan/range.ts'
import type { Term } from '../plan/term.ts'
import { isOpen, needsOptions } from '../stay/bounds.ts'

/** Returns true if the choice also changes the stays or the party. */
export function concernsStay(term: Term): boolean {
  return term.days !== null || term.nights !== null || term.persons !== null || !isOpen(term)
}

/** Returns true for a party and its condition on the house alone. */
export function isOnlyParty(term: Term): boolean {
  return term.days === null && term.nights === null && term.persons !== null && isOpen(term)
}

/** Returns true for a maximum price alone. */
export function isOnlyLimit(term: Term): boolean {
  const isAnyHouse = term.lodging.length === 0 && term.fromPrice === anything
  const isBare = term.days === null && term.nights === null && term.persons === null && isAnyHouse
  return isBare && !isOpen(term) && !needsOptions(term)
}
