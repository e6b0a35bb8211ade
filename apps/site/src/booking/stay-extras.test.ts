import type { BookingOptionItemPrice } from '@marram/contract/broker/booking-flow/shapes'
import { expect, test } from 'vitest'
import { itemControl, leastQuantity, nextQuantity } from './stay-extras.tsx'

function item(isMandatory: boolean, minQuantity: number, maxQuantity: number): BookingOptionItemPrice {
  return {
    lodgingId: 1,
    duration: 7,
    arrival: '2027-06-12',
    itemId: 6,
    unitPrice: 1400,
    currency: 'EUR',
    isMandatory,
    minQuantity,
    maxQuantity,
    item: {
      id: 6,
      type: 'firewood',
      chargeType: 'per-unit',
      meteredQuantity: null,
      description: 'Firewood',
      unitName: 'sack',
      definitionId: 106,
    },
  }
}

test('mandatory single items are included, optional single items are checkboxes, all others have a stepper', () => {
  expect(itemControl(item(true, 0, 1))).toBe('included')
  expect(itemControl(item(true, 1, 4))).toBe('stepper')
  expect(itemControl(item(false, 0, 1))).toBe('box')
  expect(itemControl(item(false, 0, 10))).toBe('stepper')
})

test('an extra with a minimum order of two goes from nothing to two and back', () => {
  const pairs = item(false, 2, 5)
  expect(nextQuantity(pairs, 0, 1)).toBe(2)
  expect(nextQuantity(pairs, 2, 3)).toBe(3)
  expect(nextQuantity(pairs, 2, 1)).toBe(0)
  expect(nextQuantity(pairs, 5, 6)).toBe(5)
})

test('mandatory items cannot be left out', () => {
  expect(leastQuantity(item(true, 0, 3))).toBe(1)
  expect(nextQuantity(item(true, 2, 3), 2, 1)).toBe(2)
})
