import type { Facility } from '../facility.ts'
import type { Comparator } from './definition.ts'
import { type CriterionDefinition, flag, list, type Meaning, number } from './definition.ts'

const bounds = { from: 0, to: 1_000_000_000, whole: false }
const atLeast: readonly [Comparator, ...Comparator[]] = ['>=', '=', '<=', '<', 'BETWEEN']
const atMost: readonly [Comparator, ...Comparator[]] = ['<=', '=', '>=', '<', 'BETWEEN']

/** Criterion of a facility: at least that much, or at most that distance. */
export function facilityCriterion(facility: Facility): CriterionDefinition {
  const meaning: Meaning = { kind: 'facility', id: facility.id }
  switch (facility.valueType) {
    case 'bool':
      return flag(meaning)
    case 'string':
      return list({ kind: 'word', words: facility.options.map(({ value }) => value) }, meaning)
    case 'number':
      return number(facility.unit === 'm' ? atMost : atLeast, bounds, meaning)
  }
}
