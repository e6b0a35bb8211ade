import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedConsumption } from './energy-estimate.ts'
import { energyFacts } from './energy-model.ts'
import { holidayCost } from './holiday-cost.ts'
import type { Currency } from './money.ts'
import type { Party } from './party.ts'
import type { ItemPrice, LodgingPrices } from './price-plan.ts'
import { quote } from './quote.ts'
import { stayFrom } from './stay.ts'

const item = (itemId: number, type: string, changes: Partial<ItemPrice>): ItemPrice => ({
  itemId,
  type,
  chargeType: 'per-stay',
  unitPrice: { DKK: 104_000, EUR: 13_900 },
  isMandatory: false,
  minQuantity: 0,
  maxQuantity: 1,
  meteredQuantity: null,
  ...changes,
})
const cleaning = item(1, 'cleaning', { isMandatory: true })
const linen = item(2, 'linen', { chargeType: 'per-person', unitPrice: { DKK: 12_500, EUR: 1_700 } })
const power = item(8, 'electricity', {
  chargeType: 'metered',
  unitPrice: { DKK: 305, EUR: 41 },
  meteredQuantity: 'kwh',
})
const water = item(9, 'water', { chargeType: 'metered', unitPrice: { DKK: 6_000, EUR: 800 }, meteredQuantity: 'm3' })
const family: Party = { adults: 2, children: 2, infants: 1, pets: 1 }
const facts = energyFacts({
  maxPersons: 12,
  builtYear: 1990,
  find: (key) => (key === 'living-area' ? 96 : key === 'heating' ? 'heat-pump' : null),
})

function lodging(items: readonly ItemPrice[]): LodgingPrices {
  const season = { id: 1, key: 'all', startsOn: '2027-01-01', endsOn: '2028-01-01', arrivalDays: [1, 2, 3, 4, 5, 6, 7] }
  const rules = { minNights: 1, maxNights: 28, wholeWeeks: false, weekPrice: { DKK: 450_000, EUR: 60_000 } }
  return {
    maxPersons: 12,
    maxPets: 2,
    seasons: [{ ...season, ...rules }],
    discounts: [],
    items,
    transactionFee: { DKK: 22_900, EUR: 3_200 },
  }
}

type CostRequest = Partial<{
  items: readonly ItemPrice[]
  arrival: string
  nights: number
  party: Party
  currency: Currency
  wantsLinen: boolean
  chosen: readonly { itemId: number; quantity: number }[]
}>

function costOf(request: CostRequest = {}) {
  const { items = [cleaning, linen, power, water], arrival = '2027-02-06', nights = 7, party = family } = request
  const { currency = 'EUR', chosen = [] } = request
  const expected = expectedConsumption({ consumption: [], facts }, items, arrival, nights, party)
  const quoted = quote(lodging(items), stayFrom(arrival, nights), party, chosen, currency, expected)
  if (quoted.kind === 'refused') throw new Error(quoted.reason)
  return { quoted, cost: holidayCost(quoted, items, request.wantsLinen) }
}

describe('the cost of a holiday', () => {
  test('is the price plus estimated energy; the price itself stays unchanged', () => {
    const { quoted, cost } = costOf()
    expect(quoted.total).toBe(60_000 + 13_900 + 3_200)
    expect(cost).toMatchObject({ price: quoted.total, linen: null })
    expect(cost?.amount).toBe(quoted.total + (cost?.energy.amount ?? 0))
    expect(cost?.energy.amount).toBeGreaterThan(5_000)
  })

  test('includes linen for everybody if wanted and not ordered yet', () => {
    const without = costOf().cost
    const { cost } = costOf({ wantsLinen: true })
    expect(cost?.linen).toMatchObject({ itemId: 2, units: 4, amount: 6_800 })
    expect(cost?.amount).toBe((without?.amount ?? 0) + 6_800)
    const ordered = costOf({ wantsLinen: true, chosen: [{ itemId: 2, quantity: 1 }] }).cost
    expect(ordered).toMatchObject({ linen: null, amount: cost?.amount })
    expect(costOf({ wantsLinen: true, items: [power] }).cost?.linen).toBeNull()
  })

  test('counts sets of linen if sold by the piece, never more than there are', () => {
    const sets = { ...linen, chargeType: 'per-unit' as const }
    const of = (maxQuantity: number) =>
      costOf({ wantsLinen: true, items: [{ ...sets, maxQuantity }] }).cost?.linen?.quantity
    expect([of(12), of(3)]).toEqual([4, 3])
  })

  test('has its own amounts in each currency, never converted', () => {
    const [euro, kroner] = [costOf({ wantsLinen: true }), costOf({ wantsLinen: true, currency: 'DKK' })]
    expect(euro.cost?.linen?.amount).toBe(4 * 1_700)
    expect(kroner.cost?.linen?.amount).toBe(4 * 12_500)
    expect(kroner.cost?.price).toBe(450_000 + 104_000 + 22_900)
    for (const { cost } of [euro, kroner]) expect((cost?.energy.amount ?? 1) % 100).toBe(0)
  })

  test('is the price in a house without meters, and unknown if a meter is', () => {
    const plain = costOf({ items: [cleaning] })
    expect(plain.cost).toMatchObject({ amount: plain.quoted.total, low: plain.quoted.total, high: plain.quoted.total })
    expect(costOf({ items: [{ ...power, meteredQuantity: null }] }).cost).toBeNull()
  })

  test('lies inside its range and grows with nights, guests and cold', () => {
    const small = fc.integer({ min: 1, max: 8 })
    fc.assert(
      fc.property(small, small, fc.constantFrom<Currency>('EUR', 'DKK'), (nights, adults, currency) => {
        const of = (more: CostRequest = {}) => {
          const party = { adults, children: 0, infants: 0, pets: 0 }
          const cost = costOf({ nights, party, currency, arrival: '2027-07-03', ...more }).cost
          if (cost === null) throw new Error('no cost')
          return cost
        }
        const { amount, low, high } = of()
        expect(low <= amount && amount <= high).toBe(true)
        expect(of({ nights: nights + 1 }).amount).toBeGreaterThan(amount)
        expect(of({ party: { ...family, adults: adults + 1 } }).energy.amount).toBeGreaterThanOrEqual(
          of().energy.amount,
        )
        expect(of({ arrival: '2027-02-06' }).amount).toBeGreaterThan(amount)
      }),
      { numRuns: 40 },
    )
  })
})
