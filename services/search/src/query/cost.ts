import type { Condition } from '../filter/condition.ts'
import { amountAttributes } from '../plan/option-attributes.ts'

/** What a search asks of an index of so many houses or documents. */
export type CostOf = Readonly<{
  condition: Condition | null
  sorts: number
  facets: number
  hits: number
  rows: number
}>

// Microseconds, measured on one core of 2026 and rounded up; only their order of magnitude matters.
const perSearch = 20
const perCondition = 2
const perValue = 0.5
const perRow = 0.01
const perRowOfText = 1
const perRowOfPlace = 0.1
const perRowOfAmounts = 5
const perRowSorted = 0.5
const perRowCounted = 0.5
const perHit = 100

/**
 * How long a search takes when nothing of it is known yet: an estimate before anything runs, so that what is too dear is
 * refused instead of begun.
 */
export function costOf({ condition, sorts, facets, hits, rows }: CostOf): number {
  const filter = condition === null ? 0 : filterCost(condition, rows)
  return perSearch + filter + rows * (sorts * perRowSorted + facets * perRowCounted) + Math.min(hits, rows) * perHit
}

export function filterCost(condition: Condition, rows: number): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.nodes.reduce((sum, node) => sum + filterCost(node, rows), perCondition)
    case 'not':
      return perCondition + filterCost(condition.node, rows)
    case 'radius':
    case 'box':
      return perCondition + rows * perRowOfPlace
    case 'contains':
    case 'starts':
      return perCondition + rows * perRowOfText
    case 'in':
      return perCondition + rows * rowCost(condition.attribute) + condition.values.length * perValue
    default:
      return perCondition + rows * rowCost(condition.attribute)
  }
}

function rowCost(attribute: string): number {
  return amountAttributes.some((amount) => amount === attribute) ? perRowOfAmounts : perRow
}
