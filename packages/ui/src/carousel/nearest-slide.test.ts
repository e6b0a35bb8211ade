import { expect, test } from 'vitest'
import { nearestSlide } from './nearest-slide.ts'

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [300, 1],
  [599, 2],
])('scrolled by %d px, slide %d is the current one', (scrolled, slide) => {
  expect(nearestSlide([0, 300, 600, 900], scrolled, 900)).toBe(slide)
})

test('at the end of a row of narrow slides the last one is current', () => {
  expect(nearestSlide([0, 300, 600, 900], 500, 500)).toBe(3)
})

test('a row that fits the screen stays at its first slide', () => {
  expect(nearestSlide([0, 300], 0, 0)).toBe(0)
})
