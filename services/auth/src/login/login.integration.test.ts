import { captchaNeeded } from '@marram/contract/auth/shapes'
import { guessesPerHour, hardestCaptcha } from '@marram/domain/login-guard'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { solve } from '../testing/solve.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'
import { hashToken } from '../token.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const tryLogin = async (email: string, password: string, captcha: string | null = null, from?: string) => {
  const response = await auth.send('/login/', { email, password, captcha }, from === undefined ? {} : { from })
  return { status: response.status, body: await response.json() }
}
const challengeIn = (body: { data: unknown }) => v.parse(captchaNeeded, body.data).captcha

test('the right password gives a token, which only its hash tells the database', async () => {
  const { status, body } = await tryLogin(karen.email, karen.password)
  expect(status).toBe(200)
  expect(body).toEqual({ data: { token: expect.stringMatching(/^[\w-]{43}$/) }, meta: {} })
  const [row] = await auth.db.selectFrom('user_session').selectAll().execute()
  expect(row?.token_hash).toBe(hashToken(body.data.token))
  expect(JSON.stringify(row)).not.toContain(body.data.token)
  expect(auth.logged.join()).not.toContain(body.data.token)
})

test('an address is the same in any spelling, and may stand between blanks', async () => {
  expect(await auth.client.login({ ...karen, email: ' Karen@Example.ORG ', captcha: null })).toBeTruthy()
})

test('a wrong password and an unknown address are refused in the same words', async () => {
  const wrong = await tryLogin(karen.email, 'not the password')
  const unknown = await tryLogin('nobody@example.org', 'not the password')
  const noAddress = await tryLogin('nobody', 'not the password')
  const { requestId: _, ...meta } = wrong.body.meta
  expect(meta).toEqual({ code: 'login-refused' })
  for (const other of [unknown, noAddress]) {
    expect(other.status).toBe(wrong.status)
    expect(other.body.data).toEqual(wrong.body.data)
  }
  expect(wrong.status).toBe(401)
})

test.each([
  ['customer', 200, 200, 401],
  ['creditor', 200, 200, 200],
  ['internal', 200, 401, 401],
  ['old-internal', 200, 401, 401],
] as const)('a %s gets %i at the general door, %i at the guests’ and %i at the owners’', async (type, ...statuses) => {
  const email = `${type}@example.org`
  await auth.addUser({ email, type })
  const found = []
  for (const path of ['/login/', '/login/guest/', '/login/owner/']) {
    found.push((await auth.send(path, { email, password: karen.password, captcha: null })).status)
  }
  expect(found).toEqual(statuses)
})

test('there is no door for any other role; the client then uses the general one', async () => {
  expect((await auth.send('/login/staff/', { ...karen, captcha: null })).status).toBe(404)
  expect(await auth.client.login({ ...karen, captcha: null }, 'staff')).toBeTruthy()
})

test('after three wrong passwords a captcha is due, also for the right one, and once solved it lets in', async () => {
  for (let index = 0; index < 3; index += 1) expect((await tryLogin(karen.email, `wrong ${index}`)).status).toBe(401)
  const { status, body } = await tryLogin(karen.email, karen.password)
  expect([status, body.meta.code]).toEqual([403, 'captcha-required'])
  const captcha = await solve(challengeIn(body))
  expect((await tryLogin(karen.email, karen.password, captcha)).status).toBe(200)
  expect((await tryLogin(karen.email, karen.password)).status).toBe(200)
})

test('the third refusal already brings the challenge of the next try', async () => {
  const bodies = []
  for (let index = 0; index < 3; index += 1) bodies.push((await tryLogin(karen.email, `wrong ${index}`)).body)
  expect(bodies.map(({ data }) => 'captcha' in data)).toEqual([false, false, true])
  expect((await tryLogin(karen.email, karen.password, await solve(challengeIn(bodies[2])))).status).toBe(200)
})

test('an unknown address is asked for a captcha just the same', async () => {
  for (let index = 0; index < 3; index += 1) await tryLogin('nobody@example.org', `wrong ${index}`)
  expect((await tryLogin('nobody@example.org', 'wrong')).body.meta.code).toBe('captcha-required')
})

