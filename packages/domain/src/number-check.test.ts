import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNumeric, parseNumeric } from './number-check.ts'

describe('the number check', () => {
  test.each([0, 1, -1, 2.5, 1e21, '0', '7', ' 7 ', '-3', '2.50', '1e3', '+4'])('accepts %j', (input) => {
    expect(isNumeric(input)).toBe(true)
  })

  test.each(['', ' ', '\t\n', 'seven', '7 nights', '1,5', 'Infinity', '-Infinity', 'NaN', '1e999', '0x'])(
    'refuses the text %j',
    (input) => {
      expect(isNumeric(input)).toBe(false)
      expect(parseNumeric(input)).toBeNull()
    },
  )

  test.each([Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, false, [], [7], {}, 7n, new Date(0)])(
    'refuses what is neither text nor a finite number: %s',
    (input) => {
      expect(isNumeric(input)).toBe(false)
      expect(parseNumeric(input)).toBeNull()
    },
  )

  test('every finite number survives being written and read', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const read = parseNumeric(String(number))
        expect(read).toBe(number + 0)
        expect(Object.is(read, -0)).toBe(false)
      }),
    )
  })
})
