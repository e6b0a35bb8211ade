import type { Scalar } from '@marram/domain/search-request/filter'
import type { FilterNode } from '@marram/domain/search-request/filter-node'
import { type Comparison, type Condition, operand } from './condition.ts'

/** Builds the condition that parsing the printed filter would return. */
export function conditionOf(node: FilterNode): Condition {
  switch (node.kind) {
    case 'group':
      return { kind: node.operator === 'AND' ? 'and' : 'or', nodes: node.nodes.map(conditionOf) }
    case 'not':
      return { kind: 'not', node: conditionOf(node.node) }
    case 'equal':
      return oneOf(node.attribute, [node.value])
    case 'in': {
      const found = oneOf(node.attribute, node.values)
      return node.isNegated ? { kind: 'not', node: found } : found
    }
    case 'range':
      return rangeOf(node)
    case 'box': {
      const { northEast, southWest } = node.box
      return { kind: 'box', north: northEast.lat, east: northEast.lng, south: southWest.lat, west: southWest.lng }
    }
    case 'circle':
      return { kind: 'radius', lat: node.circle.lat, lng: node.circle.lng, meters: node.circle.radiusM }
  }
}

/** Joins the nodes with AND; null if there are none. */
export function allConditions(nodes: readonly FilterNode[]): Condition | null {
  const [first, ...others] = nodes.map(conditionOf)
  if (first === undefined) return null
  return others.length === 0 ? first : { kind: 'and', nodes: [first, ...others] }
}

function oneOf(attribute: string, values: readonly Scalar[]): Condition {
  return { kind: 'in', attribute, values: values.map((value) => operand(String(value))) }
}

function rangeOf({ attribute, from, to }: Extract<FilterNode, { kind: 'range' }>): Condition {
  const bound = (operator: Comparison, value: number): Condition => ({
    ...({ kind: 'compare', attribute, operator } as const),
    value: operand(String(value)),
  })
  if (from === Number.NEGATIVE_INFINITY) return bound('<=', to)
  if (to === Number.POSITIVE_INFINITY) return bound('>=', from)
  return { kind: 'and', nodes: [bound('>=', from), bound('<=', to)] }
}
