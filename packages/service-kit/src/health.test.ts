import { describe, expect, test } from 'vitest'
import { createHealth, type HealthCheck } from './health.ts'
import { createLog } from './logging.ts'

function start(checks: Record<string, HealthCheck>, timeoutMs = 2000) {
  const lines: string[] = []
  const log = createLog({ name: 'test', write: (line) => lines.push(line) })
  const health = createHealth({ checks, timeoutMs, log })
  const ask = async (path: string) => {
    const response = await health.routes.request(path)
    return { status: response.status, body: await response.json(), cache: response.headers.get('cache-control') }
  }
  return { health, ask, lines }
}

const never = () => new Promise(() => {})

describe('/readyz', () => {
  test('reports ready if everything responds', async () => {
    const { ask } = start({ database: async () => 1, search: async () => {} })
    expect(await ask('/readyz')).toEqual({
      status: 200,
      body: { data: { status: 'ready', checks: { database: 'ok', search: 'ok' } }, meta: {} },
      cache: 'no-store',
    })
  })

  test('notifies holders of long requests that the server is about to stop', () => {
    const told: string[] = []
    const log = createLog({ name: 'test', level: 'silent' })
    createHealth({ checks: {}, log, onDrain: () => told.push('stop') }).drain()
    expect(told).toEqual(['stop'])
  })

  test('lists the failing checks, with reasons only in the log', async () => {
    const broken = () => Promise.reject(new Error('password of postgres is wrong'))
    const { ask, lines } = start({ database: broken, search: never, mail: async () => {} }, 20)
    const { status, body } = await ask('/readyz')
    expect(status).toBe(503)
    expect(body).toEqual({
      data: { error: 'Not ready: database, search.', checks: { database: 'failed', search: 'timed-out', mail: 'ok' } },
      meta: { code: 'not-ready' },
    })
    expect(lines.join()).toContain('password of postgres is wrong')
  })

  test('logs a lasting reason once, a timeout, and the recovery', async () => {
    const answers: HealthCheck[] = []
    const { ask, lines } = start({ database: (signal) => (answers.shift() as HealthCheck)(signal) }, 10)
    const away = () => Promise.reject(new Error('connection refused'))
    const fine = async () => {}
    answers.push(fine, away, away, never, never, away, fine, fine)
    while (answers.length > 0) await ask('/readyz')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'health check failed',
      'health check timed out',
      'health check failed',
      'health check passes again',
    ])
  })

  test('aborts a check that takes too long', async () => {
    const given = Promise.withResolvers<AbortSignal>()
    const { ask } = start(
      {
        database: (signal) => {
          given.resolve(signal)
          return never()
        },
      },
      10,
    )
    await ask('/readyz')
    expect((await given.promise).aborted).toBe(true)
  })

  test('survives a check that throws synchronously', async () => {
    const { ask } = start({
      database: () => {
        throw new Error('no')
      },
    })
    expect((await ask('/readyz')).status).toBe(503)
  })

  test('shares one check among concurrent requests', async () => {
    let checks = 0
    const { ask } = start({
      database: async () => {
        checks += 1
      },
    })
    await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')])
    expect(checks).toBe(1)
    await ask('/readyz')
    expect(checks).toBe(2)
  })
})

describe('a server about to stop', () => {
  test('is alive but not ready', async () => {
    const { health, ask } = start({})
    expect((await ask('/readyz')).status).toBe(200)
    health.drain()
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  })
})

test('/healthz is independent of all checks', async () => {
  const { ask } = start({ database: never })
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { data: { status: 'alive' } } })
})
