import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { solve } from '../testing/solve.ts'
import { karen, startTestAuth, type TestAuth } from '../testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasWorker: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const password = 'klitten bag huset'
const registration = { email: 'Bo@Example.org', firstname: 'Bo', lastname: 'Friis', languageId: 1 } as const

async function tokenAfter(request: Parameters<TestAuth['client']['register']>[0] = registration) {
  await auth.client.register(request)
  await auth.jobsDone()
  const mail = (await auth.mails()).at(-1)
  return /\/account\/confirm\/\?token=([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? ''
}
const confirm = (token: string, chosen = password) =>
  auth.client.confirmRegistration({ token, password: chosen, password_confirm: chosen })
const users = () => auth.db.selectFrom('user_account').select(['email', 'type']).orderBy('id').execute()

test('the account exists only after the link in the mail is opened', async () => {
  const token = await tokenAfter()
  expect(await users()).toHaveLength(1)
  const session = await confirm(token)
  expect(await users()).toContainEqual({ email: 'bo@example.org', type: 2 })
  expect((await auth.client.whoami(session)).user).toMatchObject({ firstname: 'Bo', lastname: 'Friis', languageId: 1 })
  await auth.client.login({ email: 'bo@example.org', password }, 'guest')
})

test.each([
  [1, 'Bekræft din konto', 'https://marram.example.dk'],
  [2, 'Bitte bestätigen', 'https://marram.example.de'],
  [7, 'Please confirm', 'https://marram.example'],
] as const)('in language %i the mail says “%s” and links to %s', async (languageId, words, origin) => {
  await tokenAfter({ ...registration, languageId })
  const [mail] = await auth.mails()
  expect(mail?.subject).toContain(words)
  for (const body of [mail?.text_body, mail?.html_body]) expect(body).toContain(`${origin}/account/confirm/?token=`)
})

test('the link is valid once, for a day, and stored only as a hash', async () => {
  const token = await tokenAfter()
  const { token_hash } = await auth.db.selectFrom('registration').select('token_hash').executeTakeFirstOrThrow()
  await expect(confirm(token_hash)).rejects.toMatchObject({ reply: { meta: { code: 'token-unknown' } } })
  auth.pass(24 * 60 * 60_000)
  await expect(confirm(token)).rejects.toThrow('too old')
  const next = await tokenAfter()
  await confirm(next)
  await expect(confirm(next)).rejects.toThrow('confirmed already. Please log in')
})

test('a link opened twice concurrently creates one account', async () => {
  const token = await tokenAfter()
  const outcomes = await Promise.allSettled([confirm(token), confirm(token)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { reply: { meta: { code: 'already-confirmed' } } },
  })
  expect(await users()).toHaveLength(2)
})

test('a rejected password keeps the link valid', async () => {
  const token = await tokenAfter()
  await expect(confirm(token, 'short')).rejects.toThrow('at least 10')
  await confirm(token)
})

test('an existing account is reported only by mail, and unchanged', async () => {
  const known = await auth.send('/guest/register/', { ...registration, email: karen.email })
  const unknown = await auth.send('/guest/register/', registration)
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
  await auth.jobsDone()
  const subjects = Object.fromEntries((await auth.mails()).map((mail) => [mail.recipient, mail.subject]))
  expect(subjects).toEqual({
    [karen.email]: 'Sie haben schon ein Konto bei Marram',
    'bo@example.org': 'Bekræft din konto hos Marram',
  })
  await auth.client.login({ ...karen })
})

test('an immediate second request sends no second mail', async () => {
  await tokenAfter()
  await tokenAfter()
  expect(await auth.mails()).toHaveLength(1)
})

test('a plus tag is the same mailbox: no second mail, and one counter', async () => {
  await tokenAfter()
  for (const email of ['bo+a@example.org', 'Bo+b@Example.org']) await tokenAfter({ ...registration, email })
  expect((await auth.mails()).map(({ recipient }) => recipient)).toEqual(['bo@example.org'])
  await expect(auth.client.register({ ...registration, email: 'bo+c@example.org' })).rejects.toMatchObject({
    code: 'captcha-required',
  })
})

test('after three registrations for one address a captcha is required', async () => {
  for (let index = 0; index < 3; index += 1) await auth.client.register(registration)
  await expect(auth.client.register(registration)).rejects.toMatchObject({ code: 'captcha-required' })
  await auth.client.register({ ...registration, captcha: await solve(await auth.requestCaptcha()) })
})

test.each([
  { email: 'bo' },
  { email: 'bo@example.org\nBcc: all@example.org' },
  { firstname: '' },
  { lastname: 'x'.repeat(61) },
  { firstname: 'Win at www.example.org' },
  { lastname: 'a\u0000b' },
  { languageId: 3 },
])('%j cannot register', async (wrong) => {
  expect((await auth.send('/guest/register/', { ...registration, ...wrong })).status).toBe(422)
})
