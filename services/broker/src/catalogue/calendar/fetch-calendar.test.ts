import { createServer, type RequestListener, type Server } from 'node:http'
import { isPrivateAddress } from '@marram/service-kit/private-address'
import { afterEach, describe, expect, test } from 'vitest'
import { createCalendarPort } from './fetch-calendar.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function portal(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

// A busy machine answers late, which is not a failure.
const open = { allowPrivate: true, timeoutMs: 50_000 }

describe('a calendar over HTTP', () => {
  test('is fetched, and asked for on condition the next time', async () => {
    const url = await portal((request, reply) => {
      if (request.headers['if-none-match'] === '"1"') return reply.writeHead(304).end()
      return reply.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR')
    })
    const port = createCalendarPort(open)
    expect(await port(url)).toEqual({ kind: 'fetched', text: 'BEGIN:VCALENDAR', etag: '"1"' })
    expect(await port(url, { etag: '"1"' })).toEqual({ kind: 'unchanged' })
  })

  test('may move, but not for ever', async () => {
    const url = await portal((request, reply) => {
      if (request.url === '/there') return reply.end('here')
      return reply.writeHead(302, { location: request.url === '/' ? '/there' : (request.url ?? '') }).end()
    })
    const port = createCalendarPort(open)
    expect(await port(url)).toMatchObject({ kind: 'fetched', text: 'here' })
    expect(await port(`${url}/round`)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('too often') })
  })

  test.each([
    ['an error', (_: unknown, reply) => void reply.writeHead(503).end(), 'the server answered 503'],
    ['too much', (_: unknown, reply) => void reply.end('x'.repeat(3000)), 'larger than 1000 bytes'],
    ['silence', () => {}, 'took too long'],
  ] satisfies [string, RequestListener, string][])('%s is a reason, not a crash', async (_, listener, reason) => {
    const url = await portal(listener)
    const limits = reason === 'took too long' ? { ...open, timeoutMs: 300 } : open
    const fetched = await createCalendarPort({ ...limits, maxBytes: 1000 })(url)
    expect(fetched).toMatchObject({ kind: 'failed', reason: expect.stringContaining(reason) })
  })
})

describe('our own network is closed to addresses that others give us', () => {
  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706433/',
    'http://localhost/',
  ])('%s', async (url) => {
    const reason = expect.stringContaining('private network')
    expect(await createCalendarPort()(url)).toMatchObject({ kind: 'failed', reason })
  })

  test('nor may a portal send us there', async () => {
    const url = await portal((_, reply) => void reply.writeHead(302, { location: 'file:///etc/passwd' }).end())
    const reason = expect.stringContaining('only http and https')
    expect(await createCalendarPort(open)(url)).toMatchObject({ kind: 'failed', reason })
  })

  test.each([
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['fd00::1', true],
    ['::ffff:192.168.0.1', true],
    ['nonsense', true],
    ['193.162.153.1', false],
    ['2a00:1450:4010::1', false],
  ])('%s is private: %s', (address, expected) => expect(isPrivateAddress(address)).toBe(expected))
})
