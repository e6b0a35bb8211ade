import type { PlaceArea } from '@marram/contract/broker/shapes'
import type { CriterionKey } from '@marram/domain/criteria/key'
import { editionByKey } from '@marram/domain/edition'
import { priceSteps } from '@marram/domain/price-steps'
import type { CriterionChoice } from '@marram/domain/search-request/choice-question'
import type { EditionKey } from '@marram/i18n/edition-key'
import { offeredNightRanges, offeredNights } from '../bar/offered-nights.ts'
import { type PlaceNode, placeTree } from '../places/place-tree.ts'
import { facilityChoices } from './facility-choices.ts'
import { type FilterSection, filterSections } from './filter-sections.ts'

const unnamed = { north: '', middle: '', south: '' }

/** All choices with counts in panel and bar, in request order. */
export function countedChoices(edition: EditionKey, areas: readonly PlaceArea[]): CriterionChoice[] {
  const sections: readonly FilterSection[] = Object.values(filterSections)
  return distinct([
    ...placeTree(areas, unnamed).flatMap(placeChoices),
    ...choicesOf('maxPris', priceSteps[editionByKey(edition).currency]),
    ...choicesOf('duration', offeredNights),
    ...offeredNightRanges.map((value) => ({ key: 'duration', value, comparator: 'BETWEEN' }) as const),
    ...sections.flatMap(sectionChoices),
    ...facilityChoices.flatMap(({ choices }) =>
      choices.flatMap((choice) => {
        if (choice.kind === 'flag') return [{ key: choice.key, value: true }]
        return choice.kind === 'number' ? choicesOf(choice.key, choice.values) : listChoices(choice.key, choice.values)
      }),
    ),
  ])
}

/** A part of the coast with one area is requested once. */
function distinct(choices: readonly CriterionChoice[]): CriterionChoice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()]
}

function placeChoices({ locationIds, children }: PlaceNode): CriterionChoice[] {
  return [{ key: 'omraader', value: locationIds }, ...children.flatMap(placeChoices)]
}

function sectionChoices(section: FilterSection): CriterionChoice[] {
  switch (section.kind) {
    case 'one':
      return choicesOf(section.key, section.values)
    case 'some':
      return listChoices(section.key, section.values)
    case 'flags':
      return section.keys.map((key) => ({ key, value: true }))
  }
}

function choicesOf(key: CriterionKey, values: readonly unknown[]): CriterionChoice[] {
  return values.map((value) => ({ key, value }))
}

/** Each checkbox is counted alone: checkboxes of one list are alternatives. */
function listChoices(key: CriterionKey, values: readonly unknown[]): CriterionChoice[] {
  return values.map((value) => ({ key, value: [value] }))
}
