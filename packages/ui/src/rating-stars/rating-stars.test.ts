import { expect, test } from 'vitest'
import { starsFor } from './rating-stars.tsx'

test.each([
  [0, 'empty empty empty empty empty'],
  [0.24, 'empty empty empty empty empty'],
  [0.25, 'half empty empty empty empty'],
  [3.5, 'full full full half empty'],
  [4.74, 'full full full full half'],
  [4.75, 'full full full full full'],
  [9, 'full full full full full'],
  [-1, 'empty empty empty empty empty'],
])('a rating of %d shows as %s', (rating, stars) => {
  expect(starsFor(rating).join(' ')).toBe(stars)
})
