import type { AuthClient } from '@marram/contract/auth/client'
import { NotLoggedInError, ResetRefusedError, UnsupportedTargetError } from '@marram/contract/auth/errors'
import { ServiceError } from '@marram/contract/service-error'
import type { FormAnswer } from '@marram/contract/workers/form-answer'
import type { SocketBindings } from '@marram/service-kit/client-address'
import { createLog } from '@marram/service-kit/logging'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { mountSessionRoutes } from './session-routes.ts'

const old = 'o'.repeat(43)
const fresh = 'n'.repeat(43)
const user = { id: 7, type: 2, role: 'Default', email: 'karen@example.org', firstname: 'Karen', lastname: 'Müller' }
const identity = { permissions: ['profile', 'bookings'], user: { ...user, languageId: 2, secret: 'x' } }
const presented = { permissions: ['profile', 'bookings'], user }

/** Records calls to the auth service; each answers with a value, or throws the error. */
const calls: unknown[][] = []
const shown: unknown[] = []
const logged: string[] = []
let failure: Error | null = null
/** The only call that fails, if set. */
let failing = ''
let staffFactor: 'enrol' | undefined
const answers: Readonly<Record<string, unknown>> = {
  ...{ login: fresh, confirmRegistration: fresh, resetPassword: fresh, changePassword: fresh, confirmEmail: fresh },
  ...{ identify: identity, whoami: { token: fresh, ...identity }, profile: { phone: '1' }, sessions: [{ id: 's' }] },
  downloadData: { bookings: [] },
}
const auth: AuthClient = new Proxy(Object.create(null), {
  get:
    (_, name) =>
    async (...args: unknown[]) => {
      calls.push([name, ...args])
      if (failure && (failing === '' || failing === name)) throw failure
      if (name === 'identify' && staffFactor) return { ...identity, secondFactor: staffFactor }
      return answers[String(name)]
    },
})

const app = new Hono<{ Bindings: SocketBindings }>({ strict: false })
mountSessionRoutes(app, {
  auth,
  editionOf: () => 'de',
  hostOf: () => 'site',
  isHttps: () => true,
  cookieDomains: [],
  showAnswer: async (edition, path, answer: FormAnswer, status, token) => {
    shown.push({ edition, path, answer, token })
    return new Response('again', { status })
  },
  log: createLog({ name: 'test', level: 'warn', write: (line) => logged.push(line) }),
})

const cookie = `__Host-identity=${old}`
const own = { 'sec-fetch-site': 'same-origin' }
const json = { ...own, accept: 'application/json' }
const post = (
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = { ...own, cookie },
) => app.request(`https://site${path}`, { method: 'POST', body: new URLSearchParams(fields), headers })
const get = (path: string, headers: Record<string, string> = { cookie }) =>
  app.request(`https://site${path}`, { headers })
const identityCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-identity='))
    ?.split(';')[0]
const kept = `__Host-identity=${fresh}`
const dropped = '__Host-identity='
const refusal = (status: number, code: string, data = {}) =>
  new ServiceError(status, { data: { error: 'sentence', ...data }, meta: { code } })

beforeEach(() => {
  calls.length = 0
  shown.length = 0
  logged.length = 0
  failure = null
  failing = ''
  staffFactor = undefined
})

const passwords = { password: 'new', password_confirm: 'new' }
const link = { token: 'from-mail' }

