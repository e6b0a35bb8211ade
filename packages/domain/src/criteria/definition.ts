import type { FilterParameter } from '../search-request/parameter.ts'

export const comparators = ['=', '<=', '>=', '<', 'BETWEEN'] as const
export type Comparator = (typeof comparators)[number]

/** Valid range of a criterion; values outside it are dropped. */
export type NumberBounds = Readonly<{ from: number; to: number; whole: boolean }>

export type ListItems =
  | Readonly<{ kind: 'day' }>
  | Readonly<{ kind: 'number'; bounds: NumberBounds }>
  | Readonly<{ kind: 'choice'; numbers: readonly number[] }>
  | Readonly<{ kind: 'word'; words: readonly string[] }>

/** The effect of a criterion on the search: a facility, a filter parameter as it is, or a custom rule. */
export type Meaning =
  | Readonly<{ kind: 'facility'; id: number }>
  | Readonly<{ kind: 'parameter'; parameter: FilterParameter }>
  | Readonly<{ kind: 'rule' }>

/** The first comparator is the default for a bare value in a link. */
type Comparators = readonly [Comparator, ...Comparator[]]

/** `urlType` is the format of the value in links. */
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
