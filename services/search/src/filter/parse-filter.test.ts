import { filterNode } from '@marram/domain/search-request/filter-node'
import { filterString } from '@marram/domain/search-request/filter-string'
import type { FilterGroup } from '@marram/domain/search-request/search-request'
import { anyGroup } from '@marram/domain/search-request/testing/arbitrary-filter-group'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributesOf, type Condition, isGeo } from './condition.ts'
import { FilterError } from './filter-error.ts'
import { conditionOf } from './from-node.ts'
import { parseFilter } from './parse-filter.ts'

test('the parser accepts every filter that the site can print', () => {
  fc.assert(
    fc.property(anyGroup, ({ _geo, geoBoundingBox, children, ...group }) => {
      // Places outside Earth's coordinates are refused, and most random ones are.
      const text = filterString(group)
      expect(parseFilter(text) === null).toBe(text === '')
    }),
    { numRuns: 300 },
  )
})

function withoutPlaces({ _geo, geoBoundingBox, children, ...group }: FilterGroup): FilterGroup {
  return children ? { ...group, children: children.map(withoutPlaces) } : group
}

/** Removes double negations. */
function plain(condition: Condition): Condition {
  if (condition.kind === 'and' || condition.kind === 'or')
    return { kind: condition.kind, nodes: condition.nodes.map(plain) }
  if (condition.kind !== 'not') return condition
  const node = plain(condition.node)
  return node.kind === 'not' ? node.node : { kind: 'not', node }
}

test('a printed and parsed filter equals the condition that the site passes directly', () => {
  fc.assert(
    fc.property(anyGroup, (drawn) => {
      const group = withoutPlaces(drawn)
      const node = filterNode(group)
      const read = parseFilter(filterString(group))
      expect(read && plain(read)).toEqual(node && plain(conditionOf(node)))
    }),
    { numRuns: 300 },
  )
})

test.each<FilterGroup>([
  { _geo: { lat: 55.56, lng: 8.08, radiusM: 2000 } },
  { geoBoundingBox: { northEast: { lat: 56, lng: 8.4 }, southWest: { lat: 55.5, lng: -8.1 } } },
])('the same holds for places: %j', (group) => {
  const node = filterNode(group)
  expect(parseFilter(filterString(group))).toEqual(node && conditionOf(node))
})

const piece = fc.oneof(
  fc.constantFrom(
    'AND',
    'OR',
    'NOT',
    '(',
    ')',
    '[',
    ']',
    '=',
    '!=',
    'TO',
    'IN',
    'EXISTS',
    'IS',
    'NULL',
    '_geoRadius',
    ',',
  ),
  fc.constantFrom('"', "'", '\\', '3', 'price', 'facilities.53', '1e999', '-', 'ø'),
  fc.string({ unit: 'binary', maxLength: 4 }),
)

test('any input is a filter or a filter error', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      try {
        parseFilter(pieces.join(' '))
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError)
      }
    }),
    { numRuns: 2000 },
  )
})

test('endless nesting is refused instead of overflowing the stack', () => {
  expect(() => parseFilter(`${'('.repeat(10_000)}a = 1${')'.repeat(10_000)}`)).toThrow(FilterError)
  expect(parseFilter(`${'NOT '.repeat(5000)}a = 1`)).toEqual(parseFilter('a = 1'))
})

const is = (attribute: string, text: string) => ({
  kind: 'in' as const,
  attribute,
  values: [{ text, number: Number.isNaN(Number(text)) ? null : Number(text) }],
})
const compare = (operator: string, number: number) => ({
  kind: 'compare',
  attribute: 'price',
  operator,
  value: { text: String(number), number },
})
const [a, b, c] = [is('a', '1'), is('b', '2'), is('c', '3')]

