import { Hono } from 'hono'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bodyLimit } from './body-limit.ts'
import { rateLimit } from './rate-limit.ts'
import { findRequestContext, runInRequestContext } from './request-context.ts'
import { timeLimit } from './time-limit.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A body without a declared length. */
function stream(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
}

describe('the body limit', () => {
  const app = new Hono()
    .use(bodyLimit({ maxBytes: 8 }))
    .post('/', async (c) => c.text(await c.req.text()))
    .get('/', (c) => c.text('x'))
  const send = (body: RequestInit['body'], headers: Record<string, string> = {}) => {
    const init: RequestInit & { duplex: string } = { method: 'POST', body: body ?? null, headers, duplex: 'half' }
    return app.request('/', init)
  }

  test.each([['12345678'], ['æøå'], ['']])('passes on "%s" unchanged', async (body) => {
    const response = await send(body)
    expect([response.status, await response.text()]).toEqual([200, body])
  })

  test('joins the parts of a streamed body', async () => {
    expect(await (await send(stream('1234', '56', '78'))).text()).toBe('12345678')
  })

  test.each([
    ['announced', '123456789', { 'content-length': '9' }],
    ['in bytes, not letters', 'æøåæø', {}],
  ])('refuses a longer body, %s', async (_, body, headers) => {
    expect((await send(body, headers)).status).toBe(413)
  })

  test('refuses a streamed body at the limit, without reading on', async () => {
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(4))
      },
    })
    const response = await send(endless)
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
    expect(pulled).toBeLessThan(10)
  })

  test('ignores a wrong length', async () => {
    expect((await send(stream('123456789'), { 'content-length': '1' })).status).toBe(413)
  })

  test('refuses a body that is cut off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
    const response = await send(broken)
    expect([response.status, (await response.json()).meta.code]).toEqual([400, 'body-broken-off'])
  })

  test('ignores requests without a body', async () => {
    expect((await app.request('/')).status).toBe(200)
  })
})

describe('the time limit', () => {
  const app = new Hono()
    .use((_, next) => runInRequestContext({ requestId: 'request-1' }, next))
    .use(timeLimit({ ms: 1000 }))
  const signals: AbortSignal[] = []
  app.get('/slow', async (c) => {
    const signal = findRequestContext()?.signal
    if (signal) signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return c.text('late')
  })
  app.get('/fast', (c) => c.text('in time'))

  test('returns 503 in the envelope, and aborts the work', async () => {
    vi.useFakeTimers()
    const answer = app.request('/slow')
    await vi.advanceTimersByTimeAsync(1000)
    const response = await answer
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ meta: { code: 'timed-out', requestId: 'request-1' } })
    expect(signals.at(-1)?.reason).toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(5000)
  })

  test('passes on a quick response unchanged, and leaves no timer', async () => {
    vi.useFakeTimers()
    const response = await app.request('/fast')
    expect([response.status, await response.text()]).toEqual([200, 'in time'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('signals that the caller has gone', async () => {
    vi.useFakeTimers()
    const caller = new AbortController()
    const answer = app.request('/slow', { signal: caller.signal })
    await vi.advanceTimersByTimeAsync(1)
    caller.abort()
    expect(signals.at(-1)?.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    await answer
  })
})

describe('the rate limit', () => {
  function start(maxNetworks = 100) {
    let time = 0
    const app = new Hono()
      .use((c, next) => {
        const address = c.req.header('from')
        return runInRequestContext({ requestId: 'request-1', ...(address && { address }) }, next)
      })
      .use(rateLimit({ burst: 2, perMinute: 6, maxNetworks, now: () => time }))
      .get('/', (c) => c.text('x'))
    const ask = (from?: string) => app.request('/', from ? { headers: { from } } : {})
    const statuses = async (...from: string[]) => {
      const list: number[] = []
      for (const address of from) list.push((await ask(address)).status)
      return list
    }
    return {
      ask,
      statuses,
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  test('allows a burst and then refuses, with the time to wait', async () => {
    const { ask, statuses } = start()
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([200, 200, 429])
    expect((await ask('192.0.2.1')).headers.get('retry-after')).toBe('10')
  })

  test('refills at the configured rate, up to one burst', async () => {
    const { statuses, pass } = start()
    await statuses('192.0.2.1', '192.0.2.1')
    pass(10_000)
    expect(await statuses('192.0.2.1', '192.0.2.1')).toEqual([200, 429])
    pass(3_600_000)
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([200, 200, 429])
  })

  test('a clock that jumps back locks nobody out', async () => {
    const { statuses, pass } = start()
    await statuses('192.0.2.1', '192.0.2.1')
    pass(-3_600_000)
    expect(await statuses('192.0.2.1')).toEqual([429])
    pass(20_000)
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.1')).toEqual([200, 200, 429])
  })

  test('has a separate bucket for each caller', async () => {
    expect(await start().statuses('192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([200, 200, 200])
  })

  test.each([
    ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:0db8::1:0:0:0:3', '2001:db8:0:2::1'],
    ['::1', '::2', '0:0:0:0:0:0:0:3', '1::'],
  ])('treats the addresses of one network (%s …) as one', async (a, b, c, other) => {
    expect(await start().statuses(a, b, c, other)).toEqual([200, 200, 429, 200])
  })

  test('remembers a limited number of addresses', async () => {
    const { statuses } = start(1)
    expect(await statuses('192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1')).toEqual([200, 200, 200, 200])
  })

  test("does not limit the program's own work", async () => {
    const { ask } = start()
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200])
  })
})
