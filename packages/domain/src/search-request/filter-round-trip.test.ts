import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equal, type Scalar } from './filter.ts'
import { type FilterNode, filterNode } from './filter-node.ts'
import { filterString, writeNode } from './filter-string.ts'
import type { GeoPoint } from './search-request.ts'
import { anyGroup, anyText } from './testing/arbitrary-filter-group.ts'

// A reader of the filter language after the search server's manual, to check the writer against.

type Token = Readonly<{ kind: 'word' | 'text' | 'mark'; text: string }>
type Reader = Readonly<{ peek: (ahead?: number) => Token; next: () => Token }>

const tokenPattern = /\s*(?:"((?:[^"\\]|\\[\s\S])*)"|([\w.-]+)|(<=|>=|[=()[\],]))/y
const end: Token = { kind: 'mark', text: 'the end' }

function tokenise(filter: string): Token[] {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < filter.length) {
    const at = tokenPattern.lastIndex
    const match = tokenPattern.exec(filter)
    if (!match) throw new Error(`Cannot read ${filter.slice(at)}`)
    const [, text, word, mark] = match
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replace(/\\([\s\S])/g, '$1') })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
    else tokens.push({ kind: 'mark', text: mark ?? '' })
  }
  return tokens
}

function parse(filter: string): FilterNode {
  const tokens = tokenise(filter)
  let position = 0
  const reader: Reader = { peek: (ahead = 0) => tokens[position + ahead] ?? end, next: () => tokens[position++] ?? end }
  const root = parseGroup(reader)
  expect(position).toBe(tokens.length)
  return root
}

function isWord(token: Token, ...words: readonly string[]): boolean {
  return token.kind === 'word' && words.includes(token.text)
}

function isMark(token: Token, mark: string): boolean {
  return token.kind === 'mark' && token.text === mark
}

function skip(reader: Reader, text: string): void {
  expect(reader.next().text).toBe(text)
}

function parseGroup(reader: Reader): FilterNode {
  const first = parseTerm(reader)
  if (!isWord(reader.peek(), 'AND', 'OR')) return first
  const operator = reader.peek().text === 'AND' ? 'AND' : 'OR'
  const nodes = [first]
  while (isWord(reader.peek(), operator)) {
    reader.next()
    nodes.push(parseTerm(reader))
  }
  return { kind: 'group', operator, nodes }
}

function parseTerm(reader: Reader): FilterNode {
  if (isWord(reader.peek(), 'NOT')) {
    reader.next()
    return { kind: 'not', node: parseTerm(reader) }
  }
  if (!isMark(reader.peek(), '(')) return parseCondition(reader)
  reader.next()
  const inner = parseGroup(reader)
  skip(reader, ')')
  return inner
}

function parseCondition(reader: Reader): FilterNode {
  const token = reader.next()
  if (isWord(token, '_geoRadius')) return parseCircle(reader)
  if (isWord(token, '_geoBoundingBox')) return parseBox(reader)
  const attribute = token.text
  if (isWord(reader.peek(), 'IN', 'NOT')) return parseIn(reader, attribute)
  if (isWord(reader.peek(1), 'TO')) {
    const from = Number(parseScalar(reader))
    skip(reader, 'TO')
    return { kind: 'range', attribute, from, to: Number(parseScalar(reader)) }
  }
  const operator = reader.next().text
  const value = parseScalar(reader)
  if (operator === '<=') return { kind: 'range', attribute, from: Number.NEGATIVE_INFINITY, to: Number(value) }
  if (operator === '>=') return { kind: 'range', attribute, from: Number(value), to: Number.POSITIVE_INFINITY }
  expect(operator).toBe('=')
  return { kind: 'equal', attribute, value }
}

function parseIn(reader: Reader, attribute: string): FilterNode {
  const isNegated = reader.next().text === 'NOT'
  if (isNegated) skip(reader, 'IN')
  skip(reader, '[')
  return { kind: 'in', attribute, values: parseUntil(reader, ']'), isNegated }
}

function parseCircle(reader: Reader): FilterNode {
  skip(reader, '(')
  const [lat = Number.NaN, lng = Number.NaN, radiusM = Number.NaN] = parseUntil(reader, ')').map(Number)
  return { kind: 'circle', circle: { lat, lng, radiusM } }
}

function parseBox(reader: Reader): FilterNode {
  skip(reader, '(')
  const northEast = parsePoint(reader)
  skip(reader, ',')
  const southWest = parsePoint(reader)
  skip(reader, ')')
  return { kind: 'box', box: { northEast, southWest } }
}

function parsePoint(reader: Reader): GeoPoint {
  skip(reader, '[')
  const [lat = Number.NaN, lng = Number.NaN] = parseUntil(reader, ']').map(Number)
  return { lat, lng }
}

function parseUntil(reader: Reader, close: string): Scalar[] {
  const values: Scalar[] = []
  while (!isMark(reader.peek(), close)) {
    if (values.length > 0) skip(reader, ',')
    values.push(parseScalar(reader))
  }
  reader.next()
  return values
}

function parseScalar(reader: Reader): Scalar {
  const { kind, text } = reader.next()
  if (kind === 'text') return text
  if (text === 'true' || text === 'false') return text === 'true'
  if (!Number.isFinite(Number(text))) throw new Error(`Not a value: ${text}`)
  return Number(text)
}

test('a written filter reads back as the tree it was written from', () => {
  let read = 0
  fc.assert(
    fc.property(anyGroup, (group) => {
      const node = filterNode(group)
      if (node === null) {
        expect(filterString(group)).toBe('')
        return
      }
      read += 1
      expect(parse(filterString(group))).toEqual(node)
    }),
    { numRuns: 300 },
  )
  expect(read).toBeGreaterThan(100)
})

/** Where the server's own reader sees the closing quote: it skips any character that follows a backslash. */
function closingQuote(filter: string, opening: number): number {
  for (let index = opening + 1; index < filter.length; index += 1) {
    if (filter[index] === '\\') index += 1
    else if (filter[index] === '"') return index
  }
  return -1
}

test('no value ends before its closing quote', () => {
  fc.assert(
    fc.property(anyText, (value) => {
      const filter = writeNode({ kind: 'equal', attribute: 'name', value })
      expect(closingQuote(filter, filter.indexOf('"'))).toBe(filter.length - 1)
    }),
    { numRuns: 500 },
  )
})

test('no key from outside ends before its closing quote', () => {
  fc.assert(
    fc.property(anyText, (key) => {
      const filter = filterString({ meta: { [key]: equal(true) } })
      expect(filter.endsWith(' = true')).toBe(true)
      const written = filter.slice(0, -' = true'.length)
      if (written.startsWith('"')) expect(closingQuote(written, 0)).toBe(written.length - 1)
      else expect(written).toMatch(/^meta\.[\w.-]*$/)
    }),
    { numRuns: 500 },
  )
})
