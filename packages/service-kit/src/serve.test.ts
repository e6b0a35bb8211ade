import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reply } from './envelope.ts'
import { createHealth } from './health.ts'
import { createLog } from './logging.ts'
import { outgoingHeaders } from './request-context.ts'
import { type RunningServer, type ServeOptions, serve } from './serve.ts'
import { createService, type ServiceOptions, toFetchHandler } from './service.ts'

const log = createLog({ name: 'test', level: 'silent' })
const running: RunningServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
})

async function start(options: Partial<ServiceOptions> = {}, serveOptions: Partial<ServeOptions> = {}) {
  const health = createHealth({ checks: {}, log })
  const app = createService({ name: 'houses', log, publicKeys: null, health, ...options })
  const entered = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  app.post('/echo', async (c) => reply(await c.req.text()))
  app.get('/address', () => reply(outgoingHeaders()['x-forwarded-for']))
  app.get('/held', async () => {
    entered.resolve()
    await held.promise
    return reply('finished')
  })
  const server = await serve({ fetch: toFetchHandler(app), port: 0, log, health, ...serveOptions })
  running.push(server)
  return { ...server, url: `http://127.0.0.1:${server.port}`, entered: entered.promise, release: () => held.resolve() }
}

/** Raw bytes that no well-behaved client sends. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('over real HTTP', () => {
  test('a body arrives complete', async () => {
    const { url } = await start()
    const body = 'æøå'.repeat(50_000)
    const response = await fetch(`${url}/echo`, { method: 'POST', body })
    expect((await response.json()).data).toBe(body)
  })

  test("the caller's address is known, and a forged one is ignored", async () => {
    const { url } = await start()
    const response = await fetch(`${url}/address`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    expect((await response.json()).data).toBe('127.0.0.1')
  })

  test('a request with two hosts is refused at once', async () => {
    const seen: (string | undefined)[] = []
    const answerReady: ServeOptions['answerReady'] = ({ url }) => {
      seen.push(url)
      return false
    }
    const { port } = await start({}, { answerReady })
    const ask = (hosts: string) =>
      sendRaw(port, `GET /address HTTP/1.1\r\n${hosts}X-Host: c\r\nConnection: close\r\n\r\n`)
    expect(await ask('Host: a\r\nhost: b\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformed-request"/)
    expect(await ask('Host: a\r\nHost: a\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect(seen).toEqual([])
    expect(await ask('Host: a\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a body without a declared length is refused at the limit', async () => {
    const { port } = await start({ body: { maxBytes: 10 } })
    const answer = await sendRaw(
      port,
      'POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nabcdef\r\n6\r\nghijkl\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"code":"body-too-large"')
  })

  test('a body that declares too much is refused before it is sent', async () => {
    const { port } = await start({ body: { maxBytes: 10 } })
    expect(await sendRaw(port, 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5000000\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 413 /,
    )
  })

  test('a body that stalls is refused as a client error', async () => {
    const { port } = await start({ body: { maxBytes: 100, receiveMs: 30 } })
    const answer = await sendRaw(port, 'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nabc')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a request that does not arrive is disconnected, except on paths for slow ones', async () => {
    const { port } = await start({}, { bodyMs: 30, slowBodies: { paths: ['/echo'], ms: 60_000 } })
    const slow = connect(port, '127.0.0.1')
    const answered = text(slow)
    slow.write('POST /echo/?a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 6\r\n\r\nabc')
    expect(
      await sendRaw(port, 'POST /other HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabc').catch(String),
    ).toMatch(/^(HTTP\/1\.1 [45]\d\d|$|.*ECONNRESET)/)
    slow.write('def')
    expect(await answered).toContain('"data":"abcdef"')
  })

  test.each([
    'GET /address HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
    'GET /address HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n',
    'GET http:// HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET //x:y@/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'POST http://me@x/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nConnection: close\r\n\r\na',
    'TRACE /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nConnection: close\r\n\r\na',
    'GET http://:me@x/address HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'NONSENSE\r\n\r\n',
    'POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ])('malformed bytes are a 4xx (case %#)', async (bytes) => {
    const { port } = await start()
    expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  test('a ready response is sent without calling the service', async () => {
    const answerReady: ServeOptions['answerReady'] = (request, response) => {
      if (request.url !== '/ready-made') return false
      response.end('from memory')
      return true
    }
    const { url } = await start({}, { answerReady })
    expect(await (await fetch(`${url}/ready-made`)).text()).toBe('from memory')
    expect((await fetch(`${url}/address`)).status).toBe(200)
  })

  test('the service responds if a ready response cannot be sent', async () => {
    const answerReady = () => {
      throw new Error('broken entry')
    }
    const { url } = await start({}, { answerReady })
    expect((await fetch(`${url}/address`)).status).toBe(200)
  })

  test('only the connection is lost if a ready response is cut off', async () => {
    const answerReady: ServeOptions['answerReady'] = (request, response) => {
      if (request.url !== '/broken') return false
      response.writeHead(200, { 'content-length': '5' }).write('12')
      throw new Error('broken entry')
    }
    const { url } = await start({}, { answerReady })
    await expect(fetch(`${url}/broken`).then((response) => response.text())).rejects.toThrow()
    expect((await fetch(`${url}/address`)).status).toBe(200)
  })

  test('a second server on the same port fails', async () => {
    const { port } = await start()
    await expect(start({}, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('a server that is stopping', () => {
  test('finishes accepted requests, then closes in reverse order', async () => {
    const order: string[] = []
    const closers = ['database', 'worker'].map((name) => ({ name, close: () => order.push(name) }))
    const { url, stop, entered, release } = await start({}, { closers })
    const answer = fetch(`${url}/held`)
    await entered
    const stopped = stop()
    await vi.waitFor(() => expect(fetch(`${url}/address`)).rejects.toThrow(), { interval: 10 })
    expect(order).toEqual([])
    release()
    expect((await (await answer).json()).data).toBe('finished')
    await stopped
    expect(order).toEqual(['worker', 'database'])
  })

  test('reports on /readyz that it is about to stop', async () => {
    const { port, stop } = await start()
    const socket = connect(port, '127.0.0.1')
    const answers = text(socket)
    const firstAnswer = new Promise((resolve) => socket.once('data', resolve))
    socket.write('GET /readyz HTTP/1.1\r\nHost: a\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n')
    await firstAnswer
    const stopped = stop()
    socket.write('\r\n')
    const statuses = [...(await answers).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual(['200', '503'])
    await stopped
  })

  test('does not keep connections alive for a next request', async () => {
    const { port, stop, entered, release } = await start()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const answer = Promise.withResolvers<IncomingMessage>()
    httpRequest({ port, host: '127.0.0.1', path: '/held', agent }, answer.resolve).end()
    await entered
    const stopped = stop()
    release()
    const response = await answer.promise
    expect(response.headers.connection).toBe('close')
    response.resume()
    await stopped
    agent.destroy()
  })

  test('aborts unfinished requests at the deadline', async () => {
    const { url, stop, entered, release } = await start({}, { deadlineMs: 30 })
    const answer = fetch(`${url}/held`)
    const cutOff = expect(answer).rejects.toThrow()
    await entered
    await stop()
    await cutOff
    release()
  })

  test('stops once, however often it is called', async () => {
    let closed = 0
    const close = () => {
      closed += 1
    }
    const { stop } = await start({}, { closers: [{ name: 'pool', close }] })
    await Promise.all([stop(), stop()])
    await stop()
    expect(closed).toBe(1)
  })

  test('runs all closers although one fails and another hangs', async () => {
    const closed: string[] = []
    const closers = [
      { name: 'database', close: () => closed.push('database') },
      { name: 'hanging', close: () => new Promise(() => {}) },
      { name: 'failing', close: () => Promise.reject(new Error('no')) },
    ]
    const { stop } = await start({}, { closers, deadlineMs: 20 })
    await stop()
    expect(closed).toEqual(['database'])
  })
})
