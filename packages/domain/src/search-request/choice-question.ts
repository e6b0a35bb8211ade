import { type Criteria, criteriaFrom } from '../criteria/criterion.ts'
import type { Comparator } from '../criteria/definition.ts'
import type { CriterionKey } from '../criteria/key.ts'
import { parseCriterion } from '../criteria/parse-criterion.ts'
import { boxKey } from '../criteria/query-order.ts'
import { type CriterionGroup, criterionGroups } from './criterion-groups.ts'
import { filterString } from './filter-string.ts'
import type { FilterGroup, GeoBox, SearchParameters } from './search-request.ts'

/** A value that a criterion could have, as a filter panel offers it; with the key's usual comparator unless it says so. */
export type CriterionChoice = Readonly<{ key: CriterionKey; value: unknown; comparator?: Comparator }>

/** In the words of the search service: what to leave out of the criteria, and what to ask for instead. */
export type ChoiceQuestion = Readonly<{ without: readonly string[]; filter: string }>

/** Everything that a search page asks of the search service besides its list. */
export type CountsQuestion = Readonly<{
  q: string
  criteria: Readonly<Record<string, string>>
  choices: readonly ChoiceQuestion[]
}>

/**
 * Asks how many houses there would be if the guest took each of the choices next: in place of what the same criterion
 * asks now, beside everything else, the part of the map included. Choices of free text cannot be counted this way and are left to a search.
 */
export function countsQuestion(
  criteria: Criteria,
  choices: readonly CriterionChoice[],
  now: Date,
  box: GeoBox | null = null,
): CountsQuestion {
  const before = writtenGroups(criteria, now)
  return {
    q: textOf(criterionGroups(criteria, now).values()),
    criteria: { ...Object.fromEntries(before), ...(box && { [boxKey]: filterString({ geoBoundingBox: box }) }) },
    choices: choices.map((choice) => difference(before, writtenGroups(taken(criteria, choice), now))),
  }
}

function taken(criteria: Criteria, { key, value, comparator }: CriterionChoice): Criteria {
  const criterion = parseCriterion(key, value, comparator)
  const others = [...criteria].filter(([other]) => other !== key)
  return criterion === null ? criteriaFrom(others) : criteriaFrom([...others, [key, criterion]])
}

type Written = ReadonlyMap<CriterionGroup, string>

function difference(before: Written, after: Written): ChoiceQuestion {
  const without = [...before].flatMap(([group, filter]) => (after.get(group) === filter ? [] : [group]))
  const added = [...after].flatMap(([group, filter]) => (before.get(group) === filter ? [] : [filter]))
  return { without, filter: added.map((filter) => `(${filter})`).join(' AND ') }
}

function writtenGroups(criteria: Criteria, now: Date): Written {
  const written = [...criterionGroups(criteria, now)].map(([group, parameters]) => {
    const { text: _text, lastMinute: _lastMinute, ...filter }: SearchParameters & FilterGroup = parameters
    return [group, filterString(filter)] as const
  })
  return new Map(written.filter(([, filter]) => filter !== ''))
}

function textOf(groups: Iterable<SearchParameters>): string {
  return [...groups].flatMap(({ text }) => text ?? []).join(' ')
}
