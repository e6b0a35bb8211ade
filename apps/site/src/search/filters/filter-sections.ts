import { bathroomLevels } from '@marram/domain/bathroom-level'
import { changeDays } from '@marram/domain/change-day'
import { type CriterionKey, criterionDefinition, facilityKey } from '@marram/domain/criteria/key'
import { type FacilityKey, facilityByKey } from '@marram/domain/facility'
import { filterHighlights } from '@marram/domain/facility/appearance'

/** The heat pump has a named criterion; every other facility uses its number. */
export function criterionOf(key: FacilityKey): CriterionKey {
  return key === 'heat-pump' ? 'varmepumpe' : facilityKey(facilityByKey(key).id)
}

/** One of these numbers, or none; the section's id selects its wording. */
type OneOf = Readonly<{ kind: 'one'; key: CriterionKey; values: readonly number[]; appearance: 'row' | 'select' }>
/** Any number of these values. */
type SomeOf = Readonly<{
  kind: 'some'
  key: CriterionKey
  values: readonly (number | string)[]
  appearance: 'row' | 'list'
}>
/** Yes-or-no criteria. */
type Flags = Readonly<{ kind: 'flags'; keys: readonly CriterionKey[] }>

function row(key: CriterionKey, ...values: number[]): OneOf {
  return { kind: 'one', key, values, appearance: 'row' }
}

function words(key: CriterionKey): readonly string[] {
  const definition = criterionDefinition(key)
  return definition.urlType === 'list' && definition.items.kind === 'word' ? definition.items.words : []
}

export const persons = criterionOf('persons')
export const beach = criterionOf('distance-beach')
export const shop = criterionOf('distance-shop')
export const bedrooms = criterionOf('bedrooms')
export const stars = criterionOf('star-rating')

/** Sections of the panel besides places, price, texts and facilities, in order. */
export const filterSections = {
  beach: row(beach, 300, 500, 1000),
  persons: row(persons, 2, 4, 6, 8, 10, 12, 16),
  bedrooms: row(bedrooms, 2, 3, 4, 5),
  wellness: { kind: 'flags', keys: filterHighlights.wellness.map(criterionOf) },
  pets: row('husdyr', 1, 2, 3, 4),
  changeDays: { kind: 'some', key: 'skiftedag', values: changeDays, appearance: 'row' },
  household: { kind: 'flags', keys: filterHighlights.household.map(criterionOf) },
  special: {
    kind: 'flags',
    keys: ['nyHosMarram', 'nyHus', 'renovatedWithin3Years', 'lastMinute', 'onlyImages'],
  },
  bathrooms: { kind: 'one', key: 'badevaerelse', values: bathroomLevels, appearance: 'select' },
  shop: row(shop, 500, 1000, 3000),
  stars: row(stars, 3, 4, 5),
  pineCones: row('koglemaerker', 2, 3, 4, 5),
  // The heat pump is in the household section, which includes houses with another heating beside it.
  heating: {
    kind: 'some',
    key: 'varme',
    values: words('varme').filter((word) => word !== 'heat-pump'),
    appearance: 'list',
  },
} as const satisfies Readonly<Record<string, OneOf | SomeOf | Flags>>

export type SectionId = keyof typeof filterSections
export type FilterSection = OneOf | SomeOf | Flags

/** Inserts a link's value among those offered. */
export function shownValues(values: readonly number[], chosen: number | null): readonly number[] {
  if (chosen === null || values.includes(chosen)) return values
  return [...values, chosen].sort((a, b) => a - b)
}

/** A filter that matches every house in the list is no choice, unless it is selected. */
export function isChoice(count: number | null, all: number | null, isChosen: boolean): boolean {
  return isChosen || count === null || all === null || all === 0 || count < all
}
