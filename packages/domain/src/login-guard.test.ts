import { expect, test } from 'vitest'
import { captchaLevel, guessesPerHour, hardestCaptcha, mayGuess } from './login-guard.ts'

test.each([
  [0, 0, 0],
  [2, 19, 0],
  [3, 0, 1],
  [6, 0, 1],
  [7, 0, 2],
  [0, 20, 1],
  [0, 40, 2],
  [3, 60, 3],
  [22, 0, 5],
  [23, 0, hardestCaptcha],
  [1_000_000, 1_000_000, hardestCaptcha],
])('after %i failed tries on an account and %i from an address the captcha level is %i', (account, address, level) => {
  expect(captchaLevel({ account, address })).toBe(level)
})

test('a further failure never lowers the level', () => {
  for (let tries = 0; tries < 200; tries += 1) {
    expect(captchaLevel({ account: tries + 1, address: 0 })).toBeGreaterThanOrEqual(
      captchaLevel({ account: tries, address: 0 }),
    )
  }
})

test('an account has a fixed number of guesses an hour', () => {
  expect([mayGuess({ account: 0 }), mayGuess({ account: guessesPerHour - 1 })]).toEqual([true, true])
  expect([mayGuess({ account: guessesPerHour }), mayGuess({ account: 1000 })]).toEqual([false, false])
})
