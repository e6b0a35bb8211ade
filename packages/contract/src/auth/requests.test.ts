import * as v from 'valibot'
import { expect, test } from 'vitest'
import { profileChange, registerRequest } from './requests.ts'

const request = { email: 'karen@example.org', firstname: 'Ånna', lastname: 'O’Neill', languageId: 2 as const }

test.each(['Ånna <b>', 'Win at www.example.org', '12', 'x'.repeat(61)])(
  'an account rejects names that a booking would reject: %s',
  (firstname) => {
    expect(v.is(registerRequest, { ...request, firstname })).toBe(false)
    expect(v.is(profileChange, { firstname })).toBe(false)
  },
)

test('an account accepts names in every language', () => {
  expect(v.is(registerRequest, request)).toBe(true)
  expect(v.is(profileChange, { firstname: 'Ольга', lastname: 'von der Heide-Łuczak' })).toBe(true)
})
