import { expect, test } from 'vitest'
import { parseViewType, viewTypes } from './view-type.ts'

test('results come as a list, a map or a grid', () => {
  expect(viewTypes.map(parseViewType)).toEqual(['list', 'map', 'grid'])
  expect(parseViewType('Map')).toBe('map')
})

test.each(['', 'table', 'maps', ' map', null, undefined, 1, ['map']])('%j falls back to the list', (input) => {
  expect(parseViewType(input)).toBe('list')
})
