import { findBathroomMinimums } from '../bathroom-level.ts'
import type { Criterion } from '../criteria/criterion.ts'
import type { NamedCriterionKey } from '../criteria/named-criteria.ts'
import { type FacilityKey, facilityByKey } from '../facility.ts'
import { copenhagenDay, epochDay, type IsoDay } from '../iso-day.ts'
import { lastMinuteWindow } from '../last-minute.ts'
import { textSearchFor } from '../lodging-number.ts'
import { minorPerWhole } from '../money.ts'
import { newBuildSince, newLodgingSince } from '../novelty.ts'
import { isNumeric } from '../number-check.ts'
import { findPetRequirement } from '../pets.ts'
import { atLeast, atMost, between, equal, type Filter, noneOf, oneOf } from './filter.ts'
import type { SearchParameters } from './search-request.ts'

type Rule = (value: Criterion['value'], now: Date) => SearchParameters

/** Criteria that map to several attributes, or to one with another name. */
export const ruleFilters: Readonly<Partial<Record<NamedCriterionKey, Rule>>> = {
  husdyr: (value) => petFilter(Number(value)),
  badevaerelse: (value) => bathroomFilter(Number(value)),
  // The index holds prices in minor units (øre and cents).
  maxPris: (value) => ({ price: atMost(Math.round(Number(value) * minorPerWhole)) }),
  name: (value) => ({ name: equal(String(value).toLowerCase()) }),
  textQuery: (value) => textFilter(String(value)),
  vejnavn: (value) => streetFilter(String(value)),
  nyHosMarram: (_, now) => publishedFilter(copenhagenDay(now)),
  nyHus: (_, now) => facilities(['built-year', recentYears(now)]),
  renovatedWithin3Years: (_, now) => facilities(['renovated-year', recentYears(now)]),
  lastMinute: (_, now) => lastMinuteFilter(now),
}

function petFilter(value: number): SearchParameters {
  const requirement = findPetRequirement(value)
  if (requirement === null) return {}
  // Houses without pets have no entry for this facility.
  return requirement.kind === 'bring'
    ? facilities(['pets-max', atLeast(requirement.pets)])
    : facilities(['pets-allowed', noneOf([true])])
}

function bathroomFilter(level: number): SearchParameters {
  const minimums = findBathroomMinimums(level)
  if (minimums === null) return {}
  return facilities(['bathrooms', atLeast(minimums.bathrooms)], ['shower-rooms', atLeast(minimums.showerRooms)])
}

function textFilter(query: string): SearchParameters {
  const search = textSearchFor(query)
  return search.kind === 'name' ? { name: equal(search.name) } : { text: search.text }
}

/** Street pages send the broker's street numbers; a street's name is only matched against streets. */
function streetFilter(street: string): SearchParameters {
  const parts = street.split(',').map((part) => part.trim())
  return parts.every(isNumeric) ? { streetId: oneOf(parts.map(Number)) } : { streetName: oneOf(parts) }
}

/** Excludes houses that will be published next week. */
function publishedFilter(today: IsoDay): SearchParameters {
  return { bsPublishedTs: between([timestamp(newLodgingSince(today)), timestamp(today) + 86_399]) }
}

function recentYears(now: Date): Filter {
  const today = copenhagenDay(now)
  return between([newBuildSince(today), Number(today.slice(0, 4))])
}

/** Reduced stays only: nearly every house is free on some day of the next three weeks. */
function lastMinuteFilter(now: Date): SearchParameters {
  const { from, until } = lastMinuteWindow(now)
  return { lastMinute: true, dateTs: between([timestamp(from), timestamp(until)]), discountTotal: atLeast(1) }
}

function facilities(...filters: readonly (readonly [FacilityKey, Filter])[]): SearchParameters {
  return { facilities: Object.fromEntries(filters.map(([key, filter]) => [facilityByKey(key).id, filter])) }
}

/** The index stores days as seconds at midnight UTC, in every season. */
function timestamp(day: IsoDay): number {
  return epochDay(day) * 86_400
}
