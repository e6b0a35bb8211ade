import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../measure.ts'
import { percentile, round } from '../statistics.ts'
import { readMix } from './mix.ts'
import { askMix, countsIndex, type Question } from './run-mix.ts'

type Target = Readonly<{ origin: string; key: string }>
type Load = { isOver: boolean; answered: number; refused: number; failed: number }

const networks = 8
/** Requests that a network keeps open, as a browser does. */
const perNetwork = 6
const guests = 400
/** A run that takes longer ends early: each guest then waits for seconds. */
const maxMs = 40_000
const guestPauseMs = 25
const refusedPauseMs = 20
const anyStay = 'lodgingOptions_duration-_lan-2'

/** The most expensive accepted searches, each written so that no cached result fits. */
export const dearest: readonly ((seed: number) => object)[] = [
  (seed) => ({ filter: `price >= ${60_000 + seed}`, facets: ['duration', 'changeDay', 'price', 'locationId'] }),
  (seed) => ({ filter: `price ${50_000 + seed} TO ${50_021 + seed}`, sort: ['price:asc'] }),
  (seed) => ({ filter: `price <= ${90_000 + seed}`, sort: ['discountTotal:desc'], facets: ['duration', 'changeDay'] }),
  (seed) => ({ filter: Array.from({ length: 900 }, (_, at) => `streetName CONTAINS x${seed}y${at}`).join(' OR ') }),
  (seed) => ({ filter: `price >= ${40_000 + seed}`, sort: ['duration:desc', 'dateTs:desc'], limit: 1000 }),
]

/**
 * The wait of a guest, who asks for a list and its counts, alone and while eight networks keep sending the most expensive
 * accepted searches.
 */
export async function measureGuestWait(target: Target, lodgings: number): Promise<Finding[]> {
  const questions = askMix(readMix(new Date()), await locationsOf(target), new Date())
  // Different questions, so that a quarter of them is new in both runs.
  const alone = await askAsGuest(
    target,
    questions.filter((_, at) => at % 2 === 0),
  )
  const load: Load = { isOver: false, answered: 0, refused: 0, failed: 0 }
  const attack = Promise.all(
    Array.from({ length: networks * perNetwork }, (_, at) =>
      sendDearest(target, `198.51.100.${at % networks}`, at, load),
    ),
  )
  await sleep(1000)
  const busy = await askAsGuest(
    target,
    questions.filter((_, at) => at % 2 === 1),
  )
  load.isOver = true
  await attack
  const { answered, refused, failed } = load
  const found = (what: string, part: number, max?: number): Finding => {
    const [value, baseline] = [percentile(busy.times, part), percentile(alone.times, part)]
    return {
      what: `${lodgings} houses, a guest's list and counts beside ${networks} expensive networks, ${what}`,
      unit: 'ms',
      value: round(value, 1),
      baseline: round(baseline, 1),
      ratio: round(value / baseline, 1),
      ...(max !== undefined && { budget: { of: 'value', max } as const }),
      detail: { answered, refused, failed, longestMs: round(Math.max(...busy.times)) },
    }
  }
  return [
    found('p50', 0.5),
    found('p99', 0.99, 50),
    {
      what: `${lodgings} houses, the engine's CPU time during such a search, p99`,
      unit: 'ms',
      value: round(percentile(busy.engineMs, 0.99), 1),
      baseline: round(percentile(alone.engineMs, 0.99), 1),
      budget: { of: 'value', max: 50 },
    },
    {
      what: `${lodgings} houses, a guest's searches refused beside them`,
      unit: `of ${busy.times.length}`,
      value: busy.refused,
      baseline: alone.refused,
      budget: { of: 'value', max: 0 },
    },
  ]
}

/** `engineMs`: CPU time of the engine's thread from the question to the answer, including its work for others. */
type GuestRun = { readonly times: number[]; readonly engineMs: number[]; refused: number }

async function askAsGuest(target: Target, questions: readonly Question[]): Promise<GuestRun> {
  const run: GuestRun = { times: [], engineMs: [], refused: 0 }
  const endsAt = performance.now() + maxMs
  for (let turn = 0; turn < guests && performance.now() < endsAt; turn += 1) {
    const question = questions[turn % questions.length]
    if (question === undefined) break
    const { index, body, counts } = question
    const network = `203.0.113.${turn % 200}`
    const startedAt = performance.now()
    const before = engineCpuMs()
    const statuses = await Promise.all([
      post(target, `/indexes/${index}/search/`, body, network),
      post(target, `/indexes/${countsIndex}/choices/`, counts, network),
    ])
    run.times.push(performance.now() - startedAt)
    run.engineMs.push(engineCpuMs() - before)
    if (statuses.some((status) => status !== 200)) run.refused += 1
    await sleep(guestPauseMs)
  }
  return run
}

async function locationsOf({ origin, key }: Target): Promise<number[]> {
  const body = JSON.stringify({ facets: ['locationId'], limit: 0 })
  const headers = { authorization: `Bearer ${key}` }
  const response = await fetch(`${origin}/indexes/${anyStay}/search/`, { method: 'POST', headers, body })
  return Object.keys((await response.json()).facetDistribution.locationId).map(Number)
}

async function sendDearest(target: Target, network: string, sender: number, load: Load): Promise<void> {
  for (let turn = 0; !load.isOver; turn += 1) {
    const seed = (sender * 997 + turn * 7) % 20_000
    const write = dearest[(sender + turn) % dearest.length]
    const status = await post(target, `/indexes/${anyStay}/search/`, write?.(seed), network)
    if (status === 200) load.answered += 1
    else if (status === 429 || status === 503) load.refused += 1
    else load.failed += 1
    if (status !== 200) await sleep(refusedPauseMs)
  }
}

async function post({ origin, key }: Target, path: string, body: unknown, network: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': network, 'content-type': 'application/json' }
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  return response.status
}

/**
 * A busy machine delays every thread, but not this figure: it shows how much other work the engine put before the guest's.
 * NaN if the system does not report it.
 */
function engineCpuMs(): number {
  try {
    engineTask ??= readdirSync(tasks).find((task) => readFileSync(`${tasks}/${task}/comm`, 'utf8').trim() === 'search')
    return Number(readFileSync(`${tasks}/${engineTask}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

const tasks = '/proc/self/task'
let engineTask: string | undefined
