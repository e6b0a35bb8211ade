import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { envelope } from './envelope.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { InvalidReplyError } from './invalid-reply-error.ts'
import { createServiceClient, type ServiceClientOptions } from './service-client.ts'
import { ServiceError, ServiceTimeoutError } from './service-error.ts'

const lodging = envelope(v.object({ id: v.number() }))
const seven = JSON.stringify({ data: { id: 7 }, meta: {} })
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A real server; `answer` responds, `seen` records. */
async function startServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = (options: Partial<ServiceClientOptions> = {}) =>
    createServiceClient({
      name: 'houses',
      baseUrl: `http://127.0.0.1:${port}/services/houses/`,
      publicKey: 'demo',
      fetch,
      ...options,
    })
  return { client, seen, server }
}

const answerSeven = (_: IncomingMessage, response: ServerResponse) => response.end(seven)

describe('a typed client', () => {
  // spec: call public-key header; call bearer token
  test('sends key, token, ids and JSON, and parses the reply by its schema', async () => {
    const { client, seen } = await startServer(answerSeven)
    const houses = client({
      bearer: () => 'abc',
      headers: () => ({ 'x-request-id': 'request-1' }),
      credentials: 'include',
    })
    expect(await houses.post('/houses/', { body: { name: 'AB1234' }, reply: lodging })).toEqual({
      data: { id: 7 },
      meta: {},
    })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/services/houses/houses/',
      body: '{"name":"AB1234"}',
      headers: {
        'x-public-key': 'demo',
        authorization: 'Bearer abc',
        'x-request-id': 'request-1',
        'content-type': 'application/json',
      },
    })
  })

  test('calls a service in the same process directly, and by a request if that is refused', async () => {
    const { client, seen } = await startServer(answerSeven)
    const questions: unknown[] = []
    const tags: string[] = []
    const houses = client({
      headers: () => ({ 'x-request-id': 'request-1' }),
      onTags: (found) => void tags.push(...found),
      direct: async (question) => {
        questions.push(question)
        return questions.length === 1 ? { body: { data: { id: 8 }, meta: {} }, tags: ['lodging:8'] } : null
      },
    })
    const ask = async () => (await houses.read('houses', { body: { name: 'AB1234' }, reply: lodging })).data.id
    expect([await ask(), await ask()]).toEqual([8, 7])
    expect([questions[0], tags, seen.length]).toEqual([
      { path: 'houses', body: { name: 'AB1234' }, headers: { 'x-request-id': 'request-1' } },
      ['lodging:8'],
      1,
    ])
    await houses.post('houses', { body: {}, reply: lodging })
    expect(questions).toHaveLength(2)
  })

  // spec: call order_by[field]
  test('serialises an order as order_by[field] and a list with commas', async () => {
    const { client, seen } = await startServer(answerSeven)
    await client().get('list', {
      query: { metaKey_in: ['a', 'b'], limit: 5, no: undefined },
      orderBy: { date: 'desc' },
      reply: lodging,
    })
    const parameters = [...new URL(seen[0]?.url ?? '', 'http://x').searchParams]
    expect(parameters).toEqual([
      ['metaKey_in', 'a,b'],
      ['limit', '5'],
      ['order_by[date]', 'desc'],
    ])
  })

  // spec: error non-ok service response
  test.each([
    [
      'application/json',
      '{"data":{"error":"Gone."},"meta":{"code":"gone"}}',
      { data: { error: 'Gone.' }, meta: { code: 'gone' } },
      'gone',
    ],
    ['text/html', '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>', null],
    ['text/plain', '', null, null],
  ])('throws the status and the parsed body of a refusal in %s', async (type, text, body, code) => {
    const { client } = await startServer((_, response) => response.writeHead(410, { 'content-type': type }).end(text))
    const error: unknown = await client()
      .get('x', { reply: lodging })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ message: 'Request failed with status 410', status: 410, body, code })
  })

  test('names the invalid field of a reply', async () => {
    const { client } = await startServer((_, response) => response.end('{"data":{"id":"7"},"meta":{}}'))
    const error: unknown = await client()
      .get('x', { reply: lodging })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InvalidReplyError)
    expect(String(error)).toContain('data.id')
  })

  test('times out if a service does not respond', async () => {
    const { client } = await startServer(() => {})
    await expect(client({ timeoutMs: 20 }).get('slow', { reply: lodging })).rejects.toThrow(ServiceTimeoutError)
  })

  test('times out if a service never finishes its response', async () => {
    const { client } = await startServer((_, response) => response.write('{"data":'))
    await expect(client().post('slow', { reply: lodging, timeoutMs: 50 })).rejects.toThrow(
      'houses: POST slow timed out after 50 ms',
    )
  })

  test('passes on a network failure unchanged, for callers that retry', async () => {
    const failing = createServiceClient({
      name: 'x',
      baseUrl: 'http://x.test',
      publicKey: 'demo',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await expect(failing.get('x', { reply: lodging })).rejects.toThrow(new TypeError('Failed to fetch'))
  })

  test('calls a service in the same process as if over HTTP', async () => {
    const fetch = inProcessFetch((request) =>
      Response.json({ data: { id: Number(new URL(request.url).pathname.slice(1)) }, meta: {} }),
    )
    const local = createServiceClient({ name: 'x', baseUrl: 'http://x.test', publicKey: 'demo', fetch })
    expect((await local.get('9', { reply: lodging })).data.id).toBe(9)
  })
})

