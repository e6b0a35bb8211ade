import { expect, test } from 'vitest'
import { parseAmount, writeAmount } from './parse-amount.ts'

test.each<[string, number | null]>([
  ['1415', 141_500],
  ['1415,5', 141_550],
  ['1415.50', 141_550],
  ['1.415,00', 141_500],
  ['1,415.00', 141_500],
  ['1.415', 141_500],
  ['1 415,00', 141_500],
  ['1.234.567,89', 123_456_789],
  [' 0 ', 0],
  ['', null],
  ['-5', null],
  ['12,345.6.7', null],
  ['1,23,456', null],
  ['5 €', null],
  ['12345678', null],
])('%s is %s', (text, amount) => expect(parseAmount(text)).toBe(amount))

test('a written amount is read back', () => {
  for (const amount of [0, 5, 48_245, 141_500, 123_456_789]) expect(parseAmount(writeAmount(amount))).toBe(amount)
})

test('a long text takes linear time', () => {
  expect(parseAmount('1.'.repeat(50_000))).toBeNull()
})
