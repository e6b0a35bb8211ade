import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64, encodeBase64Url } from './base64-text.ts'

test('base64 matches the standard encoding', () => {
  expect(encodeBase64('Søndervig?>')).toBe(Buffer.from('Søndervig?>').toString('base64'))
  expect(encodeBase64Url('Søndervig?>')).toBe(Buffer.from('Søndervig?>').toString('base64url'))
})

test('any text survives a round trip in either alphabet', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text)
      expect(decodeBase64(encodeBase64Url(text))).toBe(text)
    }),
  )
})

test.each(['a', '%', 'ab=c', 'w_8', '/w'])('%j is not text in base64', (input) => {
  expect(decodeBase64(input)).toBeNull()
})
