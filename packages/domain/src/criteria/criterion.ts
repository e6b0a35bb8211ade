import type { Comparator } from './definition.ts'
import { type CriterionKey, compareKeys } from './key.ts'

/** A flag is only ever true: what a guest does not ask for is absent. */
export type CriterionValue = true | number | string | readonly number[] | readonly string[]

export type Criterion = Readonly<{ value: CriterionValue; comparator: Comparator }>

/** What a guest asks for. Immutable, and always in the same order, so that equal wishes give equal links. */
export type Criteria = ReadonlyMap<CriterionKey, Criterion>

export const noCriteria: Criteria = new Map()

/** A key given twice keeps its first value. */
export function criteriaFrom(entries: Iterable<readonly [CriterionKey, Criterion]>): Criteria {
  const found = new Map<CriterionKey, Criterion>()
  for (const [key, criterion] of entries) if (!found.has(key)) found.set(key, criterion)
  return new Map([...found].sort(([a], [b]) => compareKeys(a, b)))
}

export function sameCriterion(a: Criterion | undefined, b: Criterion | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