test.each([
  ['a = 1', a],
  ['"a" = \'1\'', a],
  ['a=1', a],
  ['street = " Østre Klit "', is('street', 'østre klit')],
  ['a = ""', { kind: 'in', attribute: 'a', values: [{ text: '', number: null }] }],
  ['a = 1e999', { kind: 'in', attribute: 'a', values: [{ text: '1e999', number: null }] }],
  ['a = "say \\"b\\""', is('a', 'say "b"')],
  ["a = 'b\\\\c'", is('a', 'b\\c')],
  ['facilities.53 = true', is('facilities.53', 'true')],
  ['a != 1', { kind: 'not', node: a }],
  ['price > 7', compare('>', 7)],
  ['price >= 7', compare('>=', 7)],
  ['price < 7', compare('<', 7)],
  ['price <= -7', compare('<=', -7)],
  ['price 7 TO 9', { kind: 'and', nodes: [compare('>=', 7), compare('<=', 9)] }],
  ['NOT a = 1', { kind: 'not', node: a }],
  ['NOT NOT a = 1', a],
  ['NOT NOT NOT a = 1', { kind: 'not', node: a }],
  ['a = 1 AND b = 2', { kind: 'and', nodes: [a, b] }],
  ['a = 1 OR b = 2', { kind: 'or', nodes: [a, b] }],
  ['a = 1 OR b = 2 AND c = 3', { kind: 'or', nodes: [a, { kind: 'and', nodes: [b, c] }] }],
  ['(a = 1 OR b = 2) AND c = 3', { kind: 'and', nodes: [{ kind: 'or', nodes: [a, b] }, c] }],
  ['NOT (a = 1)', { kind: 'not', node: a }],
  ['a IN [1]', a],
  ['a IN []', { kind: 'in', attribute: 'a', values: [] }],
  ['a IN [1, x,]', { kind: 'in', attribute: 'a', values: [...a.values, { text: 'x', number: null }] }],
  ['a NOT IN [1]', { kind: 'not', node: a }],
  ['a EXISTS', { kind: 'exists', attribute: 'a' }],
  ['a NOT EXISTS', { kind: 'not', node: { kind: 'exists', attribute: 'a' } }],
  ['a IS NULL', { kind: 'null', attribute: 'a' }],
  ['a IS NOT NULL', { kind: 'not', node: { kind: 'null', attribute: 'a' } }],
  ['a IS EMPTY', { kind: 'empty', attribute: 'a' }],
  ['a IS NOT EMPTY', { kind: 'not', node: { kind: 'empty', attribute: 'a' } }],
  ['a CONTAINS Klit', { kind: 'contains', attribute: 'a', value: 'klit' }],
  ['a NOT CONTAINS Klit', { kind: 'not', node: { kind: 'contains', attribute: 'a', value: 'klit' } }],
  ['a STARTS WITH Klit', { kind: 'starts', attribute: 'a', value: 'klit' }],
  ['_geoRadius(55.5, 8.1, 2000)', { kind: 'radius', lat: 55.5, lng: 8.1, meters: 2000 }],
  ['_geoRadius(-90, -180, 0)', { kind: 'radius', lat: -90, lng: -180, meters: 0 }],
  ['_geoBoundingBox([56, 9], [55, 8])', { kind: 'box', north: 56, east: 9, south: 55, west: 8 }],
  ['_geoBoundingBox([55, 180], [55, 8])', { kind: 'box', north: 55, east: 180, south: 55, west: 8 }],
  ['_geoBoundingBox([90, 9], [-90, 8])', { kind: 'box', north: 90, east: 9, south: -90, west: 8 }],
  ['', null],
  ['  ', null],
  [['a = 1', 'b = 2'], { kind: 'and', nodes: [a, b] }],
  [['a = 1', ['b = 2', 'c = 3']], { kind: 'and', nodes: [a, { kind: 'or', nodes: [b, c] }] }],
  [['', ['', 'b = 2'], []], b],
  [['', []], null],
  [[], null],
] as const)('%j is parsed by the rules of precedence', (filter, condition) => {
  expect(parseFilter(filter)).toEqual(condition)
})

const expecting = (what: string, found: string) => `Was expecting ${what} but instead got \`${found}\`.`

