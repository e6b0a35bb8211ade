import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { percentOf, roundHalfAway, wholeUnits } from './money.ts'

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 })

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-1.5, -2],
    [-0.4, 0],
    [2.5, 3],
  ])('%d becomes %d, half away from zero', (value, rounded) => {
    expect(Object.is(roundHalfAway(value), rounded)).toBe(true)
  })

  test.each([
    [149, 100],
    [150, 200],
    [-150, -200],
    [-149, -100],
    [49, 0],
    [-49, 0],
  ])('%i cents are %i in whole euro', (minor, whole) => {
    expect(Object.is(wholeUnits(minor), whole)).toBe(true)
  })

  test('rounding is symmetric around zero', () => {
    fc.assert(fc.property(amount, (minor) => wholeUnits(minor) + wholeUnits(-minor) === 0))
  })
})

test('a percentage is exact despite floating point', () => {
  expect(0.35 * 90).toBeLessThan(31.5)
  expect(percentOf(90, 35)).toBe(32)
  expect(percentOf(133_700, 35)).toBe(46_795)
  expect(percentOf(-90, 35)).toBe(-32)
})
