import { threadId } from 'node:worker_threads'
import { createLog } from '@marram/service-kit/logging'
import { afterEach, expect, test, vi } from 'vitest'
import { createSearch } from '../server.ts'
import { testKeys } from '../testing/start-search.ts'
import { type EngineThread, startEngineThread } from './engine-thread.ts'

const log = createLog({ name: 'test', level: 'silent' })
const entry = new URL('./testing-worker.ts', import.meta.url)
let thread: EngineThread
afterEach(() => thread.stop())

function start(options: { hungMs?: number } = {}): EngineThread {
  const answer = async (request: Request) => new Response(`program heard ${await request.text()}`)
  thread = startEngineThread({ entry, data: {}, answer, log, restartMs: 1, ...options })
  return thread
}

const ask = (path: string, body?: string) =>
  new Request(`http://search${path}`, { method: 'POST', ...(body !== undefined && { body }) })
const ready = (engine: EngineThread) => vi.waitFor(() => expect(engine.isReady()).toBe(true))

test('the engine answers on another thread than the one that serves pages', async () => {
  const response = await start().fetch(ask('/', 'sauna'))
  const { threadId: other, said } = await response.json()
  expect([typeof other, other === threadId, said]).toEqual(['number', false, 'sauna'])
  expect(response.headers.get('x-own')).toBe('kept')
})

test('the engine answers direct queries once it is ready', async () => {
  const engine = start()
  expect(await engine.ask({ uid: 'a' })).toBeNull()
  await ready(engine)
  expect(await engine.ask({ uid: 'a' })).toEqual({ threadId: expect.any(Number), question: { uid: 'a' } })
})

test('the engine can call the program, which has the content', async () => {
  expect(await (await start().fetch(ask('/program'))).text()).toBe('program heard hello')
})

test('an index that has not followed the database for a minute is a problem, a shorter break is none', async () => {
  const engine = start()
  expect(engine.problem()).toBe('The index is being built.')
  await ready(engine)
  expect(engine.problem()).toBeNull()
  await engine.fetch(ask('/lag', '5000'))
  expect(engine.problem()).toBeNull()
  await engine.fetch(ask('/lag', '75000'))
  expect(engine.problem()).toMatch(/^The index has not followed the database for 7[5-9] s\.$/)
  await engine.fetch(ask('/current'))
  expect(engine.problem()).toBeNull()
})

test('an endless search blocks only its own thread, and the program can stop', async () => {
  const engine = start()
  await ready(engine)
  const endless = engine.fetch(ask('/spin'))
  const ended = expect(endless).rejects.toThrow('The search thread has ended.')
  await new Promise((resolve) => setImmediate(resolve))
  await engine.stop()
  await ended
})

test('a hanging thread is stopped and replaced', async () => {
  const engine = start({ hungMs: 0 })
  await ready(engine)
  await expect(engine.fetch(ask('/spin'))).rejects.toThrow('ended')
  expect(engine.isReady()).toBe(false)
  await ready(engine)
})

test('after a crash callers are asked to retry, and a new thread answers', async () => {
  const engine = start()
  const search = createSearch({ keys: testKeys, api: engine.fetch, log })
  const post = (path: string) =>
    search(new Request(`http://x${path}`, { headers: { authorization: `Bearer ${testKeys.searchKey}` } }))
  await ready(engine)
  const crashed = await post('/crash')
  expect([crashed.status, crashed.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await crashed.json()).toMatchObject({ code: 'unavailable', type: 'system' })
  expect(engine.isReady()).toBe(false)
  await ready(engine)
  expect((await post('/')).status).toBe(200)
})