test.each([
  ['a', expecting('a value', 'the end of the filter'), 1],
  ['a 1', expecting('`TO`', 'the end of the filter'), 3],
  [
    'a = 1 b',
    'Found unexpected characters at the end of the filter: `b`. You probably forgot an `OR` or an `AND` rule.',
    6,
  ],
  ['a = (', expecting('a value', '('), 4],
  ['(a = 1', expecting('`)`', 'the end of the filter'), 6],
  ['a IS 1', expecting('`EMPTY`', '1'), 5],
  ['a NOT 1', expecting('`IN`, `EXISTS`, `CONTAINS` or `STARTS WITH` after `NOT`', '1'), 6],
  ['a STARTS 1', expecting('`WITH`', '1'), 9],
  ['a IN 1', expecting('`[`', '1'), 5],
  ['a IN [1 2]', expecting('`,`', '2'), 8],
  ['a IN [,]', expecting('a value', ','), 6],
  ['a = "b', 'Expression `"b` is missing the following closing delimiter: `"`.', 4],
  ["a = 'b", "Expression `'b` is missing the following closing delimiter: `'`.", 4],
  ['a = §', 'Found unexpected characters: `§`.', 4],
  [`a ${'b'.repeat(50)} c`, expecting('`TO`', 'c'), 53],
  [`a 1 ${'b'.repeat(50)}`, expecting('`TO`', 'b'.repeat(40)), 4],
  ['_geoRadius(x, 8, 1)', 'A coordinate is not a number.', 11],
  ['_geoRadius 55', expecting('`(`', '55'), 11],
] as const)('%j is refused with a reason and a position', (filter, message, at) => {
  expect(() => parseFilter(filter)).toThrow(new FilterError(message, at))
})

test.each([
  ['_geoRadius(55, 8)', 'expects three arguments'],
  ['_geoRadius(90.1, 8, 1)', 'Bad latitude `90.1`'],
  ['_geoRadius(-90.1, 8, 1)', 'Bad latitude `-90.1`'],
  ['_geoRadius(55, 180.1, 1)', 'Bad longitude `180.1`'],
  ['_geoRadius(55, -180.1, 1)', 'Bad longitude `-180.1`'],
  ['_geoBoundingBox([55], [54, 8])', 'expects two pairs of arguments'],
  ['_geoBoundingBox([54, 9], [55, 8])', 'The top latitude `54` is below the bottom latitude `55`'],
  ['_geo = 1', '`_geo` is a reserved keyword'],
  ['_geoDistance < 1', '`_geoDistance` is a reserved keyword'],
  ['_geoPoint = 1', '`_geoPoint` is a reserved keyword'],
  ['= 1', 'Was expecting an operation'],
  ['a = 1 AND', 'or `_geoBoundingBox`.'],
  ['a = AND', 'got `AND`, which is a reserved keyword'],
  ...['OR', 'NOT', 'IN', 'TO', 'EXISTS', 'IS', 'NULL', 'EMPTY', 'CONTAINS', 'STARTS', 'WITH'].map(
    (word) => [`a = ${word}`, `got \`${word}\`, which is a reserved keyword`] as const,
  ),
] as const)('%j is refused: %s', (filter, message) => {
  expect(() => parseFilter(filter)).toThrow(message)
  expect(() => parseFilter(filter)).toThrow(FilterError)
})

test('a quoted keyword is a value, and a quoted name of a geo function an attribute', () => {
  expect(parseFilter('a = "AND"')).toEqual({ kind: 'in', attribute: 'a', values: [{ text: 'and', number: null }] })
  expect(parseFilter('"_geo" = 1')).toEqual(is('_geo', '1'))
})

test('a filter has up to a thousand conditions, fifty levels and 32,768 characters', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'a = 1')
  expect(attributesOf(parseFilter(many(1000)) ?? is('b', '1'))).toHaveLength(1000)
  expect(() => parseFilter(many(1001))).toThrow('more than 1000 conditions')
  expect(() => parseFilter(many(1001).join(' OR '))).toThrow('more than 1000 conditions')
  const nested = (levels: number) => `${'('.repeat(levels)}a = 1${')'.repeat(levels)}`
  expect(parseFilter(nested(50))).toEqual(a)
  expect(() => parseFilter(nested(51))).toThrow('exceeded the maximum depth limit')
  const long = (length: number) => `a = ${'1'.repeat(length - 4)}`
  expect(parseFilter(long(32_768))).not.toBeNull()
  expect(() => parseFilter(long(32_769))).toThrow('more than 32768 characters')
})

test('the attributes of a filter are all those that it names; a place counts as one', () => {
  const condition = parseFilter('a = 1 OR NOT (b = 2 AND _geoRadius(55, 8, 1)) OR _geoBoundingBox([56, 9], [55, 8])')
  expect(condition && attributesOf(condition)).toEqual(['a', 'b', '_geo', '_geo'])
  expect(isGeo({ kind: 'radius', lat: 55, lng: 8, meters: 1 })).toBe(true)
  expect(isGeo({ kind: 'box', north: 56, east: 9, south: 55, west: 8 })).toBe(true)
  expect(isGeo({ kind: 'exists', attribute: 'a' })).toBe(false)
})
