import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ForwardOptions, forwardTo } from './forward.ts'
import { createLog } from './logging.ts'
import { runInRequestContext } from './request-context.ts'
import { type RunningServer, serve } from './serve.ts'

const log = createLog({ name: 'test', level: 'silent' })
const remotes: Server[] = []
const fronts: RunningServer[] = []
let testEnd = new AbortController()
beforeEach(() => {
  testEnd = new AbortController()
})

afterEach(async () => {
  testEnd.abort()
  await Promise.all(fronts.splice(0).map((front) => front.stop()))
  for (const remote of remotes.splice(0)) {
    remote.closeAllConnections()
    remote.close()
  }
})

type Options = Partial<ForwardOptions> & Pick<ForwardOptions, 'url'>
const forward = (options: Options) => forwardTo({ name: 'houses', log, until: testEnd.signal, ...options })

async function remoteAt(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const remote = createServer(answer)
  remotes.push(remote)
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve))
  const address = remote.address()
  if (typeof address !== 'object' || address === null) throw new Error('The remote has no port')
  return `http://127.0.0.1:${address.port}`
}

async function frontOf(url: ForwardOptions['url'], options: Partial<ForwardOptions> = {}): Promise<string> {
  const front = await serve({ fetch: forward({ url, ...options }), port: 0, log })
  fronts.push(front)
  return `http://127.0.0.1:${front.port}`
}

const seen = (request: IncomingMessage) => ({ method: request.method, url: request.url, headers: request.headers })
const echo = async (request: IncomingMessage, response: ServerResponse) => {
  const body = await text(request)
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ ...seen(request), body }))
}

describe('a request', () => {
  test('arrives with its method, path, query and body, below the path of the URL', async () => {
    const front = await frontOf(`${await remoteAt(echo)}/services/houses/`)
    const body = 'æøå'.repeat(100_000)
    const answer = await fetch(`${front}/a%20b/?q=%C3%A6&q=2`, { method: 'PUT', body })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ method: 'PUT', url: '/services/houses/a%20b/?q=%C3%A6&q=2', body })
  })

  test("has the caller's address and the request id; forged address headers are dropped", async () => {
    const front = await frontOf(await remoteAt(echo))
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-request-id': 'request-0815', authorization: 'Bearer x' }
    const answer = await fetch(front, { headers })
    const arrived = (await answer.json()).headers
    expect(arrived).toMatchObject({ ...headers, 'x-forwarded-for': '127.0.0.1' })
    expect(arrived.host).toMatch(/^127\.0\.0\.1:/)
    expect(answer.headers.get('x-request-id')).toBe('request-0815')
  })

  test('of the program itself has the address of the guest behind it', async () => {
    const handle = forward({ url: await remoteAt(echo) })
    const context = { requestId: 'request-0816', address: '192.0.2.7' }
    const answer = await runInRequestContext(context, () => handle(new Request('http://houses.internal/x')))
    expect((await answer.json()).headers).toMatchObject({
      'x-request-id': 'request-0816',
      'x-forwarded-for': '192.0.2.7',
    })
  })

  test('loses hop-by-hop headers, in both directions', async () => {
    const url = await remoteAt((request, response) => {
      const headers = { connection: 'keep-alive, x-inner', 'x-inner': '1', 'keep-alive': 'timeout=7', 'x-outer': '2' }
      response.writeHead(200, headers).end(JSON.stringify(request.headers))
    })
    const handle = forward({ url })
    const headers = { connection: 'x-own', 'x-own': '1', te: 'trailers', upgrade: 'h2c', 'x-kept': '2' }
    const answer = await handle(new Request('http://houses.internal/', { headers }))
    const arrived = await answer.json()
    expect(arrived['x-kept']).toBe('2')
    for (const name of ['x-own', 'te', 'upgrade']) expect(arrived).not.toHaveProperty(name)
    expect(answer.headers.get('x-outer')).toBe('2')
    for (const name of ['x-inner', 'keep-alive', 'connection']) expect(answer.headers.has(name)).toBe(false)
  })
})

describe('a reply', () => {
  test('stays compressed, and keeps every cookie', async () => {
    const url = await remoteAt((_, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']).setHeader('content-encoding', 'gzip')
      response.end(gzipSync('hello'))
    })
    const answer = await forward({ url })(new Request('http://houses.internal/'))
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(gzipSync('hello'))
  })

  test.each([
    ['HEAD', 200],
    ['GET', 304],
    ['POST', 204],
  ])('to %s with %i has no body', async (method, status) => {
    const front = await frontOf(await remoteAt((_, response) => response.writeHead(status, { etag: '"x"' }).end()))
    const answer = await fetch(front, { method })
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([status, '"x"', ''])
  })

  test('that is an event stream ends when this process stops', async () => {
    const stopping = new AbortController()
    const remote = await remoteAt((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write('event: ready\n\n')
    })
    const front = await frontOf(remote, { stopping: stopping.signal })
    const reader = (await fetch(front)).body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('event: ready\n\n')
    stopping.abort()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
    expect(await (await fetch(front)).text()).toBe('')
  })

  test('is streamed, and aborted if the caller leaves', async () => {
    const left = Promise.withResolvers<void>()
    const url = await remoteAt((_, response) => {
      response.write('first')
      response.once('close', left.resolve)
    })
    const leaving = new AbortController()
    const answer = await fetch(await frontOf(url), { signal: leaving.signal })
    const { value } = (await answer.body?.getReader().read()) ?? {}
    expect(Buffer.from(value ?? []).toString()).toBe('first')
    leaving.abort()
    await left.promise
  })

  test('that is cut off is not complete', async () => {
    const url = await remoteAt((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('first', () => response.destroy())
    })
    const answer = await forward({ url })(new Request('http://houses.internal/'))
    await expect(answer.text()).rejects.toThrow()
  })
})

