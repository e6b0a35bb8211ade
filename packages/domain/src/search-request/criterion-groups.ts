import { defaultDuration } from '../change-day.ts'
import type { Criteria, Criterion } from '../criteria/criterion.ts'
import { type CriterionKey, criterionDefinition, isNamedCriterion } from '../criteria/key.ts'
import { copenhagenDay } from '../iso-day.ts'
import { arrivalFilter } from './arrival-filter.ts'
import { atLeast, atMost, between, equal, type Filter, oneOf } from './filter.ts'
import { ruleFilters } from './rule-filters.ts'
import type { SearchParameters } from './search-request.ts'

/** Dates, weeks and change days together determine the arrival; every other criterion stands alone. */
export type CriterionGroup = 'arrival' | CriterionKey

const arrivalKeys: readonly CriterionKey[] = ['ankomst', 'arrivalWeekNextOccurence', 'skiftedag']

export function groupOf(key: CriterionKey): CriterionGroup {
  return arrivalKeys.includes(key) ? 'arrival' : key
}

/** The search by group, so that one group can be left out or replaced. All of them must match. */
export function criterionGroups(criteria: Criteria, now: Date): ReadonlyMap<CriterionGroup, SearchParameters> {
  const groups = new Map<CriterionGroup, SearchParameters>()
  const put = (group: CriterionGroup, parameters: SearchParameters) => {
    if (Object.keys(parameters).length > 0) groups.set(group, parameters)
  }
  put('duration', durationDefault(criteria))
  put('arrival', arrivalFilter(criteria, copenhagenDay(now)))
  for (const [key, criterion] of criteria) if (groupOf(key) === key) put(key, parametersOf(key, criterion, now))
  return groups
}

/** Prices are for a week by default; last-minute offers have any length. */
function durationDefault(criteria: Criteria): SearchParameters {
  return criteria.has('duration') || criteria.has('lastMinute') ? {} : { durations: equal(defaultDuration) }
}

function parametersOf(key: CriterionKey, criterion: Criterion, now: Date): SearchParameters {
  const { meaning } = criterionDefinition(key)
  switch (meaning.kind) {
    case 'facility':
      return { facilities: { [meaning.id]: criterionFilter(criterion) } }
    case 'parameter':
      return { [meaning.parameter]: criterionFilter(criterion) }
    case 'rule':
      return (isNamedCriterion(key) && ruleFilters[key]?.(criterion.value, now)) || {}
  }
}

function criterionFilter({ value, comparator }: Criterion): Filter {
  if (typeof value === 'object') return comparator === 'BETWEEN' ? between(value.map(Number)) : oneOf(value)
  if (typeof value !== 'number') return equal(value)
  switch (comparator) {
    case '>=':
      return atLeast(value)
    case '<=':
      return atMost(value)
    case '<':
      // Counts in a house are whole numbers.
      return atMost(Math.ceil(value) - 1)
    default:
      return equal(value)
  }
}
