import { expect, test } from 'vitest'
import { itemForKey } from './menu-focus.ts'

const labels = ['Profil bearbeiten', 'Meine Buchungen', 'Abmelden', 'Merkliste']

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['m', 0, 1],
  ['M', 1, 3],
  ['m', 3, 1],
  ['a', 2, 2],
  ['z', 0, null],
  [' ', 0, null],
  ['Shift', 0, null],
])('%s on item %d moves to %s', (key, current, next) => {
  expect(itemForKey(key, labels, current)).toBe(next)
})

test('an empty menu has no target', () => {
  expect(itemForKey('ArrowDown', [], -1)).toBeNull()
})