test('a captcha counts once, in time, for its level, and only if it is ours', async () => {
  for (let index = 0; index < 3; index += 1) await tryLogin(karen.email, `wrong ${index}`)
  const { body } = await tryLogin(karen.email, 'wrong')
  const challenge = challengeIn(body)
  const captcha = await solve(challenge)
  expect((await tryLogin(karen.email, 'wrong', captcha)).status).toBe(401)
  expect((await tryLogin(karen.email, karen.password, captcha)).body.meta.code).toBe('captcha-required')

  const own = { ...challenge, parameters: { ...challenge.parameters, data: { level: hardestCaptcha } } }
  for (const forged of ['', 'x', 'e30=', btoa('null'), await solve(own)]) {
    expect((await tryLogin(karen.email, karen.password, forged)).body.meta.code).toBe('captcha-required')
  }
  const late = await solve(challengeIn((await tryLogin(karen.email, 'wrong')).body))
  auth.pass(10 * 60_000)
  expect((await tryLogin(karen.email, karen.password, late)).body.meta.code).toBe('captcha-required')
})

test('an easy captcha does not open a door that needs a harder one', async () => {
  const easy = await solve(await auth.requestCaptcha())
  for (let index = 0; index < 3; index += 1) await tryLogin(karen.email, `wrong ${index}`)
  for (let index = 0; index < 5; index += 1) {
    const { body } = await tryLogin(karen.email, 'x')
    await tryLogin(karen.email, 'x', await solve(challengeIn(body)))
  }
  expect((await tryLogin(karen.email, karen.password, easy)).body.meta.code).toBe('captcha-required')
  const asked = await auth.requestCaptcha(karen.email)
  expect((await tryLogin(karen.email, karen.password, await solve(asked))).status).toBe(200)
})

test('of thirty guesses at once three are looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => tryLogin(karen.email, `guess ${index}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  // A guess that comes after many others have been counted finds the account guarded; either way nobody looks at it.
  const codes = answers.filter(({ status }) => status !== 401).map(({ body }) => body.meta.code)
  expect(codes).toHaveLength(27)
  expect(codes.filter((code) => code !== 'captcha-required' && code !== 'account-guarded')).toEqual([])
})

test('failures are forgotten after an hour, so that nobody is kept out by others for long', async () => {
  for (let index = 0; index < 3; index += 1) await tryLogin(karen.email, `wrong ${index}`)
  auth.pass(60 * 60_000)
  expect((await tryLogin(karen.email, karen.password)).status).toBe(200)
})

/** Each with its captcha solved, as a patient program does it. */
const guess = async (times: number, from: string) => {
  let captcha: string | null = null
  const codes: string[] = []
  for (let index = 0; index < times; index += 1) {
    const { body } = await tryLogin(karen.email, `guess ${index}`, captcha, from)
    codes.push(body.meta.code)
    captcha = 'captcha' in body.data ? await solve(challengeIn(body)) : null
  }
  return codes
}
const usual = '192.0.2.31'

test('an account has few guesses an hour however many captchas are solved, and its owner hears of it', async () => {
  const codes = await guess(guessesPerHour + 2, '192.0.2.32')
  expect(codes.filter((code) => code === 'login-refused')).toHaveLength(guessesPerHour)
  expect(codes.slice(-2)).toEqual(['account-guarded', 'account-guarded'])
  const { status, body } = await tryLogin(karen.email, karen.password, null, '192.0.2.33')
  expect([status, body.meta.code]).toEqual([429, 'account-guarded'])
  const { sendGuessingLetter } = await import('./login.ts')
  for (const email of [karen.email, karen.email, 'nobody@example.org']) {
    await sendGuessingLetter({ email, day: '2027-03-01' }, auth.context)
  }
  expect((await auth.mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [karen.email, 'Jemand versucht, Ihr Passwort zu erraten'],
  ])
  auth.pass(60 * 60_000)
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.33')).status).toBe(200)
})

