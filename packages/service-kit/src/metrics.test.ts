import { Hono } from 'hono'
import { Counter } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { createMetrics, measureRequests, metricsHandler } from './metrics.ts'

function start() {
  const metrics = createMetrics()
  const app = new Hono().use(measureRequests(metrics, 'booking'))
  app.get('/stays/:id', (c) => c.text('x'))
  app.get('/bug', () => {
    throw new Error('no')
  })
  app.onError((_, c) => c.text('x', 500))
  return { app, metrics, text: () => metrics.registry.metrics() }
}

describe('metrics', () => {
  test('count requests by pattern, method and status', async () => {
    const { app, text } = start()
    await Promise.all(['/stays/1', '/stays/2', '/bug'].map((path) => app.request(path)))
    expect(await text()).toContain(
      'http_requests_total{service="booking",method="GET",route="/stays/:id",status="200"} 2',
    )
    expect(await text()).toContain('http_requests_total{service="booking",method="GET",route="/bug",status="500"} 1')
  })

  test('name the route that answered, also before a catch-all', async () => {
    const { app, text } = start()
    app.use('/closed/*', async (c) => c.text('x', 401))
    app.get('/closed/door', (c) => c.text('x'))
    app.all('*', (c) => c.text('x'))
    for (const path of ['/stays/1', '/closed/door', '/a-page']) await app.request(path)
    const routes = [...(await text()).matchAll(/^http_requests_total\{.*route="([^"]+)"/gm)].map(([, route]) => route)
    expect(routes).toEqual(['/stays/:id', '/closed/*', 'unmatched'])
  })

  test('measure the duration of requests', async () => {
    const { app, text } = start()
    await app.request('/stays/1')
    expect(await text()).toContain(
      'http_request_duration_seconds_count{service="booking",method="GET",route="/stays/:id"} 1',
    )
  })

  test('do not grow by invented values', async () => {
    const { app, text } = start()
    for (const path of ['/a', '/b', '/stays/1/2/3']) await app.request(path)
    await app.request('/stays/1', { method: 'BREW' })
    const series = (await text()).split('\n').filter((line) => line.startsWith('http_requests_total{'))
    expect(series).toEqual([
      'http_requests_total{service="booking",method="GET",route="unmatched",status="404"} 3',
      'http_requests_total{service="booking",method="other",route="unmatched",status="404"} 1',
    ])
  })

  test('report the number of pending requests', async () => {
    const { app, text } = start()
    const entered = Promise.withResolvers<void>()
    const held = Promise.withResolvers<Response>()
    app.get('/held', () => {
      entered.resolve()
      return held.promise
    })
    const running = app.request('/held')
    await entered.promise
    expect(await text()).toContain('http_requests_in_flight{service="booking"} 1')
    held.resolve(new Response('x'))
    await running
    expect(await text()).toContain('http_requests_in_flight{service="booking"} 0')
  })

  test('of two programs are separate', async () => {
    const [one, other] = [start(), start()]
    await one.app.request('/stays/1')
    expect(await other.text()).not.toContain('http_requests_total{')
  })

  test("include a service's own counters and those of the process", async () => {
    const { metrics, text } = start()
    new Counter({ name: 'stays_sold_total', help: 'x', registers: [metrics.registry] }).inc(3)
    expect(await text()).toContain('stays_sold_total 3')
    expect(await text()).toContain('process_resident_memory_bytes')
  })
})

describe('the metrics page', () => {
  const ask = (token: string | null, authorization?: string) =>
    metricsHandler(createMetrics(), { token })(
      new Request('http://x.test/metrics', authorization ? { headers: { authorization } } : {}),
    )

  test('is accessible with its token, or without one on a separate port', async () => {
    const responses = [await ask('s3cret', 'Bearer s3cret'), await ask(null)]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0]?.headers.get('content-type')).toContain('text/plain')
  })

  test.each([undefined, 'Bearer wrong', 'Basic s3cret', 'Bearer'])('is refused for %s', async (authorization) => {
    const response = await ask('s3cret', authorization)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('process_')
  })
})
