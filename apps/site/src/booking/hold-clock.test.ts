import { expect, test } from 'vitest'
import { minutesLeft, secondsLeft } from './hold-clock.ts'

const held = { remainingSeconds: 1200, saidAtMs: 5000 }

test('the remaining time goes down with the elapsed time, and never below zero', () => {
  expect(secondsLeft(held, 5000)).toBe(1200)
  expect(secondsLeft(held, 5000 + 61_500)).toBe(1138)
  expect(secondsLeft(held, 5000 + 1_300_000)).toBe(0)
})

test('a guest never sees more minutes than there are', () => {
  expect(minutesLeft(1199)).toBe(19)
  expect(minutesLeft(60)).toBe(1)
  expect(minutesLeft(59)).toBeNull()
})
