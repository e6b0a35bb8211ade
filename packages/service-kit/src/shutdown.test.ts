import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
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

/** In a thread, as its connections must be complete before the server's turns. */
const twentyPosts = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, connected } } = require('node:worker_threads')
const answers = Array.from({ length: 20 }, () => new Promise((resolve) => {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 0\\r\\n\\r\\n')
    Atomics.add(connected, 0, 1)
    Atomics.notify(connected, 0)
  })
  socket.on('data', (data) => resolve(String(data)))
  socket.on('error', (error) => resolve(error.code))
}))
Promise.all(answers).then((all) => parentPort.postMessage(all))
`

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

test('a request that waits in the queue of the kernel is answered', async () => {
  const server = createServer((_request, response) => void response.end('taken'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = prepareShutdown({ server, log: createLog({ name: 'test', level: 'silent' }) })
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const guests = new Worker(twentyPosts, {
    eval: true,
    workerData: { port: (server.address() as AddressInfo).port, connected },
  })
  const answers = once(guests, 'message')
  // Every turn is short, and the test continues among the events of one, as the listener of a signal does.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  await stat(import.meta.filename)
  // While this thread waits, the kernel accepts and node cannot.
  for (let count = 0; count < 20; count = Atomics.load(connected, 0)) Atomics.wait(connected, 0, count)
  await stop()
  for (const answer of (await answers)[0]) expect(answer).toMatch(/^HTTP\/1.1 200.*connection: close/is)
})

test('a server that never listened stops as well', async () => {
  const stop = prepareShutdown({ server: createServer(), log: createLog({ name: 'test', level: 'silent' }) })
  await expect(stop()).resolves.toBeUndefined()
})
