import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createLog } from './logging.ts'
import { prepareShutdown, stopOnSignals } from './shutdown.ts'

/** Stands in for the process: holds listeners and records the exit code. */
function fakeProcess() {
  const listeners = new Map<string, () => void>()
  const exits: number[] = []
  return {
    exits,
    on: (signal: string, listener: () => void) => listeners.set(signal, listener),
    exit: (code: number) => void exits.push(code),
    send: (signal: 'SIGINT' | 'SIGTERM') => listeners.get(signal)?.(),
  }
}

test('the first signal stops in order and exits with success', async () => {
  const source = fakeProcess()
  const stopping = Promise.withResolvers<void>()
  stopOnSignals(() => stopping.promise, source)
  source.send('SIGTERM')
  expect(source.exits).toEqual([])
  stopping.resolve()
  await stopping.promise
  await Promise.resolve()
  expect(source.exits).toEqual([0])
})

test.each(['SIGINT', 'SIGTERM'] as const)('a second signal (%s) exits at once', (second) => {
  const source = fakeProcess()
  stopOnSignals(() => new Promise(() => {}), source)
  source.send('SIGINT')
  source.send(second)
  expect(source.exits).toEqual([1])
})

test('a stop that hangs is forced to end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const source = fakeProcess()
  stopOnSignals(() => new Promise(() => {}), source)
  source.send('SIGTERM')
  vi.advanceTimersByTime(25_000)
  expect(source.exits).toEqual([1])
  vi.useRealTimers()
})

test('a failed stop has a failing exit code', async () => {
  const source = fakeProcess()
  const stopping = Promise.reject<void>(new Error('no'))
  stopOnSignals(() => stopping, source)
  source.send('SIGINT')
  await stopping.catch(() => {})
  await Promise.resolve()
  expect(source.exits).toEqual([1])
})

test('a server keeps accepting until the load balancer has noticed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drained: string[] = []
  const health = { drain: () => void drained.push('not ready') }
  const stop = prepareShutdown({
    server,
    log: createLog({ name: 'test', level: 'silent' }),
    health,
    drainDelayMs: 5000,
  })
  const stopped = stop()
  await vi.advanceTimersByTimeAsync(4999)
  expect([drained, server.listening]).toEqual([['not ready'], true])
  await vi.advanceTimersByTimeAsync(1)
  await stopped
  expect(server.listening).toBe(false)
  vi.useRealTimers()
})

test('a request that waits in the queue of the kernel is answered', async () => {
  const server = createServer((_request, response) => void response.end('taken'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = prepareShutdown({ server, log: createLog({ name: 'test', level: 'silent' }) })
  const sockets = Array.from({ length: 20 }, () => connect((server.address() as AddressInfo).port, '127.0.0.1'))
  for (const socket of sockets) socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
  const answers = sockets.map(async (socket) => String(await once(socket, 'data')))
  // The kernel connects at once, and the server accepts in the next turn of the event loop.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  await stop()
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200.*connection: close/is)
})

test('a server that never listened stops as well', async () => {
  const stop = prepareShutdown({ server: createServer(), log: createLog({ name: 'test', level: 'silent' }) })
  await expect(stop()).resolves.toBeUndefined()
})
