import { setTimeout as sleep } from 'node:timers/promises'
import { createSearch } from '@marram/search/server'
import { startEngineThread } from '@marram/search/thread/engine-thread'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import type { Finding, Measure } from '../measure.ts'
import { round } from '../statistics.ts'

const keys = { searchKey: 'bench-search', adminKey: 'bench-admin' }
const sizes = [
  { lodgings: 1200, isLong: false },
  { lodgings: 50_000, isLong: true },
]
const any = 'lodgingOptions_duration-_lan-2'
const many = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at))

/** The dearest questions that are accepted or were once; what is refused costs next to nothing. */
const questions: readonly object[] = [
  { filter: 'price >= 100000' },
  { filter: 'price 50000 TO 90000', sort: ['price:asc'] },
  { filter: 'price 50000 TO 50001' },
  { sort: ['dateTs:asc', 'price:asc'] },
  { sort: ['duration:desc', 'dateTs:desc'] },
  { sort: ['discountTotal:desc'] },
  { limit: 1000 },
  { filter: many(900, (at) => `lodgingId = ${at}`).join(' OR ') },
  { filter: many(900, (at) => `streetName CONTAINS x${at}`).join(' OR ') },
  { filter: many(16, (at) => `price ${50_000 + at * 500} TO ${50_020 + at * 500}`).join(' OR '), sort: ['price:asc'] },
  { facets: ['duration', 'changeDay', 'price', 'locationId'] },
]

/** How long anything else waits while the engine answers its dearest questions: another handler of the same server. */
export const searchStall: Measure = {
  name: 'search-stall',
  async run({ isFull, say }) {
    const findings: Finding[] = []
    for (const { lodgings } of sizes.filter(({ isLong }) => isFull || !isLong)) {
      say(`${lodgings} houses`)
      findings.push(...(await measureSize(lodgings)))
    }
    return findings
  },
}

async function measureSize(lodgings: number): Promise<Finding[]> {
  const log = createLog({ name: 'bench', level: 'silent' })
  const entry = new URL('../search/stall-thread.ts', import.meta.url)
  const engine = startEngineThread({ entry, data: { lodgings }, log, hungMs: 600_000 })
  const search = createSearch({ keys, api: engine.fetch, log })
  const fetchAny = async (request: Request) =>
    new URL(request.url).pathname === '/healthz' ? new Response('ok') : search(request)
  const server = await serve({ fetch: fetchAny, port: 0, log })
  const origin = `http://127.0.0.1:${server.port}`
  try {
    while (!engine.isReady()) await sleep(50)
    const done = new AbortController()
    const waits = pollHealth(origin, done.signal)
    const times: { readonly ms: number; readonly status: number }[] = []
    for (const question of questions) times.push(await ask(origin, question))
    done.abort()
    const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a))
    const detail = { statuses: times.map(({ status }) => status), ms: times.map(({ ms }) => Math.round(ms)) }
    return [
      {
        what: `${lodgings} houses, the longest that a health check waited`,
        value: round(Math.max(...(await waits)), 1),
        unit: 'ms',
        budget: { of: 'value', max: 100 },
      },
      { what: `${lodgings} houses, the dearest search`, value: round(slowest.ms, 1), unit: 'ms', detail },
    ]
  } finally {
    await engine.stop()
    await server.stop()
  }
}

async function pollHealth(origin: string, done: AbortSignal): Promise<number[]> {
  const waits: number[] = []
  while (!done.aborted) {
    const startedAt = performance.now()
    await (await fetch(`${origin}/healthz`)).text()
    waits.push(performance.now() - startedAt)
    await sleep(5)
  }
  return waits
}

async function ask(origin: string, question: object) {
  const headers = { authorization: `Bearer ${keys.adminKey}` }
  const startedAt = performance.now()
  const url = `${origin}/indexes/${any}/search`
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(question) })
  await response.arrayBuffer()
  return { ms: performance.now() - startedAt, status: response.status }
}
