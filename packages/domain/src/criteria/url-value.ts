import type { Criterion } from './criterion.ts'
import type { Comparator } from './definition.ts'
import { type CriterionKey, criterionDefinition, isCriterionKey } from './key.ts'
import { parseCriterion } from './parse-criterion.ts'

// Longest first: '<=' also begins with '<'.
const written: readonly Comparator[] = ['<=', '>=', '<', '=']

/**
 * The value as in a link: `4` for the default comparator, `<=4` for another, `2,4` for a range, `1` for a flag, `48,49`
 * for a list.
 */
export function presentUrlValue(key: CriterionKey, { value, comparator }: Criterion): string {
  if (value === true) return '1'
  if (typeof value === 'object') return value.join(',')
  const usual = criterionDefinition(key).comparators[0]
  return comparator === usual ? String(value) : `${comparator}${value}`
}

/** Null if the value is invalid for this key. */
export function parseUrlValue(key: string, value: string): Criterion | null {
  if (!isCriterionKey(key)) return null
  if (criterionDefinition(key).urlType !== 'number') return parseCriterion(key, value)
  if (value.includes(',')) return parseCriterion(key, value, 'BETWEEN')
  const comparator = written.find((prefix) => value.startsWith(prefix))
  return comparator === undefined
    ? parseCriterion(key, value)
    : parseCriterion(key, value.slice(comparator.length), comparator)
}
