import { expect, test } from 'vitest'
import { permissionsOf, roleLabel } from './permission.ts'
import type { UserType } from './user-type.ts'

const types: readonly UserType[] = ['old-internal', 'creditor', 'customer', 'internal']

test('anonymous visitors have no permissions', () => {
  expect(permissionsOf(null)).toEqual([])
})

test('only staff have staff permissions, and only guests delete their account themselves', () => {
  expect(types.filter((type) => permissionsOf(type).includes('staff'))).toEqual(['internal'])
  expect(types.filter((type) => permissionsOf(type).includes('account-deletion'))).toEqual(['customer'])
  expect(types.filter((type) => permissionsOf(type).includes('houses'))).toEqual(['creditor'])
})

test('every user may see and change their profile', () => {
  for (const type of types) expect(permissionsOf(type)).toContain('profile')
})

test('only an owner is labelled a house owner', () => {
  expect(types.map(roleLabel)).toEqual(['Default', 'House owner', 'Default', 'Default'])
})
