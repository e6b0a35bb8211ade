import { expect, test } from 'vitest'
import { walkMinutes } from './walk.ts'

test.each([
  [0, 1],
  [30, 1],
  [400, 7],
  [2500, 43],
])('%i metres in a straight line are a walk of %i minutes by path', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes)
})