describe('without a response', () => {
  test('a service that is away gives a 502 in the usual envelope', async () => {
    const url = await remoteAt(echo)
    remotes[0]?.close()
    const answer = await fetch(await frontOf(url), { headers: { 'x-request-id': 'request-0817' } })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      502,
      '5',
      'no-store',
    ])
    expect(await answer.json()).toEqual({
      data: { error: 'The service houses does not answer. Please try again.' },
      meta: { code: 'service-away', requestId: 'request-0817' },
    })
  })

  test('a slow one gives a 504', async () => {
    const front = await frontOf(await remoteAt(() => {}), { timeoutMs: 20 })
    const answer = await fetch(front, { method: 'POST', body: 'x' })
    expect([answer.status, (await answer.json()).meta.code]).toEqual([504, 'service-slow'])
  })

  test('a silent one gets no further requests until it responds to any', async () => {
    let isSilent = true
    const asked: (string | undefined)[] = []
    const url = await remoteAt((request, response) => {
      asked.push(request.url)
      if (!isSilent) response.end('back')
    })
    const front = await frontOf(url, { breaker: { slowMs: 5, awayMs: 20, probeMs: 20, tickMs: 5 } })
    expect((await fetch(`${front}/first`)).status).toBe(503)
    for (let more = 0; more < 5; more += 1) expect((await fetch(`${front}/more`)).status).toBe(503)
    isSilent = false
    await vi.waitFor(async () => expect(await (await fetch(`${front}/again`)).text()).toBe('back'))
    expect(new Set(asked)).toEqual(new Set(['/first', '/readyz', '/again']))
  })

  test('a recovered one gets requests again', async () => {
    let isFirst = true
    const url = await remoteAt((request, response) => {
      if (isFirst) request.socket.destroy()
      else response.end('back')
      isFirst = false
    })
    const front = await frontOf(url)
    expect((await fetch(front)).status).toBe(502)
    expect(await (await fetch(front)).text()).toBe('back')
  })

  test('a URL that leads back to the program fails at once', async () => {
    const handle: { current?: ReturnType<typeof forwardTo> } = {}
    const front = await serve({
      fetch: (request, bindings) => handle.current?.(request, bindings) ?? Promise.reject(new Error('not yet')),
      port: 0,
      log,
    })
    fronts.push(front)
    const url = `http://127.0.0.1:${front.port}`
    handle.current = forward({ url })
    expect((await fetch(`${url}/x`)).status).toBe(502)
  })
})

describe('with several addresses', () => {
  const named = (name: string) => (_: IncomingMessage, response: ServerResponse) => void response.end(name)
  const nowhere = 'http://127.0.0.1:1'
  const answers = async (front: string, count: number) => {
    const bodies: string[] = []
    for (let turn = 0; turn < count; turn += 1) bodies.push(await (await fetch(front)).text())
    return bodies
  }

  test('they take turns', async () => {
    const front = await frontOf([await remoteAt(named('a')), await remoteAt(named('b'))])
    expect(await answers(front, 4)).toEqual(['a', 'b', 'a', 'b'])
  })

  test('the next one gets the whole request when one is down or says that it cannot answer', async () => {
    const starting = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end()
    const front = await frontOf([nowhere, await remoteAt(starting), await remoteAt(echo)])
    for (const body of ['one', 'two', 'three']) {
      const answer = await fetch(front, { method: 'POST', body })
      expect([answer.status, (await answer.json()).body]).toEqual([201, body])
    }
  })

  test('a refusal of the service is not asked for again elsewhere', async () => {
    const refuse = vi.fn((_: IncomingMessage, response: ServerResponse) => void response.writeHead(429).end())
    const front = await frontOf([await remoteAt(refuse), await remoteAt(refuse)])
    expect((await fetch(front)).status).toBe(429)
    expect(refuse).toHaveBeenCalledTimes(1)
  })

  test('a silent one delays one caller, rests, and gets requests again once it answers', async () => {
    let isSilent = true
    const asked: (string | undefined)[] = []
    const silent = await remoteAt((request, response) => {
      asked.push(request.url)
      if (!isSilent) response.end('back')
    })
    const turns = { restMs: 60_000, mostRestMs: 60_000 }
    const front = await frontOf([silent, await remoteAt(named('b'))], { silentMs: 20, turns })
    expect(await answers(front, 6)).toEqual(['b', 'b', 'b', 'b', 'b', 'b'])
    expect(asked.filter((url) => url === '/')).toHaveLength(1)
    isSilent = false
    const short = await frontOf([silent, await remoteAt(named('b'))], { silentMs: 20, turns: { restMs: 10 } })
    isSilent = true
    expect(await answers(short, 1)).toEqual(['b'])
    isSilent = false
    await vi.waitFor(async () => expect(await answers(short, 2)).toContain('back'))
  })

  test('a caller who leaves ends the requests to all of them', async () => {
    const asked = Promise.withResolvers<void>()
    const left = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const urls = await Promise.all(
      left.map(({ resolve }, at) =>
        remoteAt((_, response) => {
          response.once('close', resolve)
          if (at === 1) asked.resolve()
        }),
      ),
    )
    const leaving = new AbortController()
    const answer = fetch(await frontOf(urls, { silentMs: 5 }), { signal: leaving.signal })
    const ended = expect(answer).rejects.toThrow()
    await asked.promise
    leaving.abort()
    await ended
    await Promise.all(left.map(({ promise }) => promise))
  })

  test('when all are down the caller gets a 502', async () => {
    expect((await fetch(await frontOf([nowhere, nowhere]))).status).toBe(502)
  })
})
