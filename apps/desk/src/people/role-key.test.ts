import { saveRole } from '@marram/contract/desk/people'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { roleKey, roleText } from './role-key.ts'

test.each([
  ['Nachtdienst', 'nachtdienst'],
  ['  Aufsicht am Wochenende ', 'aufsicht-am-wochenende'],
  ['Rengøring & nøgler', 'rengoering-noegler'],
  ['2. Büro', 'buero'],
  ['a'.repeat(50), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('a role named %j has the key %j, which the service takes', (name, key) => {
  expect(roleKey(name)).toBe(key)
  expect(v.is(saveRole.input, { role: key, permissions: [] })).toBe(true)
})

test.each(['', '7', '–', '夜'])('%j is no name for a role', (name) => {
  expect(roleKey(name)).toBe('')
})

test('a key is shown in words', () => {
  expect(roleText('aufsicht-am-wochenende')).toBe('Aufsicht am wochenende')
})
