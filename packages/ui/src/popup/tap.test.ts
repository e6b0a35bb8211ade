import { expect, test } from 'vitest'
import { isTap } from './tap.ts'

// spec: constant touch tap
test.each([
  [0, 0, true],
  [19.9, 0, true],
  [-14, 14, true],
  [20, 0, false],
  [0, -20, false],
  [15, 15, false],
])('a touch that moved by %d and %d px is a tap: %s', (x, y, tapped) => {
  expect(isTap({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y })).toBe(tapped)
})