describe('a form of an account', () => {
  test.each<[form: string, page: string, fields: Record<string, string>, asked: unknown[], next: string]>([
    [
      'login',
      '/account/login/',
      { email: 'k@x', password: 'p', next: '/booking/step2/' },
      ['login', { email: 'k@x', password: 'p', captcha: null }, 'guest'],
      '/booking/step2/',
    ],
    [
      'login',
      '/account/staff/',
      { email: 'k@x', password: 'p', captcha: 'c', door: 'staff', next: 'https://evil.example/' },
      ['login', { email: 'k@x', password: 'p', captcha: 'c' }, null],
      '/account/',
    ],
    [
      'register',
      '/account/register/',
      { email: 'k@x', firstname: 'K', lastname: 'M', captcha: 'c' },
      ['register', { email: 'k@x', firstname: 'K', lastname: 'M', languageId: 2, captcha: 'c' }],
      '/account/register/?sent=1',
    ],
    [
      'confirm',
      '/account/confirm/',
      { ...link, ...passwords },
      ['confirmRegistration', { ...link, ...passwords }],
      '/account/?done=confirmed',
    ],
    [
      'forgot-password',
      '/account/forgot-password/',
      { email: 'k@x' },
      ['forgotPassword', 'k@x', 'guest'],
      '/account/forgot-password/?sent=1',
    ],
    [
      'forgot-password',
      '/account/forgot-password/',
      { email: 'k@x', target: 'owner' },
      ['forgotPassword', 'k@x', 'owner'],
      '/account/forgot-password/?sent=1',
    ],
    [
      'reset-password',
      '/account/reset-password/',
      { user_id: '7', reset_token: 'r', ...passwords },
      ['resetPassword', { user_id: '7', reset_token: 'r', ...passwords }, 'guest'],
      '/account/?done=password',
    ],
    [
      'reset-password',
      '/account/reset-password/',
      { user_id: '7', reset_token: 'r', target: 'owner', ...passwords },
      ['resetPassword', { user_id: '7', reset_token: 'r', ...passwords }, 'owner'],
      '/account/?done=password',
    ],
    [
      'password',
      '/account/password/',
      { current_password: 'old', ...passwords },
      ['changePassword', old, { current_password: 'old', ...passwords }],
      '/account/?done=password',
    ],
    [
      'email',
      '/account/email/',
      { email: 'new@x', password: 'p' },
      ['changeEmail', old, { email: 'new@x', password: 'p' }],
      '/account/email/?sent=1',
    ],
    ['confirm-email', '/account/confirm-email/', link, ['confirmEmail', old, 'from-mail'], '/account/?done=email'],
    ['end-session', '/account/profile/', { id: 's2' }, ['endSession', old, 's2'], '/account/profile/?ended=1'],
    ['delete', '/account/data/', { password: 'p' }, ['deleteAccount', old, 'p'], '/account/login/?done=deleted'],
  ])('%s at %s is passed on, and its sender is redirected', async (form, page, fields, asked, next) => {
    const response = await post(`/api/session/${form}/`, fields)
    expect(calls[0]).toEqual(asked)
    expect([response.status, response.headers.get('location')]).toEqual([303, next])
    expect(response.headers.get('cache-control')).toBe('no-store')
    // The button beside the profile's form is sent by script or to its own address.
    if (form !== 'end-session') expect((await post(page, fields)).headers.get('location')).toBe(next)
  })

  test.each([
    ['login', kept],
    ['confirm', kept],
    ['reset-password', kept],
    ['password', kept],
    ['confirm-email', kept],
    ['delete', dropped],
    ['profile', undefined],
    ['register', undefined],
    ['end-session', undefined],
  ])('%s sets the session cookie to %s', async (form, left) => {
    expect(identityCookie(await post(`/api/session/${form}/`))).toBe(left)
  })

  test('of a new password leads staff to the desk', async () => {
    staffFactor = 'enrol'
    const response = await post('/api/session/reset-password/', { user_id: '7', reset_token: 'r', ...passwords })
    expect(response.headers.get('location')).toBe('/desk/')
  })

  test('of the profile sends every field, and the mail preferences only if the form has them', async () => {
    const names = ['firstname', 'lastname', 'phone', 'address', 'postalCode', 'city', 'country']
    const fields = Object.fromEntries(names.map((name) => [name, `my ${name}`]))
    const response = await post('/account/profile/', { ...fields, languageId: '7', hasReviewMails: '1' })
    expect(response.headers.get('location')).toBe('/account/profile/?saved=1')
    await post('/account/profile/', { ...fields, hasReviewMails: '1', reviewMails: 'on', languageId: '3' })
    await post('/account/profile/', { phone: '1' })
    expect(calls).toEqual([
      ['changeProfile', old, { ...fields, languageId: 7, reviewMails: false }],
      ['changeProfile', old, { ...fields, reviewMails: true }],
      ['changeProfile', old, { ...Object.fromEntries(names.map((name) => [name, ''])), phone: '1' }],
    ])
  })

  test('tells a script which guest is logged in, but never the token', async () => {
    const response = await post('/api/session/login/', {}, json)
    const text = await response.text()
    expect(JSON.parse(text).data).toEqual({ next: '/account/', ...presented })
    expect(text).not.toContain(fresh)
    expect(calls.at(-1)).toEqual(['identify', fresh])
    const deleted = await post('/api/session/delete/', {}, { ...json, cookie })
    expect((await deleted.json()).data).toEqual({ next: '/account/login/?done=deleted' })
  })

  test('ends the previous session of the browser on login, even if it has expired', async () => {
    await post('/api/session/login/')
    expect(calls.map(([name]) => name)).toEqual(['login', 'logout'])
    expect(calls[1]).toEqual(['logout', old])
    calls.length = 0
    await post('/api/session/login/', {}, own)
    expect(calls.map(([name]) => name)).toEqual(['login'])
    failing = 'logout'
    failure = new NotLoggedInError()
    expect(identityCookie(await post('/api/session/login/'))).toBe(kept)
    failure = new Error('no connection')
    expect((await post('/api/session/login/')).status).toBe(503)
  })

  test('with the token of a mail reads it from the cookie and removes the cookie', async () => {
    const token = 't'.repeat(43)
    const response = await post('/account/confirm/', { token: 'held' }, { ...own, cookie: `link=${token}` })
    expect(calls[0]).toMatchObject(['confirmRegistration', { token }])
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^link=; Max-Age=0; Path=\/; HttpOnly/),
    )
    const other = await post('/account/profile/', {}, { ...own, cookie: `link=${token}` })
    expect(other.headers.getSetCookie()).toEqual([])
  })

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    {},
  ])('is refused from %o without being read', async (headers) => {
    const response = await post('/api/session/login/', {}, headers)
    expect([response.status, (await response.json()).meta.code]).toEqual([403, 'foreign-form'])
    expect(calls).toEqual([])
    expect(logged.join()).toContain('without reading it')
  })
})

