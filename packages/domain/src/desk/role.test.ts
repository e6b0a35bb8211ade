import { expect, test } from 'vitest'
import { deskPermissions } from './permission.ts'
import { administrator, permissionsOfRoles, standardRoles } from './role.ts'

const names = Object.keys(standardRoles)

test('an administrator may do everything, whatever else is stored', () => {
  expect(permissionsOfRoles([administrator], [])).toEqual(deskPermissions)
  expect(permissionsOfRoles(['reception', administrator], [{ name: administrator, permissions: [] }])).toEqual(
    deskPermissions,
  )
})

test('several roles add up, each permission once and in order', () => {
  const both = permissionsOfRoles(['reception', 'finance'], [])
  expect(both).toEqual(deskPermissions.filter((one) => both.includes(one)))
  expect(new Set(both)).toEqual(new Set([...standardRoles.reception, ...standardRoles.finance]))
})

test.each([
  ['no role', []],
  ['a deleted role', ['concierge']],
  ['a name that every object has', ['constructor']],
])('%s grants nothing', (_, held) => {
  expect(permissionsOfRoles(held, [])).toEqual([])
})

test('a stored role replaces the standard one, and may be new', () => {
  const stored = [
    { name: 'reception', permissions: ['bookings.read'] },
    { name: 'pilot', permissions: ['rockets.launch', 'audit.read'] },
  ]
  expect(permissionsOfRoles(['reception'], stored)).toEqual(['bookings.read'])
  expect(permissionsOfRoles(['pilot'], stored)).toEqual(['audit.read'])
})

test('nobody but an administrator manages people, the agency or the system, or erases guests', () => {
  const guarded = ['people.write', 'agency.write', 'system.write', 'guests.erase']
  expect(permissionsOfRoles(names, []).filter((permission) => guarded.includes(permission))).toEqual([])
})

test('only finance moves money', () => {
  expect(names.filter((name) => permissionsOfRoles([name], []).includes('bookings.money'))).toEqual(['finance'])
})
