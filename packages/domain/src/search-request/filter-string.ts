import type { Scalar } from './filter.ts'
import { type FilterNode, filterNode } from './filter-node.ts'
import type { FilterGroup, GeoPoint } from './search-request.ts'

/** Prints the group in Meilisearch's filter language; empty for an empty group. */
export function filterString(group: FilterGroup): string {
  const node = filterNode(group)
  return node === null ? '' : writeNode(node)
}

export function writeNode(node: FilterNode): string {
  switch (node.kind) {
    case 'group':
      return node.nodes.map(writeInside).join(` ${node.operator} `)
    case 'not':
      return node.node.kind === 'group' ? `NOT (${writeNode(node.node)})` : `NOT ${writeInside(node.node)}`
    case 'equal':
      return `${word(node.attribute)} = ${scalar(node.value)}`
    case 'in':
      return `${word(node.attribute)} ${node.isNegated ? 'NOT IN' : 'IN'} [${node.values.map(scalar).join(', ')}]`
    case 'range':
      return writeRange(word(node.attribute), node.from, node.to)
    case 'box':
      return `_geoBoundingBox(${point(node.box.northEast)}, ${point(node.box.southWest)})`
    case 'circle':
      return `_geoRadius(${[node.circle.lat, node.circle.lng, node.circle.radiusM].map(scalar).join(', ')})`
  }
}

/** Puts every inner group in parentheses, so that readers need not know the operators' precedence. */
function writeInside(node: FilterNode): string {
  return node.kind === 'group' ? `(${writeNode(node)})` : writeNode(node)
}

function writeRange(attribute: string, from: number, to: number): string {
  if (from === Number.NEGATIVE_INFINITY) return `${attribute} <= ${scalar(to)}`
  if (to === Number.POSITIVE_INFINITY) return `${attribute} >= ${scalar(from)}`
  return `${attribute} ${scalar(from)} TO ${scalar(to)}`
}

function point({ lat, lng }: GeoPoint): string {
  return `[${scalar(lat)}, ${scalar(lng)}]`
}

function scalar(value: Scalar): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (!Number.isFinite(value)) throw new RangeError(`No filter can hold ${value}`)
  const digits = String(value)
  // A plus sign, as in 1e+21, ends a bare word; the server also parses quoted numbers as numbers.
  return /^[\w.-]+$/.test(digits) ? digits : quoted(digits)
}

/** Keys of meta and data dimensions are external and may contain anything. */
function word(attribute: string): string {
  return /^[\w.-]+$/.test(attribute) ? attribute : quoted(attribute)
}

/**
 * The server's parser skips the character after a backslash, so a single one before the closing quote would let the
 * value run on into the filter. Backslashes are doubled before quotes are escaped.
 */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
