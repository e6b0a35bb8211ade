import { defaultDuration } from '../change-day.ts'
import type { Criteria, Criterion } from '../criteria/criterion.ts'
import { type CriterionKey, criterionDefinition, isNamedCriterion } from '../criteria/key.ts'
import { sortFor } from '../criteria/order.ts'
import type { Search } from '../criteria/search-state.ts'
import type { LanguageId } from '../edition.ts'
import { copenhagenDay } from '../iso-day.ts'
import { arrivalFilter } from './arrival-filter.ts'
import { combine } from './combine.ts'
import { criterionFilter } from './criterion-filter.ts'
import { equal } from './filter.ts'
import { ruleFilters } from './rule-filters.ts'
import { defaultPageSize, type LodgingSearch, type SearchParameters } from './search-request.ts'

/** `also` is what the page asks for besides the guest: the visible part of a map, the filter of a search profile. */
export type SearchContext = Readonly<{ language: LanguageId; now: Date; pageSize?: number; also?: SearchParameters }>

/** What the search service is asked for. The same on the server and in the browser for the same `now`. */
export function lodgingSearch(search: Omit<Search, 'viewType'>, context: SearchContext): LodgingSearch {
  return {
    kind: 'lodging',
    language: context.language,
    parameters: searchParameters(search.criteria, context.now, context.also),
    order: search.order === null ? [] : [sortFor(search.order)],
    pageSize: context.pageSize ?? defaultPageSize,
    page: search.page,
  }
}

function searchParameters(criteria: Criteria, now: Date, also: SearchParameters = {}): SearchParameters {
  return combine([
    durationDefault(criteria),
    arrivalFilter(criteria, copenhagenDay(now)),
    ...[...criteria].map(([key, criterion]) => piece(key, criterion, now)),
    also,
  ])
}

/** Prices are shown for a week unless the guest says otherwise; last-minute offers come in every length. */
function durationDefault(criteria: Criteria): SearchParameters {
  return criteria.has('duration') || criteria.has('lastMinute') ? {} : { durations: equal(defaultDuration) }
}

function piece(key: CriterionKey, criterion: Criterion, now: Date): SearchParameters {
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
