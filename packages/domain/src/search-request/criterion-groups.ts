import { defaultDuration } from '../change-day.ts'
import type { Criteria, Criterion } from '../criteria/criterion.ts'
import { type CriterionKey, criterionDefinition, isNamedCriterion } from '../criteria/key.ts'
import { copenhagenDay } from '../iso-day.ts'
import { arrivalFilter } from './arrival-filter.ts'
import { criterionFilter } from './criterion-filter.ts'
import { equal } from './filter.ts'
import { ruleFilters } from './rule-filters.ts'
import type { SearchParameters } from './search-request.ts'

/** Dates, weeks and change days say together when guests arrive; every other criterion stands for itself. */
export type CriterionGroup = 'arrival' | CriterionKey

const arrivalKeys: readonly CriterionKey[] = ['ankomst', 'arrivalWeekNextOccurence', 'skiftedag']

export function groupOf(key: CriterionKey): CriterionGroup {
  return arrivalKeys.includes(key) ? 'arrival' : key
}

/** What is asked of the search, part by part, so that one part can be left out or replaced. All of them must hold. */
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

/** Prices are shown for a week unless the guest says otherwise; last-minute offers come in every length. */
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