describe('a refused form', () => {
  const sent = {
    email: 'k@x',
    firstname: 'x'.repeat(600),
    password: 'p',
    password_confirm: 'p',
    current_password: 'p',
    captcha: 'c',
  }

  test('is shown again without its secrets', async () => {
    failure = refusal(422, 'invalid-input', { problems: [{ field: 'email' }, { field: '' }] })
    const response = await post('/account/register/', sent)
    expect([response.status, await response.text()]).toEqual([422, 'again'])
    const values = { email: 'k@x', firstname: 'x'.repeat(500) }
    const answer = { kind: 'account', form: 'register', code: 'invalid-input', fields: ['email'], values }
    expect(shown).toEqual([{ edition: 'de', path: '/account/register/', answer, token: old }])
    expect(identityCookie(response)).toBeUndefined()
  })

  test('answers a script with the fields and the challenge', async () => {
    const captcha = { algorithm: 'SHA-256', challenge: 'a', maxnumber: 1, salt: 's', signature: 'g' }
    failure = refusal(403, 'captcha-required', { captcha })
    const response = await post('/api/session/login/', {}, json)
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { data: { error: 'sentence', fields: [] }, meta: { code: 'captcha-required' } },
    ])
    expect(shown).toEqual([])
  })

  test('of an expired session leads to the login, and back', async () => {
    failure = new NotLoggedInError()
    const response = await post('/account/email/', {})
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/account/login/?next=%2Faccount%2Femail%2F',
    ])
    expect(identityCookie(response)).toBe(dropped)
    const told = await post('/api/session/email/', {}, { ...json, cookie })
    expect([told.status, (await told.json()).meta.code, identityCookie(told)]).toEqual([401, 'not-logged-in', dropped])
  })

  const reset = (code: string) => new ResetRefusedError('sentence', { data: { error: 'sentence' }, meta: { code } })
  test.each<[Error, number, string]>([
    [new UnsupportedTargetError(), 400, 'unsupported-target'],
    [refusal(401, 'login-refused'), 401, 'login-refused'],
    [refusal(404, 'unknown'), 404, 'unknown'],
    [refusal(409, 'taken'), 409, 'taken'],
    [refusal(410, 'token-unknown'), 410, 'token-unknown'],
    [refusal(413, 'too-large'), 413, 'too-large'],
    [refusal(429, 'too-many-requests'), 429, 'too-many-requests'],
    [refusal(400, 'malformed'), 400, 'malformed'],
    [refusal(500, 'internal-error'), 503, 'unavailable'],
    [new ServiceError(502, 'bad gateway'), 503, 'unavailable'],
    [new Error('no connection'), 503, 'unavailable'],
    [reset('too-many-requests'), 429, 'too-many-requests'],
    [reset('busy'), 503, 'unavailable'],
    [reset('internal-error'), 503, 'unavailable'],
    [reset('token-unknown'), 410, 'token-unknown'],
    [reset('already-confirmed'), 410, 'already-confirmed'],
    [reset('reset-token-unknown'), 410, 'reset-token-unknown'],
    [reset('password-short'), 422, 'password-short'],
    [new ResetRefusedError('sentence', 'gone'), 422, 'invalid-input'],
  ])('for %s answers %i %s', async (error, status, code) => {
    failure = error
    const response = await post('/api/session/reset-password/', {}, json)
    expect([response.status, (await response.json()).meta.code]).toEqual([status, code])
    expect(logged.length > 0).toBe(status >= 500)
  })
})

