import type { FilterParameter } from '../search-request/parameter.ts'

export const comparators = ['=', '<=', '>=', '<', 'BETWEEN'] as const
export type Comparator = (typeof comparators)[number]

/** Numbers that a criterion can mean; any other is dropped as if it were no number. */
export type NumberBounds = Readonly<{ from: number; to: number; whole: boolean }>

export type ListItems =
  | Readonly<{ kind: 'day' }>
  | Readonly<{ kind: 'number'; bounds: NumberBounds }>
  | Readonly<{ kind: 'choice'; numbers: readonly number[] }>
  | Readonly<{ kind: 'word'; words: readonly string[] }>

/** What a criterion asks of the search: a facility, a filter parameter as it stands, or a rule of its own. */
export type Meaning =
  | Readonly<{ kind: 'facility'; id: number }>
  | Readonly<{ kind: 'parameter'; parameter: FilterParameter }>
  | Readonly<{ kind: 'rule' }>

/** The first comparator is the one a bare value in a link stands for. */
type Comparators = readonly [Comparator, ...Comparator[]]

/** `urlType` says how the value is written in links. */
export type CriterionDefinition = Readonly<{ comparators: Comparators; meaning: Meaning }> &
  (
    | Readonly<{ urlType: 'flag' | 'text' }>
    | Readonly<{ urlType: 'list'; items: ListItems }>
    | Readonly<{ urlType: 'number'; bounds: NumberBounds }>
  )

const equal: Comparators = ['=']

export function flag(meaning: Meaning): CriterionDefinition {
  return { urlType: 'flag', comparators: equal, meaning }
}

export function text(meaning: Meaning): CriterionDefinition {
  return { urlType: 'text', comparators: equal, meaning }
}

export function list(items: ListItems, meaning: Meaning): CriterionDefinition {
  return { urlType: 'list', comparators: equal, items, meaning }
}

export function number(comparators: Comparators, bounds: NumberBounds, meaning: Meaning): CriterionDefinition {
  return { urlType: 'number', comparators, bounds, meaning }
}

export function whole(from: number, to: number): NumberBounds {
  return { from, to, whole: true }
}
