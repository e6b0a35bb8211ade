import { attributesOf, type Condition, type Operand, operand } from './condition.ts'
import { FilterError } from './filter-error.ts'
import { parseGeo } from './parse-geo.ts'
import { createReader, type Reader } from './reader.ts'

/** A filter as in a request body: an expression, or a list joined by AND, whose inner lists are joined by OR. */
export type FilterInput = string | readonly (string | readonly string[])[]

/** No real search nests deeper; more would only risk the stack. */
const deepest = 50
const maxConditions = 1000

/** Null for an empty filter. */
export function parseFilter(input: FilterInput): Condition | null {
  if (typeof input === 'string') {
    const parsed = parseExpression(input)
    return parsed && withinReason(parsed)
  }
  const all = input.flatMap((part) => {
    const parsed = typeof part === 'string' ? parseExpression(part) : parseEither(part)
    return parsed === null ? [] : [parsed]
  })
  return all.length === 0 ? null : withinReason(joined('and', all))
}

function withinReason(condition: Condition): Condition {
  if (attributesOf(condition).length <= maxConditions) return condition
  throw new FilterError(`The filter has more than ${maxConditions} conditions.`)
}

function parseEither(parts: readonly string[]): Condition | null {
  const any = parts.flatMap((part) => parseExpression(part) ?? [])
  return any.length === 0 ? null : joined('or', any)
}

function parseExpression(text: string): Condition | null {
  if (text.trim() === '') return null
  const reader = createReader(text)
  const condition = parseOr(reader, 0)
  const rest = reader.peek()
  if (rest.kind !== 'end')
    throw new FilterError(
      `Found unexpected characters at the end of the filter: \`${rest.text}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
      rest.at,
    )
  return condition
}

/** AND binds tighter than OR, NOT tighter than both. */
function parseOr(reader: Reader, depth: number): Condition {
  if (depth > deepest)
    throw new FilterError(
      'The filter exceeded the maximum depth limit. Try rewriting the filter so that it contains fewer nested conditions.',
    )
  const nodes = [parseAnd(reader, depth)]
  while (reader.takeWord('OR')) nodes.push(parseAnd(reader, depth))
  return joined('or', nodes)
}

function parseAnd(reader: Reader, depth: number): Condition {
  const nodes = [parseNot(reader, depth)]
  while (reader.takeWord('AND')) nodes.push(parseNot(reader, depth))
  return joined('and', nodes)
}

function parseNot(reader: Reader, depth: number): Condition {
  let isNegated = false
  while (reader.takeWord('NOT')) isNegated = !isNegated
  const node = reader.takeMark('(') ? parseGroup(reader, depth) : parseCondition(reader)
  return isNegated ? { kind: 'not', node } : node
}

function parseGroup(reader: Reader, depth: number): Condition {
  const node = parseOr(reader, depth + 1)
  reader.expectMark(')')
  return node
}

function parseCondition(reader: Reader): Condition {
  const token = reader.next()
  const geo = parseGeo(reader, token)
  if (geo !== null) return geo
  if (token.kind !== 'word' && token.kind !== 'text')
    throw new FilterError(
      `Was expecting an operation \`=\`, \`!=\`, \`>=\`, \`>\`, \`<=\`, \`<\`, \`IN\`, \`NOT IN\`, \`TO\`, \`EXISTS\`, \`NOT EXISTS\`, \`IS NULL\`, \`IS NOT NULL\`, \`IS EMPTY\`, \`IS NOT EMPTY\`, \`CONTAINS\`, \`NOT CONTAINS\`, \`STARTS WITH\`, \`NOT STARTS WITH\`, \`_geoRadius\`, or \`_geoBoundingBox\`${token.kind === 'end' ? '' : ` at \`${token.text}\``}.`,
      token.at,
    )
  return parseOperation(reader, token.text)
}

function parseOperation(reader: Reader, attribute: string): Condition {
  if (reader.takeMark('=')) return equal(attribute, reader.value())
  if (reader.takeMark('!=')) return { kind: 'not', node: equal(attribute, reader.value()) }
  for (const operator of ['>=', '<=', '>', '<'] as const) {
    if (reader.takeMark(operator)) return { kind: 'compare', attribute, operator, value: operand(reader.value()) }
  }
  if (reader.takeWord('IS')) return parseIs(reader, attribute)
  const isNegated = reader.takeWord('NOT')
  const word = parseWordOperation(reader, attribute)
  if (word !== null) return isNegated ? { kind: 'not', node: word } : word
  if (isNegated) throw reader.unexpected('`IN`, `EXISTS`, `CONTAINS` or `STARTS WITH` after `NOT`')
  return parseRange(reader, attribute)
}

function parseWordOperation(reader: Reader, attribute: string): Condition | null {
  if (reader.takeWord('EXISTS')) return { kind: 'exists', attribute }
  if (reader.takeWord('IN')) return { kind: 'in', attribute, values: parseList(reader) }
  if (reader.takeWord('CONTAINS')) return { kind: 'contains', attribute, value: reader.value().toLowerCase() }
  if (!reader.takeWord('STARTS')) return null
  reader.expectWord('WITH')
  return { kind: 'starts', attribute, value: reader.value().toLowerCase() }
}

function parseIs(reader: Reader, attribute: string): Condition {
  const isNegated = reader.takeWord('NOT')
  const kind = reader.takeWord('NULL') ? 'null' : 'empty'
  if (kind === 'empty') reader.expectWord('EMPTY')
  return isNegated ? { kind: 'not', node: { kind, attribute } } : { kind, attribute }
}

function parseRange(reader: Reader, attribute: string): Condition {
  const from = operand(reader.value())
  reader.expectWord('TO')
  const to = operand(reader.value())
  return joined('and', [
    { kind: 'compare', attribute, operator: '>=', value: from },
    { kind: 'compare', attribute, operator: '<=', value: to },
  ])
}

function parseList(reader: Reader): Operand[] {
  reader.expectMark('[')
  const values: Operand[] = []
  while (!reader.takeMark(']')) {
    if (values.length > 0) reader.expectMark(',')
    // A comma after the last value is allowed.
    if (reader.takeMark(']')) break
    values.push(operand(reader.value()))
  }
  return values
}

function equal(attribute: string, value: string): Condition {
  return { kind: 'in', attribute, values: [operand(value)] }
}

function joined(kind: 'and' | 'or', nodes: readonly Condition[]): Condition {
  const [first, ...others] = nodes
  return first !== undefined && others.length === 0 ? first : { kind, nodes }
}
