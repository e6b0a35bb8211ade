import type { Condition } from '../filter/condition.ts'
import { amountAttributes, fromPriceAttribute } from '../plan/option-attributes.ts'

/** The inputs of a cost estimate; `rows` is the number of houses or documents in the index. */
export type CostOf = Readonly<{
  condition: Condition | null
  sorts: number
  facets: number
  hits: number
  /** Weeks of a price strip. */
  weeks?: number
  rows: number
}>

// Microseconds, measured on one core of 2026 and rounded up; only the order of magnitude matters.
const perSearch = 20
const perCondition = 2
const perValue = 0.5
const perRow = 0.01
const perRowOfText = 1
const perRowOfPlace = 0.1
/** A maximum price is compared with the cached cheapest price; any other bound visits every option. */
const perRowOfMost = 0.05
const perRowOfAmounts = 20
const perRowSorted = 0.5
const perRowCounted = 0.5
const perRowAndWeek = 0.05
const perHit = 100

/** Estimates the time of a search without cached results, so that expensive ones are refused instead of started. */
export function costOf({ condition, sorts, facets, hits, weeks = 0, rows }: CostOf): number {
  const filter = condition === null ? 0 : filterCost(condition, rows)
  const perRowInAll = sorts * perRowSorted + facets * perRowCounted + weeks * perRowAndWeek
  return perSearch + filter + rows * perRowInAll + Math.min(hits, rows) * perHit
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
    case 'compare': {
      const isMost = condition.attribute === 'price' && condition.operator.startsWith('<')
      return perCondition + rows * (isMost ? perRowOfMost : rowCost(condition.attribute))
    }
    default:
      return perCondition + rows * rowCost(condition.attribute)
  }
}

function rowCost(attribute: string): number {
  if (attribute === fromPriceAttribute) return perRowOfMost
  return amountAttributes.some((amount) => amount === attribute) ? perRowOfAmounts : perRow
}
