import { type Criteria, type Criterion, criteriaFrom, sameCriterion } from '@marram/domain/criteria/criterion'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { resetSearch, type SearchState } from '@marram/domain/criteria/search-state'
import type { SearchSetting } from './search-setting.ts'

/** Returns true if a search still has all criteria it started with; of a list of places, some are enough. */
export function keepsStart(start: Criteria, criteria: Criteria): boolean {
  return [...start].every(([key, initial]) => isWithin(initial, criteria.get(key)))
}

/** Adds the guest's criteria to the start. If one contradicts the start, the start applies. */
export function withStart(start: Criteria, added: Criteria): Criteria {
  const within = [...added].filter(([key, criterion]) => {
    const initial = start.get(key)
    return initial === undefined || isWithin(initial, criterion)
  })
  return criteriaFrom([...within, ...start])
}

/** Returns true if the search started with exactly this criterion. */
export function isOfStart(start: Criteria, key: CriterionKey, criterion: Criterion): boolean {
  return sameCriterion(start.get(key), criterion)
}

function isWithin(initial: Criterion, criterion: Criterion | undefined): boolean {
  if (criterion === undefined) return false
  if (typeof initial.value !== 'object' || typeof criterion.value !== 'object') return sameCriterion(initial, criterion)
  const known = new Set<unknown>(initial.value)
  return criterion.value.every((value) => known.has(value))
}

/** Returns to the page's default: all houses on the search page, elsewhere those of the page. */
export function resetRule({ isMain, leadsToMain, start }: SearchSetting): (state: SearchState) => SearchState {
  const isStaying = !isMain && leadsToMain !== 'always'
  return isStaying ? (state) => ({ ...resetSearch(state), criteria: start.criteria, order: start.order }) : resetSearch
}
