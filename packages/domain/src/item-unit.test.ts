import { expect, test } from 'vitest'
import { unitNameIn } from './item-unit.ts'

test('the unit of an item is in the language of the guest', () => {
  expect(unitNameIn('sack', 'de')).toBe('Sack')
  expect(unitNameIn('piece', 'da')).toBe('stk.')
  expect(unitNameIn('stay', 'en')).toBe('stay')
  expect(unitNameIn('kWh', 'de')).toBe('kWh')
})
