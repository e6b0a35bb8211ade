import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { karen, startTestAuth, type TestAuth } from './testing/start-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasWorker: true })
})
beforeEach(() => auth.renew())
afterAll(() => auth.stop())

const issued = { data: { token: expect.stringMatching(/^[\w-]{43}$/) }, meta: {} }
const owner = { email: 'jens@example.org', password: karen.password }
const password = 'klitten bag huset'

type Options = Parameters<TestAuth['send']>[2]
/** Status and body of a call. */
async function call(path: string, body?: unknown, options?: Options): Promise<[number, unknown]> {
  const response = await auth.send(path, body, options)
  return [response.status, await response.json()]
}
const refused = (status: number, error: string, code: string) => [
  status,
  { data: { error }, meta: expect.objectContaining({ code }) },
]
const unsupported = refused(400, 'Unsupported target', 'unsupported-target')

async function linkInMail(to: string): Promise<{ user_id: number; reset_token: string; target: string | null }> {
  await auth.jobsDone()
  const mail = (await auth.mails()).findLast(({ recipient }) => recipient === to)
  const [address = 'https://none'] = /https:\S+\/account\/reset-password\/\S+/.exec(mail?.text_body ?? '') ?? []
  const { searchParams } = new URL(address)
  const reset_token = searchParams.get('reset_token') ?? ''
  return { user_id: Number(searchParams.get('user_id')), reset_token, target: searchParams.get('target') }
}

// spec: call POST /login/; call POST /login/{guest|owner}/
test.each(['/login/', '/login/guest/', '/login/owner/'])('%s answers with data.token', async (path) => {
  await auth.addUser({ ...owner, type: 'creditor' })
  expect(await call(path, { ...owner, captcha: null })).toEqual([200, issued])
  expect((await call(path, { ...owner, password: 'wrong', captcha: null }))[0]).toBe(401)
})

test.each(['/login/staff/', '/login/customer/', '/login/constructor/'])('%s is no login target', async (path) => {
  expect((await call(path, { ...karen, captcha: null }))[0]).toBe(404)
})

// spec: call POST /whoami/; entity Identity.token
test('whoami answers with the next data.token, with and without a loginTarget', async () => {
  const token = await auth.client.login({ ...karen })
  for (const body of [{}, { loginTarget: null }, { loginTarget: 'guest' }]) {
    const [status, answer] = await call('/whoami/', body, { token })
    expect([status, answer]).toMatchObject([200, issued])
    expect(answer).not.toMatchObject({ data: { token } })
  }
  const notIn = refused(401, 'Not logged in', 'not-logged-in')
  expect(await call('/whoami/', { loginTarget: 'owner' }, { token })).toEqual(notIn)
  expect(await call('/whoami/', {})).toEqual(notIn)
  expect((await call('/whoami/', { loginTarget: 'staff' }, { token }))[0]).toBe(422)
})

test.each([
  ['guest', karen.email],
  ['owner', owner.email],
])(
  'a forgotten password of a %s is sent ok, and its link gives data.token once, then data.error',
  async (target, email) => {
    await auth.addUser({ ...owner, type: 'creditor' })
    expect(await call(`/${target}/forgot-password/`, { email })).toEqual([200, { data: { sent: 'ok' }, meta: {} }])
    const { target: door, ...link } = await linkInMail(email)
    expect(door).toBe(target)
    const body = { ...link, password, password_confirm: password }
    expect(await call(`/${target}/token-reset-password/`, body)).toEqual([200, issued])
    const over = 'This link was used already, or is too old. Please ask for a new one.'
    expect(await call(`/${target}/token-reset-password/`, body)).toEqual(refused(410, over, 'reset-token-unknown'))
  },
)

// spec: error unsupported target
test.each(['staff', 'internal', 'GUEST', '__proto__'])('%s is an unsupported target of both', async (target) => {
  expect(await call(`/${target}/forgot-password/`, { email: karen.email })).toEqual(unsupported)
  expect(await call(`/${target}/token-reset-password/`, {})).toEqual(unsupported)
})

// spec: call GET /rest/v1/entities/user_metas/; error logged out; entity User meta
test('metas come as a list of metaKey and metaValue, and to nobody as Not logged in', async () => {
  const path = '/rest/v1/entities/user_metas/?metaKey_in=a,b'
  const metas = ['a', 'b', 'c'].map((key) => ({ user_id: auth.karenId(), meta_key: key, meta_value: `${key}!` }))
  await auth.db.insertInto('user_meta').values(metas).execute()
  const listed = ['a', 'b'].map((key) => ({ metaKey: key, metaValue: `${key}!` }))
  const token = await auth.client.login({ ...karen })
  expect(await call(path, undefined, { token })).toEqual([200, { data: listed, meta: {} }])
  expect(await call(path)).toEqual(refused(401, 'Not logged in', 'not-logged-in'))
})

// spec: call POST /bs/reset-captcha/; call POST /bs/reset-customer-links/; entity Payload: captcha reset
// spec: entity Payload: customer link reset
test('staff reset the captcha of a subject and the links of a customer, those to a new address too', async () => {
  await auth.addUser({ email: 'mette@marram.example', type: 'internal' })
  const token = await auth.client.login({ email: 'mette@marram.example', password: karen.password })
  const own = await auth.client.login({ ...karen })
  await auth.client.changeEmail(own, { email: 'new@example.org', password: karen.password })
  await auth.client.forgotPassword(karen.email, 'guest')
  await auth.jobsDone()
  const reset = await call('/bs/reset-captcha/', { subject: karen.email }, { token })
  expect(reset).toEqual([200, { data: { reset: 'ok' }, meta: {} }])
  const links = await call('/bs/reset-customer-links/', { customerId: auth.karenId() }, { token })
  expect(links).toEqual([200, { data: { reset: 2 }, meta: {} }])
  expect(await auth.db.selectFrom('email_change').selectAll().execute()).toEqual([])
  const notAllowed = refused(403, 'Your account may not do this.', 'not-allowed')
  expect(await call('/bs/reset-captcha/', { subject: karen.email }, { token: own })).toEqual(notAllowed)
  expect(await call('/bs/reset-customer-links/', { customerId: 1 }, { token: own })).toEqual(notAllowed)
})

// spec: call public-key header
test('without the public key every call is refused', async () => {
  const login = new Request('http://auth/login/', { method: 'POST', body: JSON.stringify({ ...karen, captcha: null }) })
  expect((await auth.handle(login)).status).toBe(401)
})

test.each([null, 'nonsense'])('another service that sends %j as a captcha gets a challenge', async (captcha) => {
  const challenge = { parameters: expect.objectContaining({ data: { level: 1 } }), signature: expect.any(String) }
  const [status, body] = await call('/captcha/proof/', { captcha })
  expect([status, body]).toMatchObject([403, { data: { captcha: challenge }, meta: { code: 'captcha-required' } }])
})
