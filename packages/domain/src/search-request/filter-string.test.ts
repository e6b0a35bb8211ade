import { describe, expect, test } from 'vitest'
import { atLeast, atMost, between, equal, noneOf, oneOf } from './filter.ts'
import { filterString } from './filter-string.ts'
import { parameterAttributes } from './parameter.ts'
import type { FilterGroup } from './search-request.ts'

describe('filters in the syntax of the search server', () => {
  // spec: entity Filter parameters.comparators; entity Filter parameters._geo
  // spec: entity Filter parameters.geo bounding box; entity Filter parameters.facilities
  // spec: entity Filter parameters.meta; entity Filter parameters.dataDimensions
  test.each<[FilterGroup, string]>([
    [{}, ''],
    [{ durations: equal(7) }, 'duration = 7'],
    [{ hasImages: equal(true) }, 'hasImages = true'],
    [{ name: equal('b2417') }, 'name = "b2417"'],
    [{ locations: oneOf([48, 49]) }, 'locationId IN [48, 49]'],
    [{ lodgingId: oneOf([]) }, 'lodgingId IN []'],
    [{ dates: noneOf(['2027-06-12']) }, 'date NOT IN ["2027-06-12"]'],
    [{ price: between([90000, 10000]) }, 'price 10000 TO 90000'],
    [{ rating: atLeast(4.5) }, 'rating >= 4.5'],
    [{ facilities: { 180: atMost(500) } }, 'facilities.180 <= 500'],
    [{ meta: { viewCount: atLeast(10) } }, 'meta.viewCount >= 10'],
    [{ meta: { 'odd key': equal(1) } }, '"meta.odd key" = 1'],
    [{ dataDimensions: { year: equal('2027') } }, 'dataDimensions.year = "2027"'],
    [{ notCategories: oneOf(['jobs']) }, 'categories NOT IN ["jobs"]'],
    [{ notCategories: equal('jobs') }, 'NOT categories = "jobs"'],
    [{ price: equal(1e21) }, 'price = "1e+21"'],
    [{ _geo: { lat: 55.56, lng: 8.08, radiusM: 2000 } }, '_geoRadius(55.56, 8.08, 2000)'],
    [
      { geoBoundingBox: { northEast: { lat: 56, lng: 8.4 }, southWest: { lat: 55.5, lng: -8.1 } } },
      '_geoBoundingBox([56, 8.4], [55.5, -8.1])',
    ],
  ])('%j is %s', (group, expected) => {
    expect(filterString(group)).toBe(expected)
  })

  // spec: entity Filter parameters.operator
  test('join conditions with AND by default, or with OR', () => {
    const group: FilterGroup = { durations: equal(7), facilities: { 53: equal(true), 54: equal(true) } }
    expect(filterString(group)).toBe('duration = 7 AND facilities.53 = true AND facilities.54 = true')
    expect(filterString({ ...group, operator: 'OR' })).toBe(
      'duration = 7 OR facilities.53 = true OR facilities.54 = true',
    )
  })

  // spec: entity Filter parameters.children
  test('put inner groups in parentheses', () => {
    const children: FilterGroup[] = [
      { operator: 'OR', facilities: { 53: equal(true), 54: equal(true) } },
      { isNegated: true, children: [{ locations: oneOf([44]) }, { hasFloorPlan: equal(false) }] },
    ]
    expect(filterString({ durations: equal(7), children })).toBe(
      'duration = 7 AND (facilities.53 = true OR facilities.54 = true) AND NOT (locationId IN [44] AND hasFloorPlan = false)',
    )
  })

  test('omit empty groups and ranges', () => {
    const everything = between([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
    expect(filterString({ price: everything, children: [{}, { children: [{}] }, { isNegated: true }] })).toBe('')
    expect(filterString({ operator: 'OR', name: equal('b2417'), children: [{}] })).toBe('name = "b2417"')
  })

  test('support every filter parameter', () => {
    for (const [parameter, attribute] of Object.entries(parameterAttributes)) {
      const not = parameter === 'notCategories' ? 'NOT ' : ''
      expect(filterString({ [parameter]: equal(1) })).toBe(`${not}${attribute} = 1`)
    }
    expect(Object.keys(parameterAttributes)).toHaveLength(33)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('reject %d', (value) => {
    expect(() => filterString({ price: equal(value) })).toThrow(RangeError)
  })

  test('escape quotes and backslashes inside a value', () => {
    expect(filterString({ name: equal('a" OR "" = "') })).toBe('name = "a\\" OR \\"\\" = \\""')
    expect(filterString({ name: equal('a\\') })).toBe('name = "a\\\\"')
    expect(filterString({ name: equal('\\" OR 1 = 1') })).toBe('name = "\\\\\\" OR 1 = 1"')
  })
})
