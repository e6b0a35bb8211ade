import type { Criterion } from '../criteria/criterion.ts'
import { atLeast, atMost, between, equal, type Filter, oneOf } from './filter.ts'

/** The same wish without a rule in between. */
export function criterionFilter({ value, comparator }: Criterion): Filter {
  if (typeof value === 'object') return comparator === 'BETWEEN' ? between(value.map(Number)) : oneOf(value)
  if (typeof value !== 'number') return equal(value)
  switch (comparator) {
    case '>=':
      return atLeast(value)
    case '<=':
      return atMost(value)
    case '<':
      // Everything counted in a house is a whole number.
      return atMost(Math.ceil(value) - 1)
    default:
      return equal(value)
  }
}
