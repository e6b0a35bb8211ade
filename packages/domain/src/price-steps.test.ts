import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertPriceStep, priceSteps } from './price-steps.ts'

describe('the price slider', () => {
  // spec: constant price steps
  test('goes from 1,500 to 60,000 kroner and from 250 to 8,000 euro in the same number of steps', () => {
    expect([priceSteps.DKK.at(0), priceSteps.DKK.at(-1)]).toEqual([1500, 60000])
    expect([priceSteps.EUR.at(0), priceSteps.EUR.at(-1)]).toEqual([250, 8000])
    expect(priceSteps.DKK.length).toBe(priceSteps.EUR.length)
  })

  test.each(['DKK', 'EUR'] as const)('rises at every step in %s', (currency) => {
    const steps = priceSteps[currency]
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
  })

  test('a step in euro is near the value of the same step in kroner', () => {
    for (const [position, kroner] of priceSteps.DKK.entries()) {
      expect((priceSteps.EUR[position] ?? 0) / (kroner / 7.46)).toBeGreaterThan(0.95)
      expect((priceSteps.EUR[position] ?? 0) / (kroner / 7.46)).toBeLessThan(1.25)
    }
  })
})

describe('a language switch', () => {
  // spec: constant price steps
  test('maps every step to the same position and back', () => {
    for (const [position, kroner] of priceSteps.DKK.entries()) {
      const euro = convertPriceStep(kroner, 'DKK', 'EUR')
      expect(euro).toBe(priceSteps.EUR[position])
      expect(convertPriceStep(euro, 'EUR', 'DKK')).toBe(kroner)
    }
  })

  test('rounds an amount between two steps up', () => {
    expect(convertPriceStep(1600.5, 'EUR', 'DKK')).toBe(14000)
    expect(convertPriceStep(1, 'EUR', 'DKK')).toBe(1500)
  })

  test('caps an amount above the last step', () => {
    expect(convertPriceStep(90000, 'DKK', 'EUR')).toBe(8000)
  })

  test('leaves the amount unchanged between editions of one currency', () => {
    expect(convertPriceStep(1234, 'EUR', 'EUR')).toBe(1234)
  })

  test('always lands on a step of the other currency', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (amount) => {
        expect(priceSteps.EUR).toContain(convertPriceStep(amount, 'DKK', 'EUR'))
        expect(priceSteps.DKK).toContain(convertPriceStep(amount, 'EUR', 'DKK'))
      }),
    )
  })
})
