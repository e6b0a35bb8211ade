import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConsumptionBasis, expectedConsumption, yearSeason } from './energy-estimate.ts'
import type { Party } from './party.ts'

const couple: Party = { adults: 2, children: 0, infants: 0, pets: 0 }
const winter: ConsumptionBasis = { itemId: 2, season: 'winter', consumed: 280, personDays: 28, stays: 1 }
const summer: ConsumptionBasis = { itemId: 2, season: 'summer', consumed: 70, personDays: 28, stays: 1 }

describe('the season of a day', () => {
  test.each([
    ['winter', ['12', '01', '02']],
    ['spring', ['03', '04', '05']],
    ['summer', ['06', '07', '08']],
    ['autumn', ['09', '10', '11']],
  ])('%s has three whole months', (season, months) => {
    for (const month of months) {
      expect([yearSeason(`2027-${month}-01`), yearSeason(`2027-${month}-28`)]).toEqual([season, season])
    }
  })

  test('changes at the turn of the month', () => {
    const turns = ['2027-02-28', '2027-03-01', '2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01', '2027-11-30']
    expect(turns.map(yearSeason)).toEqual(['winter', 'spring', 'spring', 'summer', 'summer', 'autumn', 'autumn'])
    expect(yearSeason('2028-02-29')).toBe('winter')
  })
})

describe('what guests are likely to use', () => {
  test('is what earlier guests used per person and day, for their own number and nights', () => {
    expect(expectedConsumption([winter], '2027-01-09', 7, couple)).toEqual([{ itemId: 2, expectedQuantity: 140 }])
  })

  test('comes from the season in which they arrive, also where the stay ends in the next', () => {
    expect(expectedConsumption([winter, summer], '2027-07-03', 7, couple)).toEqual([
      { itemId: 2, expectedQuantity: 35 },
    ])
    const spring = { ...summer, season: 'spring' as const, consumed: 56 }
    expect(expectedConsumption([summer, spring], '2027-05-29', 7, couple)).toEqual([
      { itemId: 2, expectedQuantity: 28 },
    ])
  })

  test('counts children like adults, and neither infants nor pets', () => {
    const family: Party = { adults: 2, children: 2, infants: 1, pets: 1 }
    expect(expectedConsumption([winter], '2027-01-09', 7, family)).toEqual([{ itemId: 2, expectedQuantity: 280 }])
  })

  test('is told for every meter of the house', () => {
    const water: ConsumptionBasis = { itemId: 3, season: 'winter', consumed: 4.2, personDays: 28, stays: 1 }
    const expected = expectedConsumption([winter, water], '2027-01-09', 2, couple)
    expect(expected.map(({ itemId }) => itemId)).toEqual([2, 3])
    expect(expected[1]?.expectedQuantity).toBeCloseTo(0.6, 10)
  })

  test('is not told for a season that nobody has stayed in, nor from stays without persons', () => {
    expect(expectedConsumption([summer], '2027-01-09', 7, couple)).toEqual([])
    expect(expectedConsumption([{ ...winter, personDays: 0 }], '2027-01-09', 7, couple)).toEqual([])
    expect(expectedConsumption([], '2027-01-09', 7, couple)).toEqual([])
  })

  test('is nothing where the meter stood still', () => {
    expect(expectedConsumption([{ ...winter, consumed: 0 }], '2027-01-09', 7, couple)).toEqual([
      { itemId: 2, expectedQuantity: 0 },
    ])
  })

  test('grows with every night and every person, and is the basis itself for the same person days', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 100_000 }), (nights, adults, consumed) => {
        const basis = [{ ...winter, consumed, personDays: nights * adults }]
        const of = (more: number, others: number) =>
          expectedConsumption(basis, '2027-01-09', nights + more, { ...couple, adults: adults + others })[0]
            ?.expectedQuantity ?? 0
        expect(of(0, 0)).toBeCloseTo(consumed, 6)
        expect(of(1, 0)).toBeGreaterThan(of(0, 0))
        expect(of(0, 1)).toBeGreaterThan(of(0, 0))
      }),
    )
  })
})
