import { expect, test } from 'vitest'
import { findUserType, userTypeIds } from './user-type.ts'

// spec: entity User types
test.each([
  [0, 'old-internal'],
  [1, 'creditor'],
  [2, 'customer'],
  [3, 'internal'],
])('user type %i is %s', (id, type) => {
  expect(findUserType(id)).toBe(type)
})

test('each type is found by its number', () => {
  for (const [type, id] of Object.entries(userTypeIds)) expect(findUserType(id)).toBe(type)
})

test.each([4, -1, '2', null, undefined, Number.NaN])('%j is not a user type', (id) => {
  expect(findUserType(id)).toBeNull()
})
