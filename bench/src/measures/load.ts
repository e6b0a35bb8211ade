import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchAnswer, writeStoredAnswer } from '../load/answer.ts'
import { type Contestant, compareCpu } from '../load/cpu-per-request.ts'
import { findErrands, findUncached } from '../load/errands.ts'
import { startNginx } from '../load/nginx.ts'
import { writeRequest } from '../load/order.ts'
import { describeReceptions, type Receptions, sendVisitors, together } from '../load/receptions.ts'
import type { Context, Finding, Measure } from '../measure.ts'
import { type Child, startChild } from '../program/child.ts'
import { fetchSettledPage, type RunningProgram, untilIdle } from '../program/running-program.ts'
import { round } from '../statistics.ts'

const rawServer = join(import.meta.dirname, '..', 'load', 'raw-server.ts')
const contest = { rounds: 3, requests: 8000, connections: 16 }
const uncachedRequests = 120
/** Requests per second, each for some seconds. */
const rates = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200]
const stepS = 10
const calmMs = 500

/** Costs of a request beside other servers, then guests at rising rates until the program breaks. */
export const load: Measure = {
  name: 'load',
  async run(context) {
    const agency = await context.agency()
    const program = await agency.start({ TRUST_PROXY: '1' })
    try {
      await untilIdle(program)
      return [...(await compareCosts(program, context)), ...(await raise(program, context))]
    } finally {
      await program.stop()
    }
  },
}

