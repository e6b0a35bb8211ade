import { expect, test } from 'vitest'
import { type DeskPermission, deskPermissions } from './permission.ts'
import { losesLastAdministrator, mayChangeRoles } from './role-change.ts'

const some: DeskPermission[] = ['people.write', 'audit.read']

test('an administrator gives and takes every permission', () => {
  expect(mayChangeRoles({ own: deskPermissions, before: [], after: deskPermissions })).toBe(true)
  expect(mayChangeRoles({ own: deskPermissions, before: deskPermissions, after: [] })).toBe(true)
})

test('others give and take only what they have', () => {
  expect(mayChangeRoles({ own: some, before: [], after: ['audit.read'] })).toBe(true)
  expect(mayChangeRoles({ own: some, before: some, after: [] })).toBe(true)
  for (const permission of deskPermissions.filter((one) => !some.includes(one))) {
    expect(mayChangeRoles({ own: some, before: [], after: [permission] }), permission).toBe(false)
    expect(mayChangeRoles({ own: some, before: [permission], after: [] }), permission).toBe(false)
  }
})

test.each([
  [[7], 7, false, true],
  [[7], 7, true, false],
  [[7, 8], 7, false, false],
  [[8], 7, false, false],
  [[], 7, false, false],
])('of the administrators %j, user %i who stays one: %s leaves none: %s', (administrators, userId, stays, loses) => {
  expect(losesLastAdministrator({ administrators, userId, staysAdministrator: stays })).toBe(loses)
})
