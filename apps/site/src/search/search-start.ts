import { type Criteria, type Criterion, criteriaFrom, sameCriterion } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { resetSearch, type SearchState } from '@marram/domain/criteria/search-state'
import type { SearchSetting } from './search-setting.ts'

/** Whether a search still asks for all that it began with: of a list of places, some may do. */
export function keepsStart(start: Criteria, criteria: Criteria): boolean {
  return [...start].every(([key, begun]) => isWithin(begun, criteria.get(key)))
}

/** What is asked besides the start. Where it asks for something else than the start, the start applies. */
export function withStart(start: Criteria, asked: Criteria): Criteria {
  const within = [...asked].filter(([key, criterion]) => {
    const begun = start.get(key)
    return begun === undefined || isWithin(begun, criterion)
  })
  return criteriaFrom([...within, ...start])
}

/** Whether a search has begun with just this. */
export function isOfStart(start: Criteria, key: CriterionKey, criterion: Criterion): boolean {
  return sameCriterion(start.get(key), criterion)
}

function isWithin(begun: Criterion, criterion: Criterion | undefined): boolean {
  if (criterion === undefined) return false
  if (typeof begun.value !== 'object' || typeof criterion.value !== 'object') return sameCriterion(begun, criterion)
  const known = new Set<unknown>(begun.value)
  return criterion.value.every((value) => known.has(value))
}

/** Back to what the page shows by itself: on the search page every house, elsewhere those that it is about. */
export function resetRule({ isMain, leadsToMain, start }: SearchSetting): (state: SearchState) => SearchState {
  const isStaying = !isMain && leadsToMain !== 'always'
  return isStaying ? (state) => ({ ...resetSearch(state), criteria: start.criteria, order: start.order }) : resetSearch
}