async function compareCosts(program: RunningProgram, { say }: Context): Promise<Finding[]> {
  say('costs of a request')
  const folder = await mkdtemp(join(tmpdir(), 'marram-bench-load-'))
  const headers = { host: `de.localhost:${program.port}`, 'accept-encoding': 'br' }
  const page = await fetchSettledPage(program, headers)
  const file = join(folder, 'answer.json')
  await writeFile(file, writeStoredAnswer(page))
  const raw: Child = startChild({ args: [rawServer, file] })
  const nginx = await startNginx(folder, page.body)
  if (!nginx) say('nginx is not installed: left out')
  try {
    const rawPort = Number((await raw.line((text) => text.startsWith('port '))).text.slice(5))
    const uncached = await findUncached(program.port)
    const ours = Object.fromEntries(
      uncached.map(({ name, stored }): [string, Contestant] => [
        name,
        { process: program, port: program.port, request: writeRequest(stored, headers) },
      ]),
    )
    for (const { stored } of uncached) for (let guests = 0; guests < 3; guests += 1) await ask(program, stored)
    await untilIdle(program)
    const request = writeRequest('/', headers)
    const others = {
      'raw node:http': { process: raw, port: rawPort, request },
      ...(nginx && { nginx: { process: nginx.process, port: nginx.port, request } }),
    }
    const costs = await compareCpu<string>({ ...ours, ...others }, contest)
    const baseline = costs['raw node:http']
    const findings: Finding[] = []
    for (const [name, { cpuUs, requestsPerSecond }] of Object.entries(costs)) {
      const what = Object.hasOwn(ours, name) ? `stored ${name}` : `${name}, bytes of the front page`
      findings.push({
        ...{ what: `${what}, CPU per request`, unit: 'µs', value: round(cpuUs, 1) },
        ...(baseline && { baseline: round(baseline.cpuUs, 1), ratio: round(cpuUs / baseline.cpuUs) }),
        detail: { requestsPerSecond },
      })
      findings.push({ what: `${what}, requests`, unit: '/s', value: requestsPerSecond })
    }
    for (const { name, renewed } of uncached) findings.push(await measureUncached(program, name, renewed))
    return findings
  } finally {
    await nginx?.stop()
    await raw.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

let networks = 0
/** Asks from a separate network, because renders are limited per network. */
function ask({ port }: RunningProgram, path: string) {
  networks += 1
  const address = `10.200.${(networks >> 8) & 255}.${networks & 255}`
  const headers = { host: `de.localhost:${port}`, 'accept-encoding': 'br', 'x-forwarded-for': address }
  return fetchAnswer({ port, path, headers })
}

async function measureUncached(program: RunningProgram, name: string, path: (n: number) => string): Promise<Finding> {
  for (let n = 0; n < 30; n += 1) await ask(program, path(n))
  const before = await program.ask('cpu')
  const startedAt = performance.now()
  for (let n = 0; n < uncachedRequests; n += 1) {
    const { status } = await ask(program, path(1000 + n))
    if (status !== 200) throw new Error(`${path(n)} was answered with ${status}.`)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const after = await program.ask('cpu')
  return {
    ...{ what: `${name} made anew, CPU per request`, unit: 'ms' },
    value: round((after.cpuUs - before.cpuUs) / uncachedRequests / 1000, 1),
    detail: { oneAtATimePerSecond: round(uncachedRequests / seconds, 1) },
  }
}

const pages = ['house with a stay', 'search page']

/** Raises the rate until most pages are refused, then asks when pages come as before. */
async function raise(program: RunningProgram, { say }: Context): Promise<Finding[]> {
  const errands = await findErrands(program.port)
  const steps: { rate: number; answers: Receptions }[] = []
  let capacity = rates[0] ?? 0
  for (const rate of rates) {
    const answers = await sendVisitors({
      port: program.port,
      seconds: stepS,
      perSecond: rate,
      seed: rate * 1000,
      errands,
    })
    steps.push({ rate, answers })
    say(`${rate}/s: ${describeReceptions(answers)}`)
    const { sent, refused, wrong } = together(answers)
    if (refused + wrong === 0) capacity = rate
    const made = together(answers, pages)
    if (wrong > sent / 10 || made.refused > made.sent * 0.8) break
  }
  const recoveryS = await recover(program)
  const last = steps.at(-1)
  if (!last) throw new Error('No rate was measured.')
  const share = (kinds?: string[]) => {
    const { sent, refused } = together(last.answers, kinds)
    return round((100 * refused) / Math.max(1, sent), 1)
  }
  const at = `at ${last.rate}/s`
  const finding = (what: string, value: number, unit: string, more: Partial<Finding> = {}): Finding => {
    return { what, value, unit, ...more }
  }
  const p99 = (kinds?: string[]) => together(last.answers, kinds).p99Ms
  return [
    finding('highest rate of the mix without a refusal', capacity, '/s', { detail: { steps } }),
    finding(`refused ${at}, pages`, share(pages), '%'),
    finding(`refused ${at}, pictures`, share(['picture']), '%'),
    finding(`refused ${at}, searches`, share(['search']), '%'),
    finding(`refused ${at}, prices of bookings`, share(['sale']), '%'),
    finding(`refused ${at}, stored pages`, share(['front', 'house']), '%', { budget: { of: 'value', max: 0 } }),
    finding(`wrong answers ${at}`, together(last.answers).wrong, '', { budget: { of: 'value', max: 0 } }),
    finding(`slowest hundredth ${at}, stored pages`, p99(['front', 'house']), 'ms'),
    finding(`slowest hundredth ${at}, other pages`, p99(pages), 'ms', { budget: { of: 'value', max: 6000 } }),
    finding(`slowest hundredth ${at}, prices of bookings`, p99(['sale']), 'ms', { budget: { of: 'value', max: 6000 } }),
    finding('recovery', round(recoveryS, 1), 's', { budget: { of: 'value', max: 5 } }),
  ]
}

/** Seconds until ten new pages in a row are answered, each within half a second. */
async function recover(program: RunningProgram): Promise<number> {
  const uncached = await findUncached(program.port)
  const startedAt = performance.now()
  let calmSince = startedAt
  for (let good = 0, n = 0; good < 10; n += 1) {
    const askedAt = performance.now()
    const { status } = await ask(program, uncached[1]?.renewed(50_000 + n) ?? '/')
    const isGood = status === 200 && performance.now() - askedAt < calmMs
    if (good === 0) calmSince = askedAt
    good = isGood ? good + 1 : 0
    if (performance.now() - startedAt > 120_000) throw new Error('The program does not recover.')
    await sleep(50)
  }
  return (calmSince - startedAt) / 1000
}
