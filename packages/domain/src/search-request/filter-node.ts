import type { Filter, Scalar } from './filter.ts'
import { between } from './filter.ts'
import { type FilterParameter, parameterAttributes } from './parameter.ts'
import type { FilterGroup, GeoBox, GeoCircle, Operator } from './search-request.ts'

/** A filter as a tree, before it is printed in the search server's syntax. */
export type FilterNode =
  | Readonly<{ kind: 'group'; operator: Operator; nodes: readonly FilterNode[] }>
  | Readonly<{ kind: 'not'; node: FilterNode }>
  | Readonly<{ kind: 'equal'; attribute: string; value: Scalar }>
  | Readonly<{ kind: 'in'; attribute: string; values: readonly Scalar[]; isNegated: boolean }>
  | Readonly<{ kind: 'range'; attribute: string; from: number; to: number }>
  | Readonly<{ kind: 'box'; box: GeoBox }>
  | Readonly<{ kind: 'circle'; circle: GeoCircle }>

/** Null for an empty group, which drops out of its parent. */
export function filterNode(group: FilterGroup): FilterNode | null {
  const nodes = [
    ...parameterNodes(group),
    ...recordNodes('facilities', group.facilities),
    ...recordNodes('meta', group.meta),
    ...recordNodes('dataDimensions', group.dataDimensions),
    ...(group.geoBoundingBox ? [{ kind: 'box', box: group.geoBoundingBox } as const] : []),
    ...(group._geo ? [{ kind: 'circle', circle: group._geo } as const] : []),
    ...(group.children ?? []).flatMap((child) => filterNode(child) ?? []),
  ]
  const [first, ...others] = nodes
  if (first === undefined) return null
  const node: FilterNode =
    others.length === 0 ? first : { kind: 'group', operator: group.operator ?? 'AND', nodes: [first, ...others] }
  return group.isNegated ? { kind: 'not', node } : node
}

function parameterNodes(group: FilterGroup): FilterNode[] {
  return Object.keys(parameterAttributes)
    .filter(isParameter)
    .flatMap((parameter) => {
      const filter = group[parameter]
      const node = filter && attributeNode(parameterAttributes[parameter], filter)
      if (!node) return []
      return [parameter === 'notCategories' ? negated(node) : node]
    })
}

function recordNodes(prefix: string, filters: Readonly<Record<string, Filter>> = {}): FilterNode[] {
  return Object.entries(filters).flatMap(([key, filter]) => attributeNode(`${prefix}.${key}`, filter) ?? [])
}

function attributeNode(attribute: string, filter: Filter): FilterNode | null {
  switch (filter.comparator) {
    case '=':
      return { kind: 'equal', attribute, value: filter.value }
    case 'IN':
    case 'NOT_IN':
      return { kind: 'in', attribute, values: filter.values, isNegated: filter.comparator === 'NOT_IN' }
    case 'BETWEEN':
      return rangeNode(attribute, filter.values)
  }
}

function rangeNode(attribute: string, values: readonly number[]): FilterNode | null {
  const sorted = between(values)
  const [from, to] = sorted.comparator === 'BETWEEN' ? sorted.values : []
  if (from === undefined || to === undefined) return null
  const isEverything = from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY
  return isEverything ? null : { kind: 'range', attribute, from, to }
}

function negated(node: FilterNode): FilterNode {
  return node.kind === 'in' ? { ...node, isNegated: !node.isNegated } : { kind: 'not', node }
}

function isParameter(key: string): key is FilterParameter {
  return Object.hasOwn(parameterAttributes, key)
}
