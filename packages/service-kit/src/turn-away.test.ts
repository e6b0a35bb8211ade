import { Agent, request as httpRequest, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHealth } from './health.ts'
import { createLog } from './logging.ts'
import { type ServeOptions, serve } from './serve.ts'
import { createTurnAway } from './turn-away.ts'

const log = createLog({ name: 'test', level: 'silent' })
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function start(options: Partial<ServeOptions> = {}) {
  const health = createHealth({ checks: {}, log })
  const { port, stop } = await serve({ fetch: async () => new Response('served'), port: 0, log, health, ...options })
  /** The status, or the code of the error. */
  const send = async (method: string): Promise<number | string> => {
    const sent = httpRequest({ port, method, host: '127.0.0.1', agent: new Agent({ keepAlive: false }) })
    const answer = Promise.withResolvers<number | string>()
    sent.on('error', (error) => answer.resolve('code' in error ? String(error.code) : error.message))
    sent.on('response', (response) => {
      response.resume()
      answer.resolve(response.statusCode ?? 0)
    })
    sent.end()
    return answer.promise
  }
  return { stop, send, health }
}

test('a leaving node drops reads, serves writes, and closes its port when the proxy has left it out', async () => {
  const { stop, send, health } = await start({ turnsAway: isRead })
  expect(await send('GET')).toBe(200)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  expect((await health.ready()).status).toBe(503)
  expect(await send('POST')).toBe(200)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await send('GET')).toBe('ECONNRESET')
  expect(await send('POST')).toBe(200)
  await vi.advanceTimersByTimeAsync(499)
  expect([await send('POST'), await send('GET'), isStopped]).toEqual([200, 'ECONNRESET', false])
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(await send('POST')).toBe('ECONNREFUSED')
})

test('without reads the port is closed after three seconds, and half a one', async () => {
  const { stop, send } = await start({ turnsAway: isRead })
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(3499)
  expect(await send('POST')).toBe(200)
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(await send('POST')).toBe('ECONNREFUSED')
})

test('a single node closes its port at once', async () => {
  const { stop, send } = await start()
  await stop()
  expect(await send('GET')).toBe('ECONNREFUSED')
})

test('a process that was paused while the proxy left it out drops another read', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const turnAway = createTurnAway(() => true)
  const request = new IncomingMessage(new Socket())
  let isLeftOut = false
  const leaving = turnAway.untilLeftOut().then(() => {
    isLeftOut = true
  })
  turnAway.drops(request)
  await vi.advanceTimersByTimeAsync(0)
  now.mockReturnValue(1001)
  await vi.advanceTimersByTimeAsync(500)
  expect([isLeftOut, request.socket.destroyed]).toEqual([false, true])
  turnAway.drops(request)
  await vi.advanceTimersByTimeAsync(500)
  await leaving
})
