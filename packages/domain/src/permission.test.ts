import { expect, test } from 'vitest'
import { permissionsOf, roleLabel } from './permission.ts'
import type { UserType } from './user-type.ts'

const types: readonly UserType[] = ['old-internal', 'creditor', 'customer', 'internal']

test('who is logged out may do nothing', () => {
  expect(permissionsOf(null)).toEqual([])
})

test('only staff may do what staff do, and only guests delete their account themselves', () => {
  expect(types.filter((type) => permissionsOf(type).includes('staff'))).toEqual(['internal'])
  expect(types.filter((type) => permissionsOf(type).includes('account-deletion'))).toEqual(['customer'])
  expect(types.filter((type) => permissionsOf(type).includes('houses'))).toEqual(['creditor'])
})

test('everybody may see and change the own profile', () => {
  for (const type of types) expect(permissionsOf(type)).toContain('profile')
})

test('only an owner is called a house owner', () => {
  expect(types.map(roleLabel)).toEqual(['Default', 'House owner', 'Default', 'Default'])
})
