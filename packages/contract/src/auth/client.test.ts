import { describe, expect, test, vi } from 'vitest'
import { createServiceClient } from '../service-client.ts'
import { createAuthClient } from './client.ts'

type Call = { readonly path: string; readonly body: unknown; readonly bearer: string | null }

/** A client of a service with a fixed response. */
function clientFor(status: number, body: unknown) {
  const calls: Call[] = []
  const warn = vi.fn()
  const client = createAuthClient({
    connect: (token) =>
      createServiceClient({
        name: 'auth',
        baseUrl: 'http://auth',
        publicKey: 'key',
        bearer: () => token,
        fetch: async (url, { body: sent, headers }) => {
          const bearer = new Headers(headers).get('authorization')
          calls.push({ path: new URL(url).pathname + new URL(url).search, body: JSON.parse(String(sent)), bearer })
          return Response.json(body, { status })
        },
      }),
    warn,
  })
  return { client, calls, warn }
}

const reset = { user_id: 7, reset_token: 'r', password: 'p', password_confirm: 'p' }

describe('login', () => {
  // spec: call POST /login/; call POST /login/{guest|owner}/; entity Payload: login
  test.each([
    ['guest', '/login/guest/'],
    ['owner', '/login/owner/'],
    ['staff', '/login/'],
    ['constructor', '/login/'],
    [null, '/login/'],
    [undefined, '/login/'],
  ])('target %s is sent to %s', async (target, path) => {
    const { client, calls } = clientFor(200, { data: { token: 't' }, meta: {} })
    expect(await client.login({ email: 'a@b.dk', password: 'p', captcha: null }, target)).toBe('t')
    expect(calls).toEqual([{ path, body: { email: 'a@b.dk', password: 'p', captcha: null }, bearer: null }])
  })

  test('a refusal carries status and body', async () => {
    const body = { data: { error: 'No.' }, meta: { code: 'login-refused' } }
    await expect(clientFor(401, body).client.login({ email: 'a', password: 'p' })).rejects.toMatchObject({
      message: 'Request failed with status 401',
      status: 401,
      code: 'login-refused',
      body,
    })
  })
})

describe('a forgotten password', () => {
  // spec: call POST /{guest|owner}/forgot-password/
  test.each(['guest', 'owner'])('is requested at the endpoint for %s', async (target) => {
    const { client, calls, warn } = clientFor(200, { data: { sent: 'ok' }, meta: {} })
    await client.forgotPassword('a@b.dk', target)
    expect(calls).toEqual([{ path: `/${target}/forgot-password/`, body: { email: 'a@b.dk' }, bearer: null }])
    expect(warn).not.toHaveBeenCalled()
  })

  // spec: error unsupported target
  test.each(['staff', '', 'Guest'])('of %j is an unsupported target, and no request is sent', async (target) => {
    const { client, calls } = clientFor(200, { data: { sent: 'ok' }, meta: {} })
    await expect(client.forgotPassword('a@b.dk', target)).rejects.toThrow('Unsupported target')
    expect(calls).toEqual([])
  })

  // spec: error forgot-password invalid reply
  test.each([{ data: { sent: 'no' }, meta: {} }, { data: null }, {}, 'ok', null])(
    'answered with %j is logged as a warning and rejected',
    async (reply) => {
      const { client, warn } = clientFor(200, reply)
      await expect(client.forgotPassword('a@b.dk', 'guest')).rejects.toThrow('unknown shape')
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not valid'), reply)
    },
  )
})

describe('a reset by token', () => {
  // spec: call POST /{target}/token-reset-password/
  test('returns the token', async () => {
    const { client, calls } = clientFor(200, { data: { token: 't' }, meta: {} })
    expect(await client.resetPassword(reset, 'owner')).toBe('t')
    expect(calls).toEqual([{ path: '/owner/token-reset-password/', body: reset, bearer: null }])
  })

  // spec: error token reset with error
  test.each([200, 410])(
    'with an error string is rejected with that response, whatever the status (%i)',
    async (status) => {
      const reply = { data: { error: 'This link is too old.' }, meta: { code: 'reset-token-unknown' } }
      await expect(clientFor(status, reply).client.resetPassword(reset, 'guest')).rejects.toMatchObject({
        message: 'This link is too old.',
        reply,
      })
    },
  )

  // spec: error token reset with error
  test.each([{ data: {}, meta: {} }, { data: { token: '' }, meta: {} }, { data: { token: 1 }, meta: {} }, null])(
    'answered with %j is rejected as invalid',
    async (reply) =>
      expect(clientFor(200, reply).client.resetPassword(reset, 'guest')).rejects.toMatchObject({
        name: 'InvalidReplyError',
      }),
  )

  test('with an error from a proxy passes that error on', async () => {
    await expect(clientFor(502, 'Bad gateway').client.resetPassword(reset, 'guest')).rejects.toMatchObject({
      message: 'Request failed with status 502',
    })
  })
})

describe('without a login', () => {
  // spec: error logged out
  test.each([null, ''])('(%j) metas and identity are rejected without a request', async (token) => {
    const { client, calls } = clientFor(200, {})
    await expect(client.userMetas(token, ['a'])).rejects.toThrow('Not logged in')
    await expect(client.whoami(token)).rejects.toThrow('Not logged in')
    expect(calls).toEqual([])
  })

  test('an expired token is rejected with the same message', async () => {
    const body = { data: { error: 'Not logged in' }, meta: { code: 'not-logged-in' } }
    const { client, calls } = clientFor(401, body)
    await expect(client.whoami('t', { loginTarget: 'owner' })).rejects.toThrow('Not logged in')
    expect(calls).toEqual([{ path: '/whoami/', body: { loginTarget: 'owner' }, bearer: 'Bearer t' }])
  })
})

// spec: call GET /rest/v1/entities/user_metas/
test('metas are requested by their keys', async () => {
  const { client, calls } = clientFor(200, { data: [{ metaKey: 'a', metaValue: '1' }], meta: {} })
  expect(await client.userMetas('t', ['a', 'b'])).toEqual([{ metaKey: 'a', metaValue: '1' }])
  expect(calls).toEqual([{ path: '/rest/v1/entities/user_metas/?metaKey_in=a%2Cb', body: null, bearer: 'Bearer t' }])
})