test('guesses of strangers keep no owner out where he has logged in before', async () => {
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(200)
  await guess(guessesPerHour + 1, '192.0.2.34')
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(200)
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.35')).status).toBe(429)
  auth.pass(91 * 24 * 60 * 60_000)
  await guess(guessesPerHour + 1, '192.0.2.36')
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(429)
})

test('an address without an account is guarded in the same words', async () => {
  let captcha: string | null = null
  const codes: string[] = []
  for (let index = 0; index <= guessesPerHour; index += 1) {
    const { body } = await tryLogin('nobody@example.org', 'x', captcha, '192.0.2.37')
    codes.push(body.meta.code)
    captcha = 'captcha' in body.data ? await solve(challengeIn(body)) : null
  }
  expect(codes.at(-1)).toBe('account-guarded')
})

test('logins leave a line in the log that names no mail address', async () => {
  await tryLogin(karen.email, 'wrong')
  await tryLogin(karen.email, karen.password)
  const events = auth.logged.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)
  expect(events).toMatchObject([
    { event: 'login.refused', subject: expect.stringMatching(/^[\da-f]{12}$/) },
    { event: 'login.succeeded', userId: auth.karenId() },
  ])
  expect(auth.logged.join()).not.toContain(karen.email)
})

test('who guesses at many accounts from one address meets the captcha too, and others do not', async () => {
  for (let index = 0; index < 20; index += 1) await tryLogin(`guest${index}@example.org`, 'wrong', null, '192.0.2.1')
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.1')).body.meta.code).toBe('captcha-required')
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.2')).status).toBe(200)
})

test('one address may try so often a minute, however many accounts it tries', async () => {
  // The clock stands still: a slow machine would be granted another try between two.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const statuses = []
  for (let index = 0; index < 40; index += 1) {
    statuses.push((await tryLogin(`guest${index}@example.org`, 'wrong', null, '192.0.2.9')).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('neither addresses of the network nor of mailboxes are kept with the tries, nor logged', async () => {
  await tryLogin('nobody@example.org', 'wrong', null, '192.0.2.77')
  const kept = JSON.stringify(await auth.db.selectFrom('login_try').selectAll().execute())
  expect(kept).toContain('subject')
  for (const secret of ['nobody', '192.0.2.77']) expect(kept).not.toContain(secret)
  expect(auth.logged.join()).toContain('login refused')
  expect(auth.logged.join()).not.toContain('nobody@')
})

test('a token that somebody brings along to the login is not made theirs', async () => {
  const planted = 'A'.repeat(43)
  const response = await auth.send('/login/', { ...karen, captcha: null }, { token: planted })
  const { data } = await response.json()
  expect(data.token).not.toBe(planted)
  await expect(auth.client.whoami(planted)).rejects.toThrow('Not logged in')
  const first = await auth.client.login({ ...karen, captcha: null })
  const second = await auth.send('/login/', { ...karen, captcha: null }, { token: first })
  expect((await second.json()).data.token).not.toBe(first)
})

test('a hash of an earlier cost is made anew at the next login', async () => {
  const old = '$argon2id$v=19$m=32,t=1,p=1$'
  const { createPasswords } = await import('../password/passwords.ts')
  const encoded = await createPasswords({ memoryKib: 32, passes: 1 }).hash(karen.password)
  expect(encoded.startsWith(old)).toBe(true)
  await auth.db.updateTable('user_account').set({ password_hash: encoded }).execute()
  await auth.client.login({ ...karen, captcha: null })
  const { password_hash } = await auth.db.selectFrom('user_account').select('password_hash').executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/m=64,t=1/)
  await auth.client.login({ ...karen, captcha: null })
})

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"email":1}',
  '{"email":"a","password":null}',
  '{"email":"a\\u0000","password":"b"}',
  '{"email":"\\ud800","password":"b"}',
  JSON.stringify({ email: 'a', password: 'x'.repeat(2000) }),
  JSON.stringify({ email: 'a'.repeat(300), password: 'b' }),
])('a body such as %.40s is refused, not a fault', async (body) => {
  expect([400, 422]).toContain((await auth.send('/login/', body)).status)
})
