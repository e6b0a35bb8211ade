import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { defaultParty } from '@marram/domain/party'
import { formatFor } from '@marram/i18n/format'
import { stay as de } from '@marram/i18n/messages/stay/de'
import { stay as en } from '@marram/i18n/messages/stay/en'
import { expect, test } from 'vitest'
import { exampleFacility } from '../testing/lodging-example.ts'
import { energyFactsText, seasonCosts, staysBehind } from './energy-figures.ts'

const item = (itemId: number, type: string, cents: number) => ({
  itemId,
  definitionId: itemId,
  type,
  chargeType: 'metered' as const,
  description: type,
  unitName: '',
  meteredQuantity: type === 'water' ? ('m3' as const) : ('kwh' as const),
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

const lodging = {
  consumption,
  pricePlan,
  maxPersons: 6,
  builtYear: 1985,
  renovatedYear: null,
  facilities: [exampleFacility('living-area', '96', 'en'), exampleFacility('heating', 'heat-pump', 'en')],
}

const costsFor = (arrival: string | null) =>
  seasonCosts(lodging, { arrival, duration: 7, party: defaultParty }, 'EUR').map(({ amount }) => amount ?? 0)

test('the season of the stay costs as much as the stay itself, not as a stay in its middle', () => {
  const [, , , autumn = 0] = costsFor(null)
  const [, , , november = 0] = costsFor('2026-11-16')
  expect(november).toBeGreaterThan(autumn)
})

test('the same stay is priced for each season: from meters where they were read, from the model otherwise', () => {
  const [winter, spring, summer, autumn] = costsFor(null)
  // Two persons for a week: 280 kWh at 41 cents and 1.4 m³ at 8 euro, in whole euro.
  expect(winter).toBe(12_600)
  // 70 kWh measured, and 1.4 m³ of water modelled.
  expect(summer).toBe(4_000)
  expect(spring).toBeGreaterThan(autumn ?? 0)
  expect(autumn).toBeGreaterThan(0)
})

test('an estimate names the fewest stays with readings of any meter, unless one is modelled', () => {
  const estimate = (stays: number | null) => ({
    ...{ itemId: 8, type: 'electricity', meteredQuantity: 'kwh' as const, unitPrice: 41, expectedQuantity: 9, stays },
    ...{ amount: 369, lowAmount: 300, highAmount: 400 },
  })
  expect(staysBehind([estimate(5), estimate(4)])).toBe(4)
  expect(staysBehind([estimate(5), estimate(null)])).toBeNull()
  expect(staysBehind([])).toBeNull()
})

test.each([
  ['en', '96 m², heat pump, 7 nights in February, 4 guests'],
  ['de', '96 m², Heat pump, 7 Nächte im Februar, 4 Personen'],
] as const)('a modelled estimate lists its facts (%s)', (edition, expected) => {
  const texts = edition === 'en' ? en : de
  const stay = { arrival: '2027-02-06', duration: 7, party: { ...defaultParty, adults: 2, children: 2 } }
  expect(energyFactsText(lodging, stay, { edition, format: formatFor(edition), texts })).toBe(expected)
})
