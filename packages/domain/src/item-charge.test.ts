import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChosenItem,
  energyParts,
  energyTotal,
  itemLines,
  type MeteredEstimate,
  meteredEstimates,
  smallestQuantity,
  unitsPerPiece,
} from './item-charge.ts'
import type { ItemPrice } from './price-plan.ts'

const item = (itemId: number, changes: Partial<ItemPrice> = {}): ItemPrice => ({
  itemId,
  type: 'extra',
  chargeType: 'per-unit',
  unitPrice: { DKK: 10_000, EUR: 1_400 },
  isMandatory: false,
  minQuantity: 0,
  maxQuantity: 10,
  meteredQuantity: null,
  ...changes,
})
const cleaning = item(1, { type: 'cleaning', chargeType: 'per-stay', isMandatory: true, maxQuantity: 2 })
const wood = item(2, { type: 'wood', minQuantity: 2, maxQuantity: 4 })
const linen = item(3, { type: 'linen', chargeType: 'per-person' })
const electricity = item(4, {
  type: 'electricity',
  chargeType: 'metered',
  isMandatory: true,
  unitPrice: { DKK: 300, EUR: 41 },
  meteredQuantity: 'kwh',
})
const plan = [wood, cleaning, electricity, linen]
const occasion = { party: { adults: 2, children: 2, infants: 1, pets: 0 }, nights: 7, currency: 'EUR' } as const
const charge = (chosen: ChosenItem[], items = plan) => itemLines(items, chosen, occasion)
const summary = (lines: ReturnType<typeof charge>) =>
  typeof lines === 'string'
    ? lines
    : lines.map(({ kind, itemId, quantity, units, amount }) => [kind, itemId, quantity, units, amount])

test.each([
  ['per-stay', 1],
  ['per-unit', 1],
  ['per-night', 7],
  ['per-person', 4],
  ['per-person-night', 28],
] as const)('%s is charged %i times for four persons and a week', (chargeType, units) => {
  expect(unitsPerPiece(chargeType, 4, 7)).toBe(units)
})

test("the smallest quantity is one, or the item's minimum", () => {
  expect([0, 1, 3].map((minQuantity) => smallestQuantity(item(1, { minQuantity })))).toEqual([1, 1, 3])
})

describe('lines', () => {
  test('without a choice contain only mandatory items, and never the meter', () => {
    expect(summary(charge([]))).toEqual([['mandatory-item', 1, 1, 1, 1_400]])
  })

  test('have mandatory items first, then the chosen ones in the order of the plan', () => {
    const chosen = [
      { itemId: 3, quantity: 1 },
      { itemId: 2, quantity: 2 },
    ]
    expect(summary(charge(chosen))).toEqual([
      ['mandatory-item', 1, 1, 1, 1_400],
      ['chosen-item', 2, 2, 2, 2_800],
      ['chosen-item', 3, 1, 4, 5_600],
    ])
  })

  test('ignore a quantity of 0, and add up two entries of one item', () => {
    expect(summary(charge([{ itemId: 2, quantity: 0 }]))).toEqual([['mandatory-item', 1, 1, 1, 1_400]])
    const twice = [
      { itemId: 2, quantity: 1 },
      { itemId: 2, quantity: 2 },
    ]
    expect(summary(charge(twice, [wood]))).toEqual([['chosen-item', 2, 3, 3, 4_200]])
  })

  test('can have more of a mandatory item but not less', () => {
    expect(summary(charge([{ itemId: 1, quantity: 2 }]))).toEqual([['mandatory-item', 1, 2, 2, 2_800]])
    expect(charge([{ itemId: 1, quantity: 0 }])).toBe('quantity-out-of-range')
    expect(charge([{ itemId: 1, quantity: 3 }])).toBe('quantity-out-of-range')
  })

  test('charge a mandatory item at least as often as its minimum', () => {
    const lines = charge([], [item(9, { isMandatory: true, minQuantity: 3 })])
    expect(summary(lines)).toEqual([['mandatory-item', 9, 3, 3, 4_200]])
  })
})

describe('refusals', () => {
  test.each([1, 5, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('wood cannot be ordered %d times', (quantity) => {
    expect(charge([{ itemId: 2, quantity }])).toBe('quantity-out-of-range')
  })

  test('a negative entry cannot lower the quantity of another', () => {
    const odd = [
      { itemId: 2, quantity: 5 },
      { itemId: 2, quantity: -2 },
    ]
    expect(charge(odd)).toBe('quantity-out-of-range')
  })

  test.each([99, 0, Number.NaN, 4])('item %d is not for sale', (itemId) => {
    expect(charge([{ itemId, quantity: 1 }])).toBe('unknown-item')
  })
})

describe('the meter', () => {
  const read = { itemId: 4, expectedQuantity: 204.5, spread: 0.2, stays: 9 }

  test('is estimated to the cent from the expected quantity, with a range', () => {
    const [estimate] = meteredEstimates(plan, [read], 'EUR')
    expect(estimate).toEqual({
      itemId: 4,
      type: 'electricity',
      meteredQuantity: 'kwh',
      unitPrice: 41,
      expectedQuantity: 204.5,
      amount: 8_385,
      lowAmount: 6_708,
      highAmount: 10_061,
      stays: 9,
    })
  })

  test('shows its unit price even without an estimate', () => {
    expect(meteredEstimates(plan, [{ ...read, itemId: 2 }], 'DKK')).toEqual([
      {
        ...{ itemId: 4, type: 'electricity', meteredQuantity: 'kwh', unitPrice: 300, expectedQuantity: null },
        ...{ amount: null, lowAmount: null, highAmount: null, stays: null },
      },
    ])
  })

  test('is shown in whole euro, with the range rounded outwards', () => {
    expect(energyTotal(meteredEstimates(plan, [read], 'EUR'))).toEqual({ amount: 8_400, low: 6_700, high: 10_100 })
    expect(energyTotal(meteredEstimates(plan, [], 'EUR'))).toBeNull()
    expect(energyTotal([])).toBeNull()
  })

  const meter = (amount: number | null): MeteredEstimate => ({
    ...{ itemId: 4, type: 'electricity', meteredQuantity: 'kwh', unitPrice: 41, stays: null },
    ...{ expectedQuantity: null, amount, lowAmount: amount, highAmount: amount },
  })

  test('shows parts that add up to the total, even if rounding each would exceed it', () => {
    expect(energyParts([meter(1_850), meter(1_260)])).toEqual([1_800, 1_300])
    expect(energyParts([meter(1_850), meter(null), meter(40)])).toEqual([1_900, null, 0])
    expect(energyParts([])).toEqual([])
  })

  test('never changes a part by a whole euro to make them add up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 4 }), (amounts) => {
        const estimates = amounts.map(meter)
        const parts = energyParts(estimates)
        expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(energyTotal(estimates)?.amount)
        parts.forEach((part, index) => {
          expect(Math.abs((part ?? Number.NaN) - (amounts[index] ?? 0))).toBeLessThan(100)
        })
      }),
    )
  })

  test('always has the estimate inside its range', () => {
    const share = fc.double({ min: 0, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5_000, noNaN: true }), share, (expectedQuantity, spread) => {
        const total = energyTotal(meteredEstimates(plan, [{ ...read, expectedQuantity, spread }], 'DKK'))
        expect(total?.low).toBeLessThanOrEqual(total?.amount ?? -1)
        expect(total?.high).toBeGreaterThanOrEqual(total?.amount ?? Number.POSITIVE_INFINITY)
        for (const amount of Object.values(total ?? {})) expect(amount % 100).toBe(0)
      }),
    )
  })
})
