import type { Comparator } from './definition.ts'
import { type CriterionKey, compareKeys } from './key.ts'

/** A flag is only ever true; criteria without a value are absent. */
export type CriterionValue = true | number | string | readonly number[] | readonly string[]

export type Criterion = Readonly<{ value: CriterionValue; comparator: Comparator }>

/** The criteria of a search. Immutable and always in the same order, so that equal searches give equal links. */
export type Criteria = ReadonlyMap<CriterionKey, Criterion>

export const noCriteria: Criteria = new Map()

/** The first value wins for a duplicate key. */
export function criteriaFrom(entries: Iterable<readonly [CriterionKey, Criterion]>): Criteria {
  const found = new Map<CriterionKey, Criterion>()
  for (const [key, criterion] of entries) if (!found.has(key)) found.set(key, criterion)
  return new Map([...found].sort(([a], [b]) => compareKeys(a, b)))
}

export function sameCriterion(a: Criterion | undefined, b: Criterion | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
