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

test('the right password gives a token, stored only as a hash', async () => {
  const { status, body } = await tryLogin(karen.email, karen.password)
  expect(status).toBe(200)
  expect(body).toEqual({ data: { token: expect.stringMatching(/^[\w-]{43}$/) }, meta: {} })
  const [row] = await auth.db.selectFrom('user_session').selectAll().execute()
  expect(row?.token_hash).toBe(hashToken(body.data.token))
  expect(JSON.stringify(row)).not.toContain(body.data.token)
  expect(auth.logged.join()).not.toContain(body.data.token)
})

test('an address matches in any spelling, with surrounding blanks', async () => {
  expect(await auth.client.login({ ...karen, email: ' Karen@Example.ORG ', captcha: null })).toBeTruthy()
})

test('a wrong password and an unknown address get the same refusal', async () => {
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
] as const)('a %s gets %i at the general login, %i at the guests’ and %i at the owners’', async (type, ...statuses) => {
  const email = `${type}@example.org`
  await auth.addUser({ email, type })
  const found = []
  for (const path of ['/login/', '/login/guest/', '/login/owner/']) {
    found.push((await auth.send(path, { email, password: karen.password, captcha: null })).status)
  }
  expect(found).toEqual(statuses)
})

test('other roles have no login target; the client then uses the general one', async () => {
  expect((await auth.send('/login/staff/', { ...karen, captcha: null })).status).toBe(404)
  expect(await auth.client.login({ ...karen, captcha: null }, 'staff')).toBeTruthy()
})

test('after three wrong passwords even the right one needs a captcha', async () => {
  for (let index = 0; index < 3; index += 1) expect((await tryLogin(karen.email, `wrong ${index}`)).status).toBe(401)
  const { status, body } = await tryLogin(karen.email, karen.password)
  expect([status, body.meta.code]).toEqual([403, 'captcha-required'])
  const captcha = await solve(challengeIn(body))
  expect((await tryLogin(karen.email, karen.password, captcha)).status).toBe(200)
  expect((await tryLogin(karen.email, karen.password)).status).toBe(200)
})

test('the third refusal contains the challenge of the next try', async () => {
  const bodies = []
  for (let index = 0; index < 3; index += 1) bodies.push((await tryLogin(karen.email, `wrong ${index}`)).body)
  expect(bodies.map(({ data }) => 'captcha' in data)).toEqual([false, false, true])
  expect((await tryLogin(karen.email, karen.password, await solve(challengeIn(bodies[2])))).status).toBe(200)
})

test('an unknown address needs a captcha too', async () => {
  for (let index = 0; index < 3; index += 1) await tryLogin('nobody@example.org', `wrong ${index}`)
  expect((await tryLogin('nobody@example.org', 'wrong')).body.meta.code).toBe('captcha-required')
})

test('a captcha is valid once, unexpired, for its level, with our signature', async () => {
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

test('an easy captcha does not satisfy a higher level', async () => {
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

test('of thirty concurrent guesses three are checked', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => tryLogin(karen.email, `guess ${index}`)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  // A late guess may find the account guarded; in either case it is not checked.
  const codes = answers.filter(({ status }) => status !== 401).map(({ body }) => body.meta.code)
  expect(codes).toHaveLength(27)
  expect(codes.filter((code) => code !== 'captcha-required' && code !== 'account-guarded')).toEqual([])
})

test('failures expire after an hour', async () => {
  for (let index = 0; index < 3; index += 1) await tryLogin(karen.email, `wrong ${index}`)
  auth.pass(60 * 60_000)
  expect((await tryLogin(karen.email, karen.password)).status).toBe(200)
})

/** Guesses with solved captchas, like a patient bot. */
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

test('an account allows few guesses an hour, even with captchas, and its owner gets a mail', async () => {
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

test('strangers’ guesses do not lock the owner out of a known network', async () => {
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(200)
  await guess(guessesPerHour + 1, '192.0.2.34')
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(200)
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.35')).status).toBe(429)
  auth.pass(91 * 24 * 60 * 60_000)
  await guess(guessesPerHour + 1, '192.0.2.36')
  expect((await tryLogin(karen.email, karen.password, null, usual)).status).toBe(429)
})

test('an address without an account is guarded with the same refusal', async () => {
  let captcha: string | null = null
  const codes: string[] = []
  for (let index = 0; index <= guessesPerHour; index += 1) {
    const { body } = await tryLogin('nobody@example.org', 'x', captcha, '192.0.2.37')
    codes.push(body.meta.code)
    captcha = 'captcha' in body.data ? await solve(challengeIn(body)) : null
  }
  expect(codes.at(-1)).toBe('account-guarded')
})

test('logins are logged without the mail address', async () => {
  await tryLogin(karen.email, 'wrong')
  await tryLogin(karen.email, karen.password)
  const events = auth.logged.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)
  expect(events).toMatchObject([
    { event: 'login.refused', subject: expect.stringMatching(/^[\da-f]{12}$/) },
    { event: 'login.succeeded', userId: auth.karenId() },
  ])
  expect(auth.logged.join()).not.toContain(karen.email)
})

test('guesses at many accounts from one address need a captcha, other addresses do not', async () => {
  for (let index = 0; index < 20; index += 1) await tryLogin(`guest${index}@example.org`, 'wrong', null, '192.0.2.1')
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.1')).body.meta.code).toBe('captcha-required')
  expect((await tryLogin(karen.email, karen.password, null, '192.0.2.2')).status).toBe(200)
})

test('an address has a limited number of tries a minute over all accounts', async () => {
  // With a running clock a slow machine would be granted another try in between.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const statuses = []
  for (let index = 0; index < 40; index += 1) {
    statuses.push((await tryLogin(`guest${index}@example.org`, 'wrong', null, '192.0.2.9')).status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('tries and logs contain neither IP nor mail addresses', async () => {
  await tryLogin('nobody@example.org', 'wrong', null, '192.0.2.77')
  const kept = JSON.stringify(await auth.db.selectFrom('login_try').selectAll().execute())
  expect(kept).toContain('subject')
  for (const secret of ['nobody', '192.0.2.77']) expect(kept).not.toContain(secret)
  expect(auth.logged.join()).toContain('login refused')
  expect(auth.logged.join()).not.toContain('nobody@')
})

test('a login does not adopt a token from the request', async () => {
  const planted = 'A'.repeat(43)
  const response = await auth.send('/login/', { ...karen, captcha: null }, { token: planted })
  const { data } = await response.json()
  expect(data.token).not.toBe(planted)
  await expect(auth.client.whoami(planted)).rejects.toThrow('Not logged in')
  const first = await auth.client.login({ ...karen, captcha: null })
  const second = await auth.send('/login/', { ...karen, captcha: null }, { token: first })
  expect((await second.json()).data.token).not.toBe(first)
})

test('the next login replaces a hash of an earlier cost', async () => {
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
])('a body such as %.40s is refused without an error', async (body) => {
  expect([400, 422]).toContain((await auth.send('/login/', body)).status)
})
