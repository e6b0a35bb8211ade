import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError } from '@marram/contract/auth/errors'
import { ServiceError } from '@marram/contract/service-error'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { mountDeskSignIn } from './sign-in-routes.ts'

const old = 'o'.repeat(43)
const fresh = 'n'.repeat(43)
const user = { id: 7, type: 3, role: 'Default', email: 'a@b.dk', firstname: 'Anna', lastname: 'Holm', languageId: 2 }

const calls: unknown[][] = []
let secondFactor: 'prove' | undefined
let issued: string | null
let failure: Error | null
beforeEach(() => {
  calls.length = 0
  secondFactor = 'prove'
  issued = null
  failure = null
})

const answers: Readonly<Record<string, () => unknown>> = {
  login: () => fresh,
  identify: () => ({ permissions: ['profile'], ...(secondFactor && { secondFactor }), user }),
  signIn: () => ({ output: { missing: null }, token: issued }),
}
const auth: AuthClient = new Proxy(Object.create(null), {
  get:
    (_, name) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      if (failure) throw failure
      return answers[String(name)]?.()
    },
})

const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
mountDeskSignIn(app, {
  auth,
  editionOf: () => 'de',
  hostOf: () => 'site',
  isHttps: () => true,
  cookieDomains: [],
  log: createLog({ name: 'test', level: 'silent' }),
})

const own = { 'sec-fetch-site': 'same-origin', cookie: `__Host-identity=${old}` }
const post = (name: string, body: unknown, headers: Record<string, string> = own) =>
  app.request(`https://site/api/desk/session/${name}/`, { method: 'POST', body: JSON.stringify(body), headers })
const identityCookie = (response: Response) =>
  response.headers.getSetCookie().find((one) => one.startsWith('__Host-identity='))
const credentials = { email: 'a@b.dk', password: 'p', captcha: null }

test('a login keeps its token in the cookie and ends the session that the browser had', async () => {
  const response = await post('login', credentials)
  expect([response.status, await response.json()]).toEqual([200, { data: { loggedIn: 'ok' }, meta: {} }])
  expect(identityCookie(response)).toMatch(new RegExp(`^__Host-identity=${fresh}; .*HttpOnly; Secure; SameSite=Lax$`))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(calls).toEqual([
    ['login', credentials],
    ['identify', fresh],
    ['logout', old],
  ])
})

test('guests get the refusal of a wrong password, and no cookie', async () => {
  secondFactor = undefined
  const response = await post('login', credentials)
  expect([response.status, (await response.json()).meta.code]).toEqual([401, 'login-refused'])
  expect([identityCookie(response), calls.at(-1)]).toEqual([undefined, ['logout', fresh]])
})

test('a demanded captcha comes with its challenge', async () => {
  const parameters = { algorithm: 'x', nonce: 'n', salt: 's', cost: 1, keyLength: 1, keyPrefix: 'k' }
  const captcha = { parameters, signature: 's' }
  failure = new ServiceError(403, { data: { error: 'No.', captcha }, meta: { code: 'captcha-required' } })
  const response = await post('login', credentials)
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { data: { captcha }, meta: { code: 'captcha-required' } },
  ])
})

test('a proof goes to the service with the edition of the page, and its token into the cookie', async () => {
  issued = fresh
  const response = await post('prove-code', { input: { code: '123 456' } })
  expect(calls).toEqual([['signIn', old, 'prove-code', { edition: 'de', input: { code: '123 456' } }]])
  expect(await response.json()).toEqual({ data: { missing: null }, meta: {} })
  expect(identityCookie(response)).toContain(fresh)
  issued = null
  expect(identityCookie(await post('state', { input: {} }))).toBeUndefined()
})

test.each([
  ['an unknown call', 'constructor', { input: {} }, 404, 'not-found'],
  ['input of another shape', 'prove-code', { input: { code: 7 } }, 422, 'invalid-input'],
  ['no login data', 'login', { email: 'a@b.dk' }, 422, 'invalid-input'],
])('%s is refused without asking the service', async (_, name, body, status, code) => {
  const response = await post(name, body)
  expect([response.status, (await response.json()).meta.code, calls]).toEqual([status, code, []])
})

test.each(['login', 'state', 'prove-code'])('%s is for pages of this site only', async (name) => {
  const response = await post(name, { input: {} }, { ...own, 'sec-fetch-site': 'cross-site' })
  expect([response.status, (await response.json()).meta.code, calls]).toEqual([403, 'foreign-form', []])
})

test.each<[Error, number, string]>([
  [new NotLoggedInError(), 401, 'not-logged-in'],
  [new ServiceError(403, { data: { error: 'No.' }, meta: { code: 'code-refused' } }), 403, 'code-refused'],
  [new ServiceError(409, { data: { error: 'No.' }, meta: { code: 'last-factor' } }), 409, 'last-factor'],
  [new ServiceError(429, { data: { error: 'No.' }, meta: { code: 'too-many-tries' } }), 429, 'too-many-tries'],
  [new Error('away'), 503, 'unavailable'],
])('%s comes back as %i %s', async (error, status, code) => {
  failure = error
  const response = await post('prove-code', { input: { code: '1' } })
  expect([response.status, (await response.json()).meta.code, identityCookie(response)]).toEqual([
    status,
    code,
    undefined,
  ])
})
