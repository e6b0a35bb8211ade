import { expect, test } from 'vitest'
import { isCurrent, nextByKey } from './mega-menu.tsx'

test.each([
  ['ArrowRight', 'row', 1, 2],
  ['ArrowRight', 'row', 3, 0],
  ['ArrowLeft', 'row', 0, 3],
  ['ArrowDown', 'row', 1, null],
  ['ArrowDown', 'column', -1, 0],
  ['ArrowUp', 'column', -1, 3],
  ['ArrowUp', 'column', 2, 1],
  ['Home', 'column', 2, 0],
  ['End', 'row', 0, 3],
  ['a', 'row', 0, null],
] as const)('%s in a %s of four, from %d, leads to %s', (key, along, current, next) => {
  expect(nextByKey(key, { count: 4, current, along })).toBe(next)
})

test('without entries every key is ignored', () => {
  expect(nextByKey('End', { count: 0, current: -1, along: 'row' })).toBeNull()
})

test.each([
  ['coast', 'coast', true],
  ['coast', 'renting', undefined],
  [null, null, undefined],
])('an entry with the key %s is marked on a page with the menu key %s: %s', (key, menuKey, expected) => {
  expect(isCurrent({ key }, menuKey)).toBe(expected)
})
