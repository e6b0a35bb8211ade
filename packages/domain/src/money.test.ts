import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  money,
  multiply,
  percentage,
  percentOf,
  roundHalfAway,
  roundToWhole,
  subtract,
  wholeUnits,
} from './money.ts'

const euro = (minor: number) => money(minor, 'EUR')
const amount = fc.integer({ min: -100_000_000, max: 100_000_000 })

test('amounts of one currency add up; two currencies never mix', () => {
  expect(add(euro(1), euro(2), euro(-5))).toEqual({ minor: -2, currency: 'EUR' })
  expect(subtract(euro(10), euro(3))).toEqual({ minor: 7, currency: 'EUR' })
  expect(() => add(euro(1), money(1, 'DKK'))).toThrow('Cannot combine EUR with DKK')
  expect(() => subtract(euro(1), money(1, 'DKK'))).toThrow(TypeError)
})

test('an amount is a whole number of minor units', () => {
  for (const minor of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(() => euro(minor)).toThrow(RangeError)
  expect(Object.is(euro(-0).minor, 0)).toBe(true)
})

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-1.5, -2],
    [-0.4, 0],
    [2.5, 3],
  ])('%d goes to %d, half away from zero', (value, rounded) => {
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
    expect(roundToWhole(euro(minor))).toEqual(euro(whole))
  })

  test('rounding an amount and its opposite gives opposites', () => {
    fc.assert(fc.property(amount, (minor) => wholeUnits(minor) + wholeUnits(-minor) === 0))
  })
})

test('a percentage is exact where floating point is not', () => {
  expect(0.35 * 90).toBeLessThan(31.5)
  expect(percentOf(90, 35)).toBe(32)
  expect(percentage(euro(133_700), 35)).toEqual(euro(46_795))
  expect(percentage(euro(-90), 35)).toEqual(euro(-32))
})

test('a metered quantity with decimals is priced to the cent', () => {
  expect(multiply(euro(41), 70.5)).toEqual(euro(2891))
  expect(multiply(euro(-41), 70.5)).toEqual(euro(-2891))
})

describe('allocation', () => {
  test('the odd cent goes to the largest remainder, the earlier share first', () => {
    expect(allocate(euro(100), [1, 1, 1]).map(({ minor }) => minor)).toEqual([34, 33, 33])
    expect(allocate(euro(100), [35, 65, 0]).map(({ minor }) => minor)).toEqual([35, 65, 0])
    expect(allocate(euro(-100), [1, 1, 1]).map(({ minor }) => minor)).toEqual([-34, -33, -33])
  })

  test('weights that share nothing are refused', () => {
    for (const weights of [[], [0, 0], [-1, 2], [Number.NaN]])
      expect(() => allocate(euro(1), weights)).toThrow(RangeError)
  })

  test('shares add up to the amount and are fair to one cent', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(amount, weights, (minor, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        fc.pre(whole > 0)
        const shares = allocate(euro(minor), parts)
        expect(add(euro(0), ...shares).minor).toBe(minor)
        shares.forEach((share, index) => {
          expect(Math.abs(share.minor - (minor * (parts[index] ?? 0)) / whole)).toBeLessThan(1)
        })
      }),
    )
  })
})
