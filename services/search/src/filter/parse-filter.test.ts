import { filterString } from '@marram/domain/search-request/filter-string'
import { anyGroup } from '@marram/domain/search-request/testing/arbitrary-filter-group'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FilterError } from './filter-error.ts'
import { parseFilter } from './parse-filter.ts'

test('every filter that the site can write is read', () => {
  fc.assert(
    fc.property(anyGroup, ({ _geo, geoBoundingBox, children, ...group }) => {
      // Places anywhere else than on Earth are refused, and most that are drawn are.
      const text = filterString(group)
      expect(parseFilter(text) === null).toBe(text === '')
    }),
    { numRuns: 300 },
  )
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

test('whatever a stranger sends is a filter or an error in the filter', () => {
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

test('nesting without end is refused instead of filling the stack', () => {
  expect(() => parseFilter(`${'('.repeat(10_000)}a = 1${')'.repeat(10_000)}`)).toThrow(FilterError)
  expect(parseFilter(`${'NOT '.repeat(5000)}a = 1`)).toEqual(parseFilter('a = 1'))
})
