import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNumeric, parseNumeric } from './number-check.ts'

describe('isNumeric', () => {
  test.each([0, 1, -1, 2.5, 1e21, '0', '7', ' 7 ', '-3', '2.50', '1e3', '+4'])('accepts %j', (input) => {
    expect(isNumeric(input)).toBe(true)
  })

  test.each(['', ' ', '\t\n', 'seven', '7 nights', '1,5', 'Infinity', '-Infinity', 'NaN', '1e999', '0x'])(
    'rejects the text %j',
    (input) => {
      expect(isNumeric(input)).toBe(false)
      expect(parseNumeric(input)).toBeNull()
    },
  )

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, false, [], [7], {}, 7n, new Date(0)])(
    'rejects anything but text and finite numbers: %s',
    (input) => {
      expect(isNumeric(input)).toBe(false)
      expect(parseNumeric(input)).toBeNull()
    },
  )

  test('every finite number survives a round trip', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const read = parseNumeric(String(number))
        expect(read).toBe(number + 0)
        expect(Object.is(read, -0)).toBe(false)
      }),
    )
  })
})
