import { createHealth } from '@marram/service-kit/health'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { type Visit, visit } from '@marram/testkit/visit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { listen } from './listen.ts'

const close = { connection: 'close' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

async function start(env: Record<string, string>) {
  const log = createLog({ name: 'test', level: 'silent' })
  const { port, stop } = await listen({
    config: { ...readConfig(env), port: 0 },
    log,
    metrics: createMetrics(),
    health: createHealth({ checks: {}, log }),
    fetch: async () => new Response('served'),
    answerReady: () => false,
  })
  /** The status, or null without a response. */
  const send = async (path: string, request: Visit) => {
    const answer = await visit(port, path, request).catch(() => null)
    return answer?.status ?? null
  }
  return { stop, send }
}

test('one of several nodes drops only reads that nginx repeats and counts with the writes', async () => {
  const { stop, send } = await start({ LISTEN_WHEN_READY: '1' })
  const stopped = stop()
  expect(await send('/', { headers: { connection: 'keep-alive' } })).toBe(200)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect(await send(path, { headers: close })).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await send('/', { method, headers: close })).toBe(200)
  for (const method of ['GET', 'HEAD']) expect(await send('/', { method, headers: close })).toBeNull()
  await vi.advanceTimersByTimeAsync(500)
  await stopped
})

test('a single node stops at once', async () => {
  const { stop } = await start({})
  await expect(stop()).resolves.toBeUndefined()
})