describe('the session API', () => {
  test('identifies the guest; the token is rotated and stays in its cookie', async () => {
    const response = await post('/api/session/whoami/')
    const text = await response.text()
    expect(calls).toEqual([['whoami', old]])
    expect(JSON.parse(text).data).toEqual(presented)
    expect(text).not.toContain(fresh)
    expect(identityCookie(response)).toBe(kept)
    expect(response.headers.get('cache-control')).toBe('no-store')
    failure = new NotLoggedInError()
    const over = await post('/api/session/whoami/')
    expect([over.status, identityCookie(over)]).toEqual([401, dropped])
  })

  test('answers the account without its token', async () => {
    const response = await get('/api/session/profile/')
    expect((await response.json()).data).toEqual({ ...presented, profile: { phone: '1' }, sessions: [{ id: 's' }] })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(calls.map(([name, token]) => [name, token])).toEqual([
      ['identify', old],
      ['profile', old],
      ['sessions', old],
    ])
    failure = new NotLoggedInError()
    const over = await get('/api/session/profile/')
    expect([over.status, identityCookie(over)]).toEqual([401, dropped])
    failure = refusal(500, 'internal-error')
    const broken = await get('/api/session/profile/')
    expect([broken.status, identityCookie(broken)]).toEqual([503, undefined])
    expect(logged).toHaveLength(1)
  })

  test('exports the account’s data as a file', async () => {
    const response = await get('/api/session/my-data/')
    expect(await response.text()).toBe('{\n  "bookings": []\n}')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="marram-data.json"')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    failure = new NotLoggedInError()
    const over = await get('/api/session/my-data/')
    expect([over.status, identityCookie(over)]).toEqual([401, undefined])
  })

  test.each(['/api/session/whoami/', '/api/session/logout/'])('refuses other sites: %s', async (path) => {
    const response = await post(path, {}, { cookie, 'sec-fetch-site': 'cross-site' })
    expect([response.status, (await response.json()).meta.code, calls]).toEqual([403, 'foreign-form', []])
  })

  test.each(['cross-site', 'same-site'])('refuses to be read by other sites, %s', async (site) => {
    for (const path of ['/api/session/profile/', '/api/session/my-data/']) {
      const response = await get(path, { cookie, 'sec-fetch-site': site })
      expect([response.status, (await response.json()).meta.code, calls]).toEqual([403, 'foreign-form', []])
    }
    expect((await get('/api/session/profile/', { cookie, 'sec-fetch-site': 'none' })).status).toBe(200)
  })

  test('ends the session and removes its cookies', async () => {
    const response = await post('/api/session/logout/')
    expect(calls).toEqual([['logout', old]])
    expect([response.status, response.headers.get('location'), identityCookie(response)]).toEqual([303, '/', dropped])
    const told = await post('/api/session/logout/', {}, { ...json, cookie })
    expect((await told.json()).data).toEqual({ loggedOut: 'ok' })
    calls.length = 0
    const stranger = await post('/api/session/logout/', {}, own)
    expect([calls, identityCookie(stranger)]).toEqual([[], dropped])
  })

  test('a password manager is led to the page that changes the password', async () => {
    const response = await get('/.well-known/change-password')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/account/password/'])
  })
})
