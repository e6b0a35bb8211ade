import { expect, test } from 'vitest'
import { captchaLevel, hardestCaptcha } from './login-guard.ts'

test.each([
  [0, 0, 0],
  [2, 19, 0],
  [3, 0, 1],
  [12, 0, 1],
  [13, 0, 2],
  [0, 20, 1],
  [0, 40, 2],
  [3, 60, 3],
  [33, 0, hardestCaptcha],
  [1_000_000, 1_000_000, hardestCaptcha],
])(
  'after %i failed tries on an account and %i from an address the captcha is of level %i',
  (account, address, level) => {
    expect(captchaLevel({ account, address })).toBe(level)
  },
)

test('one more failure never makes it easier', () => {
  for (let tries = 0; tries < 200; tries += 1) {
    expect(captchaLevel({ account: tries + 1, address: 0 })).toBeGreaterThanOrEqual(
      captchaLevel({ account: tries, address: 0 }),
    )
  }
})
