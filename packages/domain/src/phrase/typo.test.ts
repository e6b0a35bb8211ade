import { expect, test } from 'vitest'
import { distanceUpTo } from './typo.ts'

test.each([
  ['sauna', 'sauna', 2, 0],
  ['suana', 'sauna', 2, 1],
  ['saun', 'sauna', 1, 1],
  ['saunna', 'sauna', 1, 1],
  ['samna', 'sauna', 1, 1],
  ['smana', 'sauna', 1, null],
  ['smana', 'sauna', 2, 2],
  ['', 'ab', 2, 2],
  ['abcdef', 'ab', 2, null],
])('from %s to %s within %i: %s', (a, b, limit, expected) => {
  expect(distanceUpTo(a, b, limit)).toBe(expected)
  expect(distanceUpTo(b, a, limit)).toBe(expected)
})
