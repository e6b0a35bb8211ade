import type { EnergyBasis } from '@marram/domain/energy-estimate'
import type { ItemPrice } from '@marram/domain/price-plan'
import { expect, test } from 'vitest'
import { energyCost, energyRow } from './energy-row.ts'

const pellets: ItemPrice = {
  itemId: 8,
  type: 'pellets',
  chargeType: 'metered',
  unitPrice: { DKK: 700, EUR: 100 },
  isMandatory: false,
  minQuantity: 1,
  maxQuantity: 1,
  meteredQuantity: null,
}
const facts: EnergyBasis['facts'] = {
  ...{ maxPersons: 4, areaM2: null, heating: null, energyLabel: null, year: null },
  ...{ hasPool: false, hasSpa: false, hasOutdoorSpa: false, hasSauna: false },
}
const stay = { nights: 7, persons: 2 }

test('a meter read in spring only estimates a stay in April, not one in July', () => {
  const consumption = [{ itemId: 8, season: 'spring', consumed: 60, personDays: 30, stays: 3 } as const]
  const row = energyRow([pellets], { facts, consumption })
  expect(row && energyCost(row, 'EUR', 4, stay)).toBe(2 * 14 * 100)
  expect(row && energyCost(row, 'EUR', 7, stay)).toBeNaN()
})

test('a meter without readings or a model has no estimate', () => {
  expect(energyRow([pellets], { facts, consumption: [] })).toBeUndefined()
})
