import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSearch } from '@marram/search/server'
import { startEngineThread } from '@marram/search/thread/engine-thread'
import { createLog } from '@marram/service-kit/logging'
import { serve } from '@marram/service-kit/serve'
import { type Finding, measureSizes } from '../measure.ts'
import { measureGuestWait } from '../search/busy-search.ts'
import { round } from '../statistics.ts'

const keys = { searchKey: 'bench-search', staffKey: 'bench-staff' }
const any = 'lodgingOptions_duration-_lan-2'
const many = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at))

/** The most expensive searches that are, or were, accepted; refusals cost almost nothing. */
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

/**
 * The wait of other handlers of the server while the search thread reads its houses, answers its most expensive searches and
 * prepares common ones.
 */
export const searchStall = measureSizes('search-stall', { usual: [1200], long: [50_000] }, measureSize)

async function measureSize(lodgings: number): Promise<Finding[]> {
  const log = createLog({ name: 'bench', level: 'silent' })
  const entry = new URL('../search/stall-thread.ts', import.meta.url)
  const engine = startEngineThread({ entry, data: { lodgings }, log, hungMs: 600_000 })
  const search = createSearch({ keys, api: engine.fetch, log, trustProxy: true })
  const fetchAny = async (request: Request) =>
    new URL(request.url).pathname === '/healthz' ? new Response('ok') : search(request)
  const server = await serve({ fetch: fetchAny, port: 0, log })
  const origin = `http://127.0.0.1:${server.port}`
  const waited = async (what: string, work: () => Promise<void>): Promise<Finding> => {
    const { ms, cpuMs, queuedMs } = await longestWait(origin, work)
    return {
      what: `${lodgings} houses, the longest that a health check waited: ${what}`,
      value: round(ms, 1),
      unit: 'ms',
      budget: { of: 'value', max: 20 },
      detail: { cpuMs: round(cpuMs, 1), queuedMs: queuedMs === null ? null : round(queuedMs, 1) },
    }
  }
  try {
    const times: { readonly ms: number; readonly status: number }[] = []
    const findings = [
      await waited('houses are read', async () => {
        while (!engine.isReady()) await sleep(50)
      }),
      await waited('the dearest searches', async () => {
        for (const question of questions) times.push(await ask(origin, question))
      }),
      await waited('prepared for guests', async () => {
        await engine.fetch(new Request('http://search/prepare'))
      }),
    ]
    const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a))
    const detail = { statuses: times.map(({ status }) => status), ms: times.map(({ ms }) => Math.round(ms)) }
    return [
      ...findings,
      { what: `${lodgings} houses, the dearest search`, value: round(slowest.ms, 1), unit: 'ms', detail },
      ...(await measureGuestWait({ origin, key: keys.searchKey }, lodgings)),
    ]
  } finally {
    await engine.stop()
    await server.stop()
  }
}

/**
 * `cpuMs` is this thread's CPU during the wait, `queuedMs` its time in the run queue without a free core (null if the system
 * does not report it), which explains long waits on a busy machine. The rest of the wait the thread slept, for a lock or for
 * memory.
 */
type Wait = { readonly ms: number; readonly cpuMs: number; readonly queuedMs: number | null }

async function longestWait(origin: string, work: () => Promise<void>): Promise<Wait> {
  // Warms up connection and code.
  for (let request = 0; request < 50; request += 1) await waitOnce(origin)
  let longest: Wait = { ms: 0, cpuMs: 0, queuedMs: 0 }
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const wait = await waitOnce(origin)
    if (wait.ms > longest.ms) longest = wait
    await sleep(2)
  }
  await working
  return longest
}

async function waitOnce(origin: string): Promise<Wait> {
  const startedAt = performance.now()
  const before = process.threadCpuUsage()
  const queuedBefore = queuedMs()
  await (await fetch(`${origin}/healthz`)).text()
  const ms = performance.now() - startedAt
  const { user, system } = process.threadCpuUsage(before)
  const queuedAfter = queuedMs()
  const queued = queuedBefore === null || queuedAfter === null ? null : queuedAfter - queuedBefore
  return { ms, cpuMs: (user + system) / 1000, queuedMs: queued }
}

/** The serving thread's total run-queue time, the second number of Linux's schedstat. */
function queuedMs(): number | null {
  try {
    const [, queuedNs] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(queuedNs) / 1e6
  } catch {
    return null
  }
}

async function ask(origin: string, question: object) {
  const headers = { authorization: `Bearer ${keys.staffKey}` }
  const startedAt = performance.now()
  const url = `${origin}/indexes/${any}/search`
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(question) })
  await response.arrayBuffer()
  return { ms: performance.now() - startedAt, status: response.status }
}
