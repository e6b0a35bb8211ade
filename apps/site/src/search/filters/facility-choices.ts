import { type CriterionKey, facilityKey } from '@marram/domain/criteria/key'
import { type Facility, type FacilityKey, facilities } from '@marram/domain/facility'
import { type FacilityGroup, facilityGroups } from '@marram/domain/facility/group'
import type { EditionKey } from '@marram/i18n/edition-key'
import { filterSections } from './filter-sections.ts'

/** Numbers worth asking for; the comparator is the facility's own: at least, or for distances at most. */
const steps: Readonly<Partial<Record<FacilityKey, readonly number[]>>> = {
  'living-area': [60, 80, 100, 120, 150],
  'built-year': [1990, 2000, 2010, 2020],
  'renovated-year': [2010, 2015, 2020],
  storeys: [2],
  'double-beds': [1, 2, 3, 4],
  'single-beds': [1, 2, 3, 4],
  'bunk-beds': [1, 2],
  'sofa-beds': [1],
  'loft-places': [1, 2, 4],
  'guest-toilets': [1, 2],
  'internet-speed': [50, 100, 500],
  'ev-charger-power': [11, 22],
  'plot-area': [500, 1000, 2000],
  'open-terraces': [1, 2],
  'covered-terraces': [1, 2],
  'parking-places': [2, 3, 4],
  'distance-fjord': [500, 1000, 3000],
  'distance-lake': [500, 1000, 3000],
  'distance-restaurant': [500, 1000, 3000],
  'distance-harbour': [1000, 3000, 5000],
  'distance-golf': [3000, 5000, 10_000],
}

/** Asked for by criteria of their own: pets, bathrooms, change days, heating. */
const elsewhere: readonly FacilityKey[] = [
  ...(['pets-allowed', 'pets-max', 'bathrooms', 'shower-rooms', 'pine-cones', 'heating'] as const),
  ...(['persons', 'bedrooms', 'distance-beach', 'distance-shop', 'star-rating'] as const),
]

export type FacilityChoice =
  | Readonly<{ kind: 'flag'; key: CriterionKey; facility: Facility }>
  | Readonly<{ kind: 'number'; key: CriterionKey; facility: Facility; values: readonly number[] }>
  | Readonly<{ kind: 'words'; key: CriterionKey; facility: Facility; values: readonly string[] }>

export type FacilityChoices = Readonly<{ group: FacilityGroup; choices: readonly FacilityChoice[] }>

function choiceFor(facility: Facility): FacilityChoice | null {
  const key = facility.key === 'heat-pump' ? 'varmepumpe' : facilityKey(facility.id)
  if (elsewhere.includes(facility.key) || facility.groups.includes('change-days')) return null
  switch (facility.valueType) {
    case 'bool':
      return { kind: 'flag', key, facility }
    case 'number':
      return { kind: 'number', key, facility, values: steps[facility.key] ?? [1] }
    case 'string':
      return { kind: 'words', key, facility, values: facility.options.map(({ value }) => value) }
  }
}

/** Lists every facility once, under the first of its headings. */
const allChoices: readonly FacilityChoices[] = facilityGroups.flatMap((group) => {
  const choices = facilities
    .filter(({ groups }) => groups[0] === group.key)
    .flatMap((facility) => choiceFor(facility) ?? [])
  return choices.length === 0 ? [] : [{ group, choices }]
})

const shownAbove: ReadonlySet<string> = new Set([...filterSections.wellness.keys, ...filterSections.household.keys])

/** Lists the facilities that no section above offers. */
export const facilityChoices: readonly FacilityChoices[] = allChoices.map(({ group, choices }) => ({
  group,
  choices: choices.filter(({ key }) => !shownAbove.has(key)),
}))

/**
 * The facilities whose name, or that of their group, holds what was typed; without accents, in any case. Who types
 * "sauna" finds it here too, although it stands above.
 */
export function facilitiesNamed(typed: string, edition: EditionKey): readonly FacilityChoices[] {
  const wanted = folded(typed)
  if (wanted === '') return facilityChoices
  return allChoices.flatMap(({ group, choices }) => {
    if (folded(group.names[edition]).includes(wanted)) return [{ group, choices }]
    const named = choices.filter(({ facility }) => folded(facility.names[edition]).includes(wanted))
    return named.length === 0 ? [] : [{ group, choices: named }]
  })
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .trim()
}
