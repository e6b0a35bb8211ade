import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLodgingName } from './lodging-name.ts'

test.each([
  ['M1234', 'm1234'],
  ['ab12345', 'ab12345'],
  ['1', '1'],
  ['1a', '1a'],
  ['a1b', 'a1b'],
])('%s is the house %s', (input, name) => {
  expect(parseLodgingName(input)).toBe(name)
})

test.each([
  'suche',
  '',
  ' m1234',
  'm1234\n',
  'm-1234',
  'm_1234',
  'ø1234',
  '\u212A123',
  'm１２',
  'm1234/',
  null,
  1234,
  ['m1'],
])('%j is not a house', (input) => {
  expect(parseLodgingName(input)).toBeNull()
})

test('a name is letters and digits with at least one digit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isName = text !== '' && [...text].every((c) => /[a-z0-9]/i.test(c)) && /[0-9]/.test(text)
      expect(parseLodgingName(text)).toBe(isName ? text.toLowerCase() : null)
    }),
  )
})

test('a long run of letters is rejected in linear time', () => {
  expect(parseLodgingName('a'.repeat(100_000))).toBeNull()
})
