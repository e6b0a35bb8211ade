import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usedDuring } from './energy-estimate.ts'
import {
  type EnergyFacts,
  energyFacts,
  heatedDegrees,
  measuredSpread,
  modelledUse,
  modelSpread,
} from './energy-model.ts'

const cottage: EnergyFacts = {
  maxPersons: 6,
  areaM2: 90,
  heating: null,
  energyLabel: 'D',
  year: 1985,
  hasPool: false,
  hasSpa: false,
  hasOutdoorSpa: false,
  hasSauna: false,
}
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const kwh = (facts: EnergyFacts, month: number, persons = 4) => usedDuring(modelledUse(facts, 'kwh', month), 1, persons)

const anyFacts: fc.Arbitrary<EnergyFacts> = fc.record({
  maxPersons: fc.integer({ min: 1, max: 24 }),
  areaM2: fc.option(fc.integer({ min: 20, max: 500 })),
  heating: fc.option(fc.constantFrom('heat-pump', 'electric', 'district', 'pellet', 'gas', 'coal')),
  energyLabel: fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', '?')),
  year: fc.option(fc.integer({ min: 1850, max: 2026 })),
  hasPool: fc.boolean(),
  hasSpa: fc.boolean(),
  hasOutdoorSpa: fc.boolean(),
  hasSauna: fc.boolean(),
})

describe('the modelled consumption of a house', () => {
  test('matches the published figures of a Danish agency per person and day, for four in a plain house of 90 m²', () => {
    const perPerson = (list: readonly number[]) =>
      list.reduce((sum, month) => sum + kwh(cottage, month) / 4, 0) / list.length
    expect(perPerson([6, 7, 8])).toBeCloseTo(2.5, 0)
    expect(perPerson([12, 1, 2])).toBeGreaterThan(10)
    expect(perPerson([12, 1, 2])).toBeLessThan(14)
    expect(perPerson(months)).toBeGreaterThan(6)
    expect(perPerson(months)).toBeLessThan(8)
  })

  test('with a pool for eight is about 16 kWh per person and day', () => {
    const large = { ...cottage, areaM2: 180, maxPersons: 10, hasPool: true, hasSauna: true }
    const mean = months.reduce((sum, month) => sum + kwh(large, month, 8) / 8, 0) / 12
    expect(mean).toBeGreaterThan(14)
    expect(mean).toBeLessThan(20)
  })

  test('grows with the cold: a colder month never costs less', () => {
    const byCold = months.toSorted((a, b) => heatedDegrees(a) - heatedDegrees(b))
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 24 }), (facts, persons) => {
        const used = byCold.map((month) => kwh(facts, month, persons))
        expect(used).toEqual(used.toSorted((a, b) => a - b))
      }),
    )
    expect([heatedDegrees(7), heatedDegrees(2)]).toEqual([0, 13.5])
  })

  test('grows with the area, with every comfort and with every guest', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...months), (facts, month) => {
        const used = kwh(facts, month)
        expect(kwh({ ...facts, areaM2: 501 }, month)).toBeGreaterThanOrEqual(used)
        expect(kwh(facts, month, 5)).toBeGreaterThan(used)
        for (const comfort of ['hasPool', 'hasSpa', 'hasOutdoorSpa', 'hasSauna'] as const) {
          expect(kwh({ ...facts, [comfort]: true }, month)).toBeGreaterThanOrEqual(used)
        }
      }),
    )
  })

  test('is less with a heat pump than with electric heating, and less with better insulation', () => {
    expect(kwh({ ...cottage, heating: 'heat-pump' }, 1)).toBeLessThan(kwh({ ...cottage, heating: 'electric' }, 1))
    expect(kwh({ ...cottage, heating: 'district' }, 1)).toBeLessThan(kwh({ ...cottage, heating: 'heat-pump' }, 1))
    const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((energyLabel) => kwh({ ...cottage, energyLabel }, 1))
    expect(labels).toEqual(labels.toSorted((a, b) => a - b))
    const years = [1960, 1980, 2000, 2010, 2020].map((year) => kwh({ ...cottage, energyLabel: null, year }, 1))
    expect(years).toEqual(years.toSorted((a, b) => b - a))
  })

  test('includes water: a tenth of a cubic metre per guest and night, and the filling of a whirlpool', () => {
    expect(usedDuring(modelledUse(cottage, 'm3', 2), 7, 4)).toBeCloseTo(2.8, 10)
    expect(usedDuring(modelledUse({ ...cottage, hasSpa: true }, 'm3', 2), 7, 4)).toBeCloseTo(3.36, 10)
  })

  test('exists for a house without any description', () => {
    const unknown = energyFacts({ maxPersons: 6, builtYear: 0, find: () => null })
    expect(unknown).toEqual({ ...cottage, areaM2: null, energyLabel: null, year: null })
    expect(kwh(unknown, 1)).toBeGreaterThan(kwh(unknown, 7))
  })
})

test('facts are parsed from stored texts and from typed values alike', () => {
  const stored = new Map<string, string>([
    ['living-area', '96'],
    ['heating', 'heat-pump'],
    ['renovated-year', '2019'],
    ['pool', '1'],
    ['sauna', '0'],
  ])
  const typed = new Map<string, string | number | boolean>([
    ['living-area', 96],
    ['heating', 'heat-pump'],
    ['renovated-year', 2019],
    ['pool', true],
  ])
  const house = { maxPersons: 6, builtYear: 1985 }
  const facts = energyFacts({ ...house, find: (key) => stored.get(key) })
  expect(facts).toMatchObject({ areaM2: 96, heating: 'heat-pump', year: 2019, hasPool: true, hasSauna: false })
  expect(energyFacts({ ...house, find: (key) => typed.get(key) })).toEqual(facts)
})

test('the fewer facts, the wider the range', () => {
  expect(modelSpread(cottage)).toBeCloseTo(0.4)
  expect(modelSpread({ ...cottage, heating: 'gas' })).toBeCloseTo(0.3)
  expect(modelSpread({ ...cottage, areaM2: null, energyLabel: null, year: null })).toBeCloseTo(0.6)
  expect([1, 4, 25, 0].map(measuredSpread).map((share) => share.toFixed(3))).toEqual([
    '0.400',
    '0.275',
    '0.200',
    '0.400',
  ])
})
