import { demoUsers } from '@marram/demo/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareTimes } from './login/compare-times.ts'
import { connectLogin, type Door } from './login/door.ts'
import { mustEndResetLinks } from './login/reset-links.ts'
import { besiege } from './login/siege.ts'
import { attackSite } from './login/site-attacks.ts'
import { connectSite } from './login/site-door.ts'
import { type Programs, startPrograms } from './program/start-programs.ts'
import { countOf, patience, say, sayResult } from './proof.ts'

const guesses = countOf({ sample: 100, full: 10_000 })
const pairs = 60
/** Passwords checked without a captcha; the service must not check any further one. */
const maxLookedAt = 3
const known = ['login-refused', 'captcha-required', 'busy', 'too-many-requests']

let programs: Programs
let door: Door
beforeAll(async () => {
  programs = await startPrograms({ lodgings: 60 })
  door = connectLogin(programs.first.port)
}, 600_000)
afterAll(() => programs?.stop())

test('guesses from many addresses at one account do not get in, and its owner still does', patience, async () => {
  const byAnswer = await besiege(door, guesses, say)
  expect(Object.keys(byAnswer).filter((answer) => !known.includes(answer))).toEqual([])
  expect(byAnswer['login-refused'] ?? 0).toBeLessThanOrEqual(maxLookedAt)
  const [guest] = demoUsers
  const { code } = await door.logInWithCaptcha(guest?.email ?? '', guest?.password ?? '')
  expect(code).toBe('ok')
  sayResult(byAnswer)
})

test.each(['login', 'forgot-password', 'register'] as const)(
  '%s takes the same time for known and unknown addresses',
  patience,
  async (question) => sayResult({ [question]: await compareTimes(door, question, pairs) }),
)

test('the forms of the site refuse other sites, guessed tokens and planted ones', patience, async () => {
  sayResult(await attackSite(connectSite(programs.first.port), Math.ceil(guesses / 20)))
})

test('a link to a new password works once, and only in time', patience, async () => {
  sayResult(await mustEndResetLinks(connectSite(programs.first.port), programs.database))
})
