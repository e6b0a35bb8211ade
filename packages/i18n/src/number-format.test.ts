import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber } from './number-format.ts'

test.each([
  ['de', 0, {}, '0'],
  ['de', 999, {}, '999'],
  ['de', 1_000, {}, '1.000'],
  ['en', 1_234_567, {}, '1,234,567'],
  ['da', 1234.5, { max: 1 }, '1.234,5'],
  ['de', 4, { min: 1, max: 1 }, '4,0'],
  ['de', 4.04, { max: 1 }, '4'],
  ['en', 0.125, { max: 2 }, '0.13'],
  ['de', -1500, {}, '-1.500'],
  ['de', -0.2, {}, '0'],
] as const)('%s writes %d with %o as %s', (edition, value, digits, text) => {
  expect(formatNumber(edition, value, digits)).toBe(text)
})

test('whole numbers of any size can be parsed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(Number(formatNumber('en', value).replaceAll(',', ''))).toBe(value)
      expect(Number(formatNumber('de', value).replaceAll('.', ''))).toBe(value)
    }),
  )
})
