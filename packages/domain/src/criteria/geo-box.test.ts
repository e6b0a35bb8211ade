import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGeoBox, presentGeoBox } from './geo-box.ts'
import { anyBox } from './testing/arbitrary-criteria.ts'

const blaavand = { northEast: { lat: 55.61, lng: 8.3 }, southWest: { lat: 55.52, lng: 8.05123 } }

test('a map section appears in a link as north, east, south and west with five decimals', () => {
  expect(presentGeoBox(blaavand)).toBe('55.61000,8.30000,55.52000,8.05123')
  expect(parseGeoBox('55.61000,8.30000,55.52000,8.05123')).toEqual(blaavand)
})

test('every map section survives a round trip through a link', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      expect(parseGeoBox(presentGeoBox(box))).toEqual(box)
    }),
  )
})

test.each([
  null,
  '',
  '1,2,3',
  '1,2,3,4,5',
  '55.6,8.3,55.7,8.1',
  '55.6,8.1,55.5,8.3',
  '95,8.3,55.5,8.1',
  '55.6,190,55.5,8.1',
  '55.6,8.3,55.5,x',
  '55.6, 8.3,55.5,8.1',
  '1e1,8.3,5.5,8.1',
  '55.6123456,8.3,55.5,8.1',
])('%j is not a map section', (text) => {
  expect(parseGeoBox(text)).toBeNull()
})
