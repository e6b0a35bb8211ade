import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import {
  findRequestContext,
  outgoingHeaders,
  readRequestContext,
  requestContext,
  runForEverybody,
  runInRequestContext,
} from './request-context.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const app = new Hono().use(requestContext()).get('/', async (c) => {
  await new Promise((resolve) => setImmediate(resolve))
  return c.json(outgoingHeaders())
})
const ask = async (headers: Record<string, string> = {}) => {
  const response = await app.request('/', { headers })
  return { sentOn: await response.json(), answered: response.headers.get('x-request-id') }
}

describe('a request', () => {
  test('keeps its id, in the reply and in further calls', async () => {
    expect(await ask({ 'x-request-id': 'abc-12345' })).toEqual({
      sentOn: { 'x-request-id': 'abc-12345' },
      answered: 'abc-12345',
    })
  })

  test.each(['', 'short', 'has spaces in it', 'quote"quote"', 'x'.repeat(129), 'æøåæøåæøå'])(
    'gets a new id instead of "%s"',
    (id) => {
      expect(readRequestContext(new Headers({ 'x-request-id': id })).requestId).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  test('gets a unique id', async () => {
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first.answered).not.toBe(second.answered)
    expect(first.sentOn['x-request-id']).toBe(first.answered)
  })

  test('forwards well-formed trace headers', async () => {
    const { sentOn } = await ask({ 'x-trace-id': 'trace-123', traceparent })
    expect(sentOn).toMatchObject({ 'x-trace-id': 'trace-123', traceparent })
  })

  test.each([
    '',
    'nonsense',
    traceparent.toUpperCase(),
    traceparent.replace('00-', 'ff-'),
    traceparent.replace(/4bf\w+/, '0'.repeat(32)),
  ])('drops the malformed trace header "%s"', async (header) => {
    expect((await ask({ traceparent: header })).sentOn).not.toHaveProperty('traceparent')
  })
})

describe('an in-process call', () => {
  test('belongs to the request that made it', () => {
    const outer = { requestId: 'outer-0001', traceId: 'trace-0001', address: '203.0.113.5' }
    expect(runInRequestContext(outer, () => readRequestContext(new Headers()))).toEqual(outer)
  })

  test('uses its headers if they differ', () => {
    const inner = runInRequestContext({ requestId: 'outer-0001' }, () =>
      readRequestContext(new Headers({ 'x-request-id': 'inner-0001' })),
    )
    expect(inner.requestId).toBe('inner-0001')
  })
})

describe('the trace of a caller', () => {
  const sentOn = async (trustProxy: boolean | readonly string[], remoteAddress: string) => {
    const server = new Hono().use(requestContext({ trustProxy })).get('/', (c) => c.json(outgoingHeaders()))
    const bindings = { incoming: { socket: { remoteAddress } } }
    const reply = await server.request('/', { headers: { traceparent } }, bindings)
    return (await reply.json()).traceparent
  }

  test('is continued for a trusted proxy or service only', async () => {
    expect(await sentOn(true, '192.0.2.1')).toBe(traceparent)
    expect(await sentOn(['192.0.2.0/24'], '192.0.2.1')).toBe(traceparent)
    expect(await sentOn(['192.0.2.0/24'], '198.51.100.1')).toBeUndefined()
    expect(await sentOn(false, '192.0.2.1')).toBeUndefined()
  })
})

test('outside any request there is nothing to forward', () => {
  expect([findRequestContext(), outgoingHeaders()]).toEqual([undefined, {}])
})

test('the visitor is forwarded, so that a remote service can apply limits', () => {
  const headers = runInRequestContext({ requestId: 'request-1', address: '203.0.113.5' }, outgoingHeaders)
  expect(headers).toEqual({ 'x-request-id': 'request-1', 'x-forwarded-for': '203.0.113.5' })
})

test('shared work has the request id, but neither the visitor nor the abort signal', () => {
  const { signal } = new AbortController()
  const context = { requestId: 'abc-12345', traceId: 'trace-123', address: '192.0.2.1', signal }
  const seen = runInRequestContext(context, () => runForEverybody(() => findRequestContext()))
  expect(seen).toEqual({ requestId: 'abc-12345', traceId: 'trace-123' })
  expect(runForEverybody(() => findRequestContext())).toBeUndefined()
})
