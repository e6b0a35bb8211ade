import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ConsumptionBasis, expectedConsumption, meterUse, yearSeason } from './energy-estimate.ts'
import { energyFacts, measuredSpread } from './energy-model.ts'
import type { Party } from './party.ts'

const facts = energyFacts({
  maxPersons: 6,
  builtYear: 1985,
  find: (key) => (key === 'living-area' ? 96 : key === 'heating' ? 'heat-pump' : null),
})
const power = { itemId: 2, chargeType: 'metered', meteredQuantity: 'kwh' } as const
const waterMeter = { itemId: 3, chargeType: 'metered', meteredQuantity: 'm3' } as const
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

  test('changes with the month', () => {
    const turns = ['2027-02-28', '2027-03-01', '2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01', '2027-11-30']
    expect(turns.map(yearSeason)).toEqual(['winter', 'spring', 'spring', 'summer', 'summer', 'autumn', 'autumn'])
    expect(yearSeason('2028-02-29')).toBe('winter')
  })
})

function expected(
  consumption: readonly ConsumptionBasis[],
  arrival: string,
  nights: number,
  party = couple,
  items: Parameters<typeof expectedConsumption>[1] = [power],
) {
  return expectedConsumption({ consumption, facts }, items, arrival, nights, party)
}

const quantities = (...asked: Parameters<typeof expected>) =>
  expected(...asked).map(({ itemId, expectedQuantity }) => [itemId, expectedQuantity])

describe('the expected consumption', () => {
  test('is the measured use per person and day, times the party and nights', () => {
    expect(expected([winter], '2027-01-09', 7)).toEqual([
      { itemId: 2, expectedQuantity: 140, spread: measuredSpread(1), stays: 1 },
    ])
  })

  test('comes from the season of the arrival, also if the stay ends in the next', () => {
    expect(quantities([winter, summer], '2027-07-03', 7)).toEqual([[2, 35]])
    const spring = { ...summer, season: 'spring' as const, consumed: 56 }
    expect(quantities([summer, spring], '2027-05-29', 7)).toEqual([[2, 28]])
  })

  test('counts children as adults, and neither infants nor pets', () => {
    const family: Party = { adults: 2, children: 2, infants: 1, pets: 1 }
    expect(quantities([winter], '2027-01-09', 7, family)).toEqual([[2, 280]])
  })

  test('is given for every meter of the house and for nothing else', () => {
    const water: ConsumptionBasis = { itemId: 3, season: 'winter', consumed: 4.2, personDays: 28, stays: 1 }
    const linen = { itemId: 9, chargeType: 'per-person', meteredQuantity: null } as const
    const found = quantities([winter, water], '2027-01-09', 2, couple, [power, linen, waterMeter])
    expect(found.map(([itemId]) => itemId)).toEqual([2, 3])
    expect(found[1]?.[1]).toBeCloseTo(0.6, 10)
  })

  test('is modelled if there are no stays or person days in that season', () => {
    const modelled = expected([], '2027-01-09', 7)
    expect(modelled).toMatchObject([{ itemId: 2, stays: null }])
    expect(modelled[0]?.expectedQuantity).toBeGreaterThan(100)
    expect(expected([summer], '2027-01-09', 7)).toEqual(modelled)
    expect(expected([{ ...winter, personDays: 0 }], '2027-01-09', 7)).toEqual(modelled)
    expect(expected([{ ...winter, itemId: 7 }], '2027-01-09', 7)).toEqual(modelled)
  })

  test('is unknown for a meter of unknown kind, unless there are readings', () => {
    const oil = { itemId: 4, chargeType: 'metered', meteredQuantity: null } as const
    expect(expected([], '2027-01-09', 7, couple, [oil])).toEqual([])
    expect(quantities([{ ...winter, itemId: 4 }], '2027-01-09', 7, couple, [oil])).toEqual([[4, 140]])
  })

  test('is zero if the meter did not move', () => {
    expect(quantities([{ ...winter, consumed: 0 }], '2027-01-09', 7)).toEqual([[2, 0]])
  })

  test('is measured if there are readings, and constant within a season', () => {
    const use = [12, 1, 2].map((month) => meterUse({ consumption: [winter], facts }, power, month))
    expect(use).toEqual(use.map(() => ({ perNight: 0, perPersonNight: 10, stays: 1, spread: measuredSpread(1) })))
    expect(meterUse({ consumption: [winter], facts }, power, 3)?.stays).toBeNull()
  })

  test('grows with every night and person, measured or not, and reproduces the basis for the same person days', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(
        count,
        count,
        fc.integer({ min: 1, max: 100_000 }),
        fc.boolean(),
        (nights, adults, consumed, read) => {
          const basis = read ? [{ ...winter, consumed, personDays: nights * adults }] : []
          const of = (more: number, others: number) =>
            expected(basis, '2027-01-09', nights + more, { ...couple, adults: adults + others })[0]?.expectedQuantity ??
            0
          if (read) expect(of(0, 0)).toBeCloseTo(consumed, 6)
          expect(of(1, 0)).toBeGreaterThan(of(0, 0))
          expect(of(0, 1)).toBeGreaterThan(of(0, 0))
        },
      ),
    )
  })
})
