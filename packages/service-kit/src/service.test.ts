import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isRefusal, refuse, reply, replyRefusal } from './envelope.ts'
import { readJson } from './json-body.ts'
import { createLog } from './logging.ts'
import { createMetrics } from './metrics.ts'
import { outgoingHeaders } from './request-context.ts'
import { createService, type ServiceOptions, toFetchHandler } from './service.ts'

function startService(options: Partial<ServiceOptions> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = createLog({ name: 'test', write: (line) => lines.push(JSON.parse(line)) })
  const app = createService({ name: 'houses', log, publicKeys: ['demo'], ...options })
  app.get('/houses/:id', (c) => reply({ id: c.req.param('id') }))
  app.post('/houses', async (c) => {
    const body = await readJson(c.req.raw, v.object({ name: v.string() }))
    return isRefusal(body) ? replyRefusal(body) : reply(body, {}, 201)
  })
  app.put('/houses/:id', async (c) => reply(await c.req.json()))
  app.get('/taken', () => reply(refuse(409, 'dates-taken', 'These dates are taken.', { data: { price: 700 } })))
  app.get('/bug', () => {
    throw new Error('secret detail of the database')
  })
  app.get('/outgoing', () => reply(outgoingHeaders()))
  const handler = toFetchHandler(app)
  const call = (path: string, init: RequestInit = {}) =>
    handler(new Request(`http://houses.test${path}`, { ...init, headers: { 'x-public-key': 'demo', ...init.headers } }))
  return { call, handler, lines }
}

describe('a service', () => {
  test('responds with data and meta', async () => {
    const response = await startService().call('/houses/7')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { id: '7' }, meta: {} })
  })

  test('a path of only slashes takes linear time', async () => {
    const { call } = startService()
    expect((await call(`/houses/7${'/'.repeat(300_000)}`)).status).toBe(200)
    expect((await call(`/houses${'/'.repeat(300_000)}7`)).status).toBe(404)
  })

  test.each(['/houses/7', '/houses/7/'])('is accessible at %s, with and without a trailing slash', async (path) => {
    expect((await startService().call(path)).status).toBe(200)
  })

  test('answers HEAD like GET but without a body', async () => {
    const response = await startService().call('/houses/7', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('turns a refusal into its status, sentence and code, with the request id', async () => {
    const response = await startService().call('/taken', { headers: { 'x-request-id': 'request-0001' } })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      data: { error: 'These dates are taken.', price: 700 },
      meta: { code: 'dates-taken', requestId: 'request-0001' },
    })
    expect(response.headers.get('x-request-id')).toBe('request-0001')
  })

  test('hides a bug from callers, and logs it in full', async () => {
    const { call, lines } = startService()
    const response = await call('/bug')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
    const line = lines.find(({ msg }) => msg === 'request failed')
    expect(line).toMatchObject({ service: 'houses', path: '/bug', err: { message: 'secret detail of the database' } })
    expect(JSON.stringify(line)).toContain('service.test.ts')
  })

  test('returns 404 for an unknown path', async () => {
    const response = await startService().call('/castles')
    expect([response.status, (await response.json()).meta.code]).toEqual([404, 'unknown-path'])
  })

  test('returns 405 and the allowed methods of the path', async () => {
    const response = await startService().call('/houses/7/', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT'])
    expect((await response.json()).meta.code).toBe('wrong-method')
  })

  test('answers OPTIONS with the methods of the path', async () => {
    const response = await startService().call('/houses', { method: 'OPTIONS' })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST'])
  })

  test.each(['{', '', '{"name":}'])('returns 400 for the malformed body %j', async (body) => {
    const response = await startService().call('/houses', { method: 'POST', body })
    expect([response.status, (await response.json()).meta.code]).toEqual([400, 'malformed-json'])
  })

  test('returns 400 for malformed JSON even in a handler that parses it directly', async () => {
    const response = await startService().call('/houses/7', { method: 'PUT', body: '{' })
    expect([response.status, (await response.json()).meta.code]).toEqual([400, 'malformed-json'])
  })

  test('returns 422 and names the field of a body with the wrong shape', async () => {
    const response = await startService().call('/houses', { method: 'POST', body: '{"name":5}' })
    expect(response.status).toBe(422)
    expect((await response.json()).data.error).toBe('These fields are not valid: name.')
  })

  // spec: call public-key header
  test('checks the public key before the path', async () => {
    const response = await startService().handler(new Request('http://houses.test/castles'))
    expect([response.status, (await response.json()).meta.code]).toEqual([401, 'public-key-missing'])
  })

  test('is open without public keys', async () => {
    const { handler } = startService({ publicKeys: null })
    expect((await handler(new Request('http://houses.test/houses/7'))).status).toBe(200)
  })

  test('refuses a body above its limit', async () => {
    const { call } = startService({ body: { maxBytes: 20 } })
    const response = await call('/houses', { method: 'POST', body: JSON.stringify({ name: 'a long name of a house' }) })
    expect([response.status, (await response.json()).meta.code]).toEqual([413, 'body-too-large'])
  })

  test('limits requests per address, as reported by its proxy', async () => {
    const { call } = startService({ trustProxy: true, rateLimit: { burst: 1, perMinute: 1 } })
    const from = (address: string) => call('/houses/7', { headers: { 'x-forwarded-for': address } })
    const statuses = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')].map((r) => r.status)
    expect(statuses).toEqual([200, 429, 200])
  })

  test('forwards its ids to the services it calls', async () => {
    const headers = { 'x-request-id': 'request-0001', 'x-trace-id': 'trace-0001' }
    const response = await startService().call('/outgoing', { headers })
    expect((await response.json()).data).toEqual(headers)
  })

  test('counts requests by the pattern of the route, never by the path', async () => {
    const metrics = createMetrics()
    const { call } = startService({ metrics })
    await Promise.all([call('/houses/7'), call('/houses/8/'), call('/wp-login.php')])
    const text = await metrics.registry.metrics()
    expect(text).toContain('http_requests_total{service="houses",method="GET",route="/houses/:id",status="200"} 2')
    expect(text).toContain('http_requests_total{service="houses",method="GET",route="unmatched",status="404"} 1')
    expect(text).not.toContain('wp-login')
  })
})

describe('malformed input', () => {
  const paths = [
    '/%',
    '/%E0%A4%A',
    '/houses/%',
    '/houses/%00',
    '//',
    '/houses//',
    '/?%',
    '/houses/7?a=%E0%A4%A',
    '/..%2f',
    `/${'a'.repeat(5000)}`,
  ]
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

  test.each(paths)('never causes a 5xx at %s', async (path) => {
    const { call } = startService()
    for (const method of methods) {
      const body = method === 'POST' || method === 'PUT' ? '\u0000{"\ud800' : null
      const response = await call(path, { method, body })
      expect(response.status, `${method} ${path}`).toBeLessThan(500)
    }
  })
})
