import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLodgingNumber, textSearchFor } from './lodging-number.ts'

test.each(['B2417', 'h1180', 'AB1234', 'a12345'])('%s is a house number', (text) => {
  expect(isLodgingNumber(text)).toBe(true)
})

test.each(['', 'B241', 'AB12345', 'ABC123', 'B123456', '12345', 'B24 17', 'Blåvand', 'Å2417', 'B2417\n', 'B٢٤١٧'])(
  '%j is not a house number',
  (text) => {
    expect(isLodgingNumber(text)).toBe(false)
  },
)

test('a house number is searched as a name, in lower case', () => {
  expect(textSearchFor(' B2417 ')).toEqual({ kind: 'name', name: 'b2417' })
})

test('anything else is searched as free text', () => {
  expect(textSearchFor(' Sauna am Fjord ')).toEqual({ kind: 'free-text', text: 'Sauna am Fjord' })
})

test('one or two letters and digits to five or six characters are always a number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z]\d{4,5}$|^[a-zA-Z]{2}\d{4}$/), (text) => {
      expect(isLodgingNumber(text)).toBe(true)
      expect(textSearchFor(text)).toEqual({ kind: 'name', name: text.toLowerCase() })
    }),
  )
})

test.each([
  ['r 5909', 'r5909'],
  ['B-0900', 'b0900'],
])('%s, with a space, is the house %s', (query, name) => {
  expect(textSearchFor(query)).toEqual({ kind: 'name', name })
})
