import { expect, test } from 'vitest'
import { amountIn, itemsIn, partyIn } from './form-values.ts'

test('a party needs four whole numbers', () => {
  expect(partyIn({ adults: '2', children: '1', infants: '0', pets: ' 1' })).toEqual({
    adults: 2,
    children: 1,
    infants: 0,
    pets: 1,
  })
  for (const adults of ['-2', '2.5', '', 'many', '100']) {
    expect(partyIn({ adults, children: '0', infants: '0', pets: '0' })).toBeNull()
  }
  const party = { adults: '2', children: '1', infants: '0', pets: '1' }
  for (const kind of Object.keys(party)) expect(partyIn({ ...party, [kind]: '' })).toBeNull()
  expect(partyIn({ ...party, pets: '99' })).toMatchObject({ pets: 99 })
})

test('extras are read from their fields, and zero quantities are skipped', () => {
  expect(
    itemsIn({
      'item-3': '2',
      'my-item-6': '1',
      'item-12x': '1',
      'item-0': '1',
      'item-1234567890': '1',
      'item-4': '0',
      'item-x': '1',
      'item-5': '-1',
      key: '7',
    }),
  ).toEqual([{ itemId: 3, quantity: 2 }])
})

test('an amount is a whole number of minor units', () => {
  expect(['1900', '-50', '0', '19.5', '1e3', '', undefined].map(amountIn)).toEqual([
    1900,
    -50,
    0,
    null,
    null,
    null,
    null,
  ])
})

test('an item has a number of up to nine digits', () => {
  expect(itemsIn({ 'item-123456789': ' 1 ' })).toEqual([{ itemId: 123_456_789, quantity: 1 }])
})
