import { anything } from '../plan/range.ts'
import type { Term } from '../plan/term.ts'
import { isOpen, needsOptions } from '../stay/bounds.ts'

/** Whether the choice also changes which stays, or for how many persons, are looked at. */
export function concernsStay(term: Term): boolean {
  return term.days !== null || term.nights !== null || term.persons !== null || !isOpen(term)
}

/** A number of persons and what it asks of the house. */
export function isOnlyParty(term: Term): boolean {
  return term.days === null && term.nights === null && term.persons !== null && isOpen(term)
}

/** A price that is not to be exceeded, and nothing else. */
export function isOnlyLimit(term: Term): boolean {
  const isAnyHouse = term.lodging.length === 0 && term.fromPrice === anything
  const isBare = term.days === null && term.nights === null && term.persons === null && isAnyHouse
  return isBare && !isOpen(term) && !needsOptions(term)
}
