import fc from 'fast-check'
import { between, equal, type Filter, noneOf, oneOf, type Scalar } from '../filter.ts'
import { parameterAttributes } from '../parameter.ts'
import type { FilterGroup, Operator } from '../search-request.ts'

/** Any text, often with characters that break filters. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('AND', 'NOT', '" OR "', '\\', '\\"', "'", 'a TO b', ']', '"]', '\\\\"', '\n'),
)
const anyNumber = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((number) => number + 0)
const anyScalar: fc.Arbitrary<Scalar> = fc.oneof(anyText, anyNumber, fc.boolean())
const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
  anyScalar.map(equal),
  fc.array(anyScalar, { maxLength: 4 }).map(oneOf),
  fc.array(anyScalar, { maxLength: 4 }).map(noneOf),
  fc.tuple(anyNumber, anyNumber).map(between),
  anyNumber.map((number) => between([number, Number.POSITIVE_INFINITY])),
  anyNumber.map((number) => between([Number.NEGATIVE_INFINITY, number])),
)
const anyPoint = fc.record({ lat: anyNumber, lng: anyNumber })
/** Nested groups of any depth. */
export const { group: anyGroup } = fc.letrec<{ group: FilterGroup }>((tie) => ({
  group: fc
    .record(
      {
        parameters: fc.dictionary(fc.constantFrom(...Object.keys(parameterAttributes)), anyFilter, { maxKeys: 3 }),
        facilities: fc.dictionary(fc.integer({ min: 1, max: 400 }).map(String), anyFilter, { maxKeys: 2 }),
        meta: fc.dictionary(anyText, anyFilter, { maxKeys: 2 }),
        geoBoundingBox: fc.record({ northEast: anyPoint, southWest: anyPoint }),
        _geo: fc.record({ lat: anyNumber, lng: anyNumber, radiusM: anyNumber }),
        operator: fc.constantFrom<Operator>('AND', 'OR'),
        isNegated: fc.boolean(),
        children: fc.array(tie('group'), { maxLength: 3, depthIdentifier: 'group' }),
      },
      { requiredKeys: ['parameters'] },
    )
    .map(({ parameters, ...group }) => ({ ...parameters, ...group })),
}))
