import { expect, test } from 'vitest'
import { findLoginTarget, isAdmitted } from './login-target.ts'
import type { UserType } from './user-type.ts'

test.each<[UserType, boolean, boolean]>([
  ['customer', true, false],
  ['creditor', true, true],
  ['internal', false, false],
  ['old-internal', false, false],
])('%s: guests’ login %s, owners’ login %s, the general one always', (type, guest, owner) => {
  expect([isAdmitted(type, 'guest'), isAdmitted(type, 'owner'), isAdmitted(type, null)]).toEqual([guest, owner, true])
})

test.each(['Guest', 'staff', '', null, 1, 'constructor'])('%j is not a target', (word) => {
  expect(findLoginTarget(word)).toBeNull()
})
