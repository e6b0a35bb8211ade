import { expect, test } from 'vitest'
import { isRound, turnedTo } from './panorama.ts'

test('only a picture twice as wide as high shows all directions', () => {
  expect(isRound({ width: 4096, height: 2048 })).toBe(true)
  expect(isRound({ width: 3600, height: 1200 })).toBe(false)
  expect(isRound({ width: 1800, height: 1200 })).toBe(false)
})

test('a wide panorama ends at both sides', () => {
  const wide = { width: 1500, height: 500, isRound: false }
  expect(turnedTo(100, -300, wide, 400)).toBe(0)
  expect(turnedTo(1000, 300, wide, 400)).toBe(1100)
  expect(turnedTo(0, 50, wide, 2000)).toBe(0)
})

test('a round panorama goes on in both directions', () => {
  const round = { width: 1600, height: 800, isRound: true }
  expect(turnedTo(100, -300, round, 400)).toBe(1400)
  expect(turnedTo(1500, 300, round, 400)).toBe(200)
})