describe('identical concurrent requests', () => {
  /** Responds only on demand, so that the requests are certain to be concurrent. */
  async function startHeld() {
    const waiting: ServerResponse[] = []
    const arrivals: (() => void)[] = []
    const server = await startServer((_, response) => {
      waiting.push(response)
      arrivals.shift()?.()
    })
    const arrived = () => new Promise<void>((resolve) => void arrivals.push(resolve))
    const release = () => {
      for (const response of waiting.splice(0)) response.setHeader('x-marram-tags', 'lodging:7 area:2').end(seven)
    }
    return { ...server, arrived, release }
  }

  // spec: call merging of identical requests
  test('are sent once, and every caller gets the tags', async () => {
    const { client, seen, arrived, release } = await startHeld()
    const tags: string[] = []
    const houses = client({ onTags: (list) => tags.push(...list) })
    const arrival = arrived()
    const replies = [1, 2, 3].map(() => houses.get('7', { reply: lodging }))
    await arrival
    release()
    expect((await Promise.all(replies)).map(({ data }) => data.id)).toEqual([7, 7, 7])
    expect(seen).toHaveLength(1)
    expect(tags).toEqual(Array(3).fill(['lodging:7', 'area:2']).flat())
  })

  test('are sent again after the first has finished', async () => {
    const { client, seen } = await startServer(answerSeven)
    const houses = client()
    await houses.get('7', { reply: lodging })
    await houses.get('7', { reply: lodging })
    expect(seen).toHaveLength(2)
  })

  test('are not merged if they change something, differ in body, or come from different users', async () => {
    const { client, seen } = await startServer(answerSeven)
    const tokens = ['anna', 'bo']
    const houses = client()
    const personal = client({ bearer: () => tokens.shift() ?? null })
    await Promise.all([
      houses.post('7', { body: 1, reply: lodging }),
      houses.post('7', { body: 1, reply: lodging }),
      houses.read('q', { body: 1, reply: lodging }),
      houses.read('q', { body: 2, reply: lodging }),
      houses.read('q', { body: 2, reply: lodging }),
      personal.get('me', { reply: lodging }),
      personal.get('me', { reply: lodging }),
    ])
    expect(seen.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(['7', '7', 'me', 'me', 'q', 'q'])
  })

  test('continue for the others if one caller leaves', async () => {
    const { client, seen, arrived, release } = await startHeld()
    const houses = client()
    const leaving = new AbortController()
    const arrival = arrived()
    const left = houses.get('7', { reply: lodging, signal: leaving.signal })
    const stayed = houses.get('7', { reply: lodging })
    await arrival
    leaving.abort(new Error('left the page'))
    await expect(left).rejects.toThrow('left the page')
    release()
    expect((await stayed).data.id).toBe(7)
    expect(seen).toHaveLength(1)
  })

  test('are aborted if the last caller leaves, and the next caller starts a new one', async () => {
    const hungUp = Promise.withResolvers<void>()
    let calls = 0
    const { client } = await startServer((request, response) => {
      calls += 1
      if (calls > 1) return response.end(seven)
      request.socket.on('close', () => hungUp.resolve())
      return leaving.abort(new Error('left the page'))
    })
    const houses = client()
    const leaving = new AbortController()
    await expect(houses.get('7', { reply: lodging, signal: leaving.signal })).rejects.toThrow('left the page')
    expect((await houses.get('7', { reply: lodging })).data.id).toBe(7)
    await hungUp.promise
  })

  test('all fail if the shared request fails', async () => {
    const { client } = await startServer((_, response) => response.writeHead(500).end())
    const houses = client()
    const outcomes = await Promise.allSettled([
      houses.get('7', { reply: lodging }),
      houses.get('7', { reply: lodging }),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
