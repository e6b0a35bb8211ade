import { type Criteria, criteriaFrom } from '../criteria/criterion.ts'
import type { Comparator } from '../criteria/definition.ts'
import type { CriterionKey } from '../criteria/key.ts'
import { parseCriterion } from '../criteria/parse-criterion.ts'
import { boxKey } from '../criteria/query-order.ts'
import { type CriterionGroup, criterionGroups } from './criterion-groups.ts'
import { type FilterNode, filterNode } from './filter-node.ts'
import { writeNode } from './filter-string.ts'
import type { FilterGroup, GeoBox, SearchParameters } from './search-request.ts'

/** A value offered by a filter panel; `comparator` defaults to that of the key. */
export type CriterionChoice = Readonly<{ key: CriterionKey; value: unknown; comparator?: Comparator }>

/** Criteria to leave out, and conditions to add instead. */
type ChoiceNodes = Readonly<{ without: readonly string[]; added: readonly FilterNode[] }>

/** Counts that a search page requests beside its list. */
export type CountsNodes = Readonly<{
  q: string
  criteria: Readonly<Record<string, FilterNode>>
  choices: readonly ChoiceNodes[]
}>

/** The same as filter strings. */
export type CountsQuestion = Readonly<{
  q: string
  criteria: Readonly<Record<string, string>>
  choices: readonly Readonly<{ without: readonly string[]; filter: string }>[]
}>

/**
 * Requests the number of houses for each choice if the guest took it next: it replaces the current value of its
 * criterion and keeps everything else, the map section included. Free text can't be counted this way and needs a
 * search.
 */
export function countsNodes(
  criteria: Criteria,
  choices: readonly CriterionChoice[],
  now: Date,
  box: GeoBox | null = null,
): CountsNodes {
  const before = nodesOf(criteria, now)
  return {
    q: searchedText(criteria, now),
    criteria: {
      ...Object.fromEntries([...before].map(([group, { node }]) => [group, node])),
      ...(box && { [boxKey]: { kind: 'box', box } as const }),
    },
    choices: choices.map((choice) => difference(before, nodesOf(taken(criteria, choice), now))),
  }
}

export function countsQuestion(...args: Parameters<typeof countsNodes>): CountsQuestion {
  const { q, criteria, choices } = countsNodes(...args)
  return {
    q,
    criteria: Object.fromEntries(Object.entries(criteria).map(([group, node]) => [group, writeNode(node)])),
    choices: choices.map(({ without, added }) => ({
      without,
      filter: added.map((node) => `(${writeNode(node)})`).join(' AND '),
    })),
  }
}

/** The free text, which no filter can express. */
export function searchedText(criteria: Criteria, now: Date): string {
  return [...criterionGroups(criteria, now).values()].flatMap(({ text }) => text ?? []).join(' ')
}

function taken(criteria: Criteria, { key, value, comparator }: CriterionChoice): Criteria {
  const criterion = parseCriterion(key, value, comparator)
  const others = [...criteria].filter(([other]) => other !== key)
  return criterion === null ? criteriaFrom(others) : criteriaFrom([...others, [key, criterion]])
}

/** Nodes with equal `written` are equal. */
type Nodes = ReadonlyMap<CriterionGroup, Readonly<{ node: FilterNode; written: string }>>

function difference(before: Nodes, after: Nodes): ChoiceNodes {
  const without = [...before].flatMap(([group, { written }]) => (after.get(group)?.written === written ? [] : [group]))
  const added = [...after].flatMap(([group, { node, written }]) =>
    before.get(group)?.written === written ? [] : [node],
  )
  return { without, added }
}

function nodesOf(criteria: Criteria, now: Date): Nodes {
  const nodes = [...criterionGroups(criteria, now)].flatMap(([group, parameters]) => {
    const { text: _text, lastMinute: _lastMinute, ...filter }: SearchParameters & FilterGroup = parameters
    const node = filterNode(filter)
    return node === null ? [] : [[group, { node, written: JSON.stringify(node) }] as const]
  })
  return new Map(nodes)
}
