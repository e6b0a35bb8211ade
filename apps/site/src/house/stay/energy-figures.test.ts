import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { defaultParty } from '@marram/domain/party'
import { expect, test } from 'vitest'
import { energyTotal, seasonCosts, staysBehind } from './energy-figures.ts'

const item = (itemId: number, type: string, cents: number) => ({
  itemId,
  definitionId: itemId,
  type,
  chargeType: 'metered' as const,
  description: type,
  unitName: '',
  meteredQuantity: null,
  unitPrice: { DKK: cents * 7, EUR: cents },
  isMandatory: false,
  minQuantity: 0,
  maxQuantity: 0,
})
const consumption: LodgingPage['consumption'] = [
  { itemId: 8, season: 'winter', consumed: 1400, personDays: 70, stays: 5 },
  { itemId: 9, season: 'winter', consumed: 7, personDays: 70, stays: 4 },
  { itemId: 8, season: 'summer', consumed: 350, personDays: 70, stays: 9 },
]
const pricePlan: LodgingPage['pricePlan'] = {
  firstBookable: '2026-12-01',
  endsOn: '2027-12-01',
  maxPersons: 6,
  maxPets: 0,
  seasons: [],
  discounts: [],
  items: [item(8, 'electricity', 41), item(9, 'water', 800)],
  transactionFee: { DKK: 0, EUR: 0 },
  taken: [],
}

test('the same stay is priced for each season, and not at all where a meter was never read', () => {
  const costs = seasonCosts({ consumption, pricePlan }, 7, defaultParty, 'EUR')
  // Two persons for a week: 280 kWh at 41 cents and 1.4 m³ at 8 euro, in whole euro.
  expect(costs).toEqual([
    { season: 'winter', amount: 12_600 },
    { season: 'spring', amount: null },
    { season: 'summer', amount: null },
    { season: 'autumn', amount: null },
  ])
  expect(energyTotal([])).toBeNull()
})

test('an estimate names the fewest stays that any of its meters was read for', () => {
  expect(staysBehind({ consumption }, 'winter')).toBe(4)
  expect(staysBehind({ consumption }, 'summer')).toBe(9)
  expect(staysBehind({ consumption }, 'spring')).toBe(0)
})
