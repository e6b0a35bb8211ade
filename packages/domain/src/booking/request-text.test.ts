import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIdempotencyKey, requestText } from './request-text.ts'

test('the order of keys does not matter, the order of a list does', () => {
  expect(requestText({ b: 1, a: [{ d: null, c: 'x' }] })).toBe(requestText({ a: [{ c: 'x', d: null }], b: 1 }))
  expect(requestText([1, 2])).not.toBe(requestText([2, 1]))
})

test('missing and undefined are equal, missing and null are not', () => {
  expect(requestText({ a: 1, b: undefined })).toBe(requestText({ a: 1 }))
  expect(requestText({ a: null })).not.toBe(requestText({}))
  expect(requestText([undefined, 1])).toBe('[null,1]')
})

test('two requests have the same text exactly if they are equal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(JSON.parse(requestText(a))).toEqual(JSON.parse(JSON.stringify(a)))
      if (requestText(a) === requestText(b))
        expect(JSON.parse(JSON.stringify(a))).toEqual(JSON.parse(JSON.stringify(b)))
    }),
  )
})

test.each(['0b4f6c1e-77a4-4b7e-9d0c-1f2e3d4c5b6a', 'booking:2027-02-01:0001'])('%s is a valid key', (key) =>
  expect(isIdempotencyKey(key)).toBe(true),
)
test.each(['', 'short', 'with a blank in the middle', 'x'.repeat(256), 'line\nbreak-in-the-middle'])(
  '%j is not a key',
  (key) => expect(isIdempotencyKey(key)).toBe(false),
)
