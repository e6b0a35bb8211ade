import type { Criteria } from '@marram/domain/criteria/criterion'
import { removeCriterion, type SearchState } from '@marram/domain/criteria/search-state'
import { persons } from '../filters/filter-sections.ts'
import { arrivalWish, wishNoArrival } from './arrival-wish.ts'
import type { BarPart } from './bar-scope.ts'

type Answer = Readonly<{ isGiven: (criteria: Criteria) => boolean; withdraw: (state: SearchState) => SearchState }>

function criteriaOf(...keys: Parameters<Criteria['has']>[0][]): Answer {
  return {
    isGiven: (criteria) => keys.some((key) => criteria.has(key)),
    withdraw: (state) => keys.reduce(removeCriterion, state),
  }
}

/** Whether the guest has answered a question of the bar, and the search without that answer. */
export const barAnswers: Readonly<Record<BarPart, Answer>> = {
  where: criteriaOf('omraader', 'textQuery'),
  arrival: { isGiven: (criteria) => arrivalWish(criteria).kind !== 'any', withdraw: wishNoArrival },
  nights: criteriaOf('duration'),
  guests: criteriaOf(persons, 'husdyr'),
}
