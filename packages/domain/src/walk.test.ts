import { expect, test } from 'vitest'
import { walkMinutes } from './walk.ts'

test.each([
  [0, 1],
  [30, 1],
  [400, 7],
  [2500, 43],
])('what lies %i metres away is a walk of %i minutes, by a path and not as the crow flies', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes)
})
