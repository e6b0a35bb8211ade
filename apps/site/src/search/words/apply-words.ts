import type { Criteria } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { removeCriterion, type SearchState, setCriterion } from '@marram/domain/criteria/search-state'

/** Two ways to say the same: the newer one counts. */
const rivals: Readonly<Partial<Record<CriterionKey, CriterionKey>>> = {
  ankomst: 'arrivalWeekNextOccurence',
  arrivalWeekNextOccurence: 'ankomst',
}

/** Puts what was understood beside what is asked already; what is left of the words stays text, or nothing does. */
export function applyWords(
  state: SearchState,
  words: { readonly criteria: Criteria; readonly rest: string },
): SearchState {
  const start = setCriterion(state, 'textQuery', words.rest)
  return [...words.criteria].reduce((before, [key, { value, comparator }]) => {
    const rival = rivals[key]
    return setCriterion(rival ? removeCriterion(before, rival) : before, key, value, comparator)
  }, start)
}
