import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfStars, trustLabel } from './trust-label.ts'

// spec: constant trust label
test.each([
  [0, 'poor'],
  [1.5, 'poor'],
  [1.74, 'poor'],
  [1.75, 'below-average'],
  [2, 'below-average'],
  [2.5, 'below-average'],
  [2.74, 'below-average'],
  [2.75, 'average'],
  [3.5, 'average'],
  [3.75, 'good'],
  [4.5, 'good'],
  [4.74, 'good'],
  [4.75, 'excellent'],
  [5, 'excellent'],
])('a score of %d is %s', (score, label) => {
  expect(trustLabel(score)).toBe(label)
})

test.each([
  [4.24, 4],
  [4.25, 4.5],
  [-3, 0],
  [9, 5],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 5],
])('a score of %d shows %d stars', (score, stars) => {
  expect(halfStars(score)).toBe(stars)
})

test('stars are whole or half, and never further from the score than a quarter', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (score) => {
      const stars = halfStars(score)
      expect(Number.isInteger(stars * 2)).toBe(true)
      expect(Math.abs(stars - score)).toBeLessThanOrEqual(0.25)
    }),
  )
})
