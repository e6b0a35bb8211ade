import type { CriterionKey } from '@marram/domain/criteria/key'
import { type Facility, facilities } from '@marram/domain/facility'
import { appearanceOf } from '@marram/domain/facility/appearance'
import { type FacilityGroup, facilityGroups } from '@marram/domain/facility/group'
import type { EditionKey } from '@marram/i18n/edition-key'
import { criterionOf, filterSections } from './filter-sections.ts'

export type FacilityChoice =
  | Readonly<{ kind: 'flag'; key: CriterionKey; facility: Facility }>
  | Readonly<{ kind: 'number'; key: CriterionKey; facility: Facility; values: readonly number[] }>
  | Readonly<{ kind: 'words'; key: CriterionKey; facility: Facility; values: readonly string[] }>

export type FacilityChoices = Readonly<{ group: FacilityGroup; choices: readonly FacilityChoice[] }>

function choiceFor(facility: Facility): FacilityChoice | null {
  const key = criterionOf(facility.key)
  const { filter, steps = [1] } = appearanceOf(facility.key)
  if (filter === 'own') return null
  switch (facility.valueType) {
    case 'bool':
      return { kind: 'flag', key, facility }
    case 'number':
      return { kind: 'number', key, facility, values: steps }
    case 'string':
      return { kind: 'words', key, facility, values: facility.options.map(({ value }) => value) }
  }
}

/** Every facility once, under the first of its headings. */
const allChoices: readonly FacilityChoices[] = facilityGroups.flatMap((group) => {
  const choices = facilities
    .filter(({ groups }) => groups[0] === group.key)
    .flatMap((facility) => choiceFor(facility) ?? [])
  return choices.length === 0 ? [] : [{ group, choices }]
})

const shownAbove: ReadonlySet<string> = new Set([...filterSections.wellness.keys, ...filterSections.household.keys])

/** The facilities that no section above offers. */
export const facilityChoices: readonly FacilityChoices[] = allChoices.map(({ group, choices }) => ({
  group,
  choices: choices.filter(({ key }) => !shownAbove.has(key)),
}))

/**
 * Facilities whose name or group contains the text, ignoring accents and case. A search for "sauna" finds it here too,
 * although it is listed above.
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
