import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createLog } from '@marram/service-kit/logging'
import { createMetrics } from '@marram/service-kit/metrics'
import { visit } from '@marram/testkit/visit'
import { afterEach, expect, test, vi } from 'vitest'
import { createDoor } from './door.ts'
import { watchEventLoop } from './event-loop.ts'

let close = (): void => {}
afterEach(() => close())

/** A server behind the door whose answers wait. */
async function open() {
  const load = { behindMs: 0 }
  const lines: string[] = []
  const waiting: ServerResponse[] = []
  const metrics = createMetrics()
  const door = createDoor({
    behindMs: () => load.behindMs,
    sendRefusal: async (_request, response, { status, details }) => {
      response.writeHead(status, details.headers).end()
    },
    metrics,
    log: createLog({ name: 'test', write: (line) => lines.push(line) }),
  })
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (!door(request, response)) waiting.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = async (path: string, method = 'GET') => {
    const { status, headers } = await visit(port, path, { method })
    return status === 200 ? 200 : [status, headers['retry-after']]
  }
  const answerAll = () => {
    for (const response of waiting.splice(0)) response.end()
  }
  return { load, ask, waiting, answerAll, lines, metrics }
}

test('with forty pages inside the next is refused, a search and an order are not, until one is answered', async () => {
  const { ask, waiting, answerAll, metrics, lines } = await open()
  const pages = Array.from({ length: 40 }, () => ask('/ferienhaus-b1234/?adults=3'))
  await vi.waitFor(() => expect(waiting).toHaveLength(40))
  expect(await ask('/kontakt/')).toEqual([503, '5'])
  expect(await ask('/services/images/own/demo/x')).toEqual([503, '5'])
  const others = [ask('/api/search/', 'POST'), ask('/api/booking/order', 'POST'), ask('/healthz')]
  await vi.waitFor(() => expect(waiting).toHaveLength(43))
  answerAll()
  expect(await Promise.all([...pages, ...others])).toEqual(Array.from({ length: 43 }, () => 200))
  const again = ask('/kontakt/')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  answerAll()
  expect(await again).toBe(200)
  const counts = await metrics.registry.getSingleMetricAsString('marram_refused_total')
  expect(counts).toContain('marram_refused_total{importance="page"} 1')
  expect(counts).not.toContain('sale')
  expect(lines.filter((line) => line.includes('the program is behind'))).toHaveLength(1)
})

test('a guest who leaves makes room', async () => {
  const { ask, waiting } = await open()
  const left = Array.from({ length: 40 }, () => ask('/ferienhaus-b1234/').catch(() => 'left'))
  await vi.waitFor(() => expect(waiting).toHaveLength(40))
  for (const { socket } of waiting.splice(0)) socket?.destroy()
  await Promise.all(left)
  const next = ask('/kontakt/')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  waiting[0]?.end()
  expect(await next).toBe(200)
})

test('a program that is seconds behind refuses even orders, never health checks', async () => {
  const { ask, load, waiting, answerAll } = await open()
  load.behindMs = 5000
  expect(await ask('/api/booking/order', 'POST')).toEqual([503, '2'])
  expect(await ask('/api/search/', 'POST')).toEqual([503, '3'])
  const health = ask('/healthz')
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  answerAll()
  expect(await health).toBe(200)
})

test('the event loop is behind if its last three ticks were late, not after one stall', () => {
  vi.useFakeTimers()
  let now = 0
  const loop = watchEventLoop(() => now)
  const tick = (lateMs: number): number => {
    now += 50 + lateMs
    vi.advanceTimersByTime(50)
    return loop.behindMs()
  }
  expect([0, 0, 3000, 0].map(tick)).toEqual([0, 0, 0, 0])
  expect([800, 900, 700].map(tick)).toEqual([0, 0, 700])
  expect(tick(0)).toBe(0)
  loop.stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
