import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, fetchAnswer, withoutNodesOwn, writeStoredAnswer } from '../load/answer.ts'
import { compareCpu } from '../load/cpu-per-request.ts'
import { writeRequest } from '../load/order.ts'
import type { Measure } from '../measure.ts'
import { type Child, startChild } from '../program/child.ts'
import { fetchSettledPage } from '../program/running-program.ts'
import { round } from '../statistics.ts'

const rawServer = join(import.meta.dirname, '..', 'load', 'raw-server.ts')
/** Long rounds, because V8 has not optimised the servers before some ten thousand requests. */
const contest = { rounds: 9, requests: 20_000, connections: 16 }

/** Compares a stored page with plain node. */
export const cachedPage: Measure = {
  name: 'cached-page',
  async run(context) {
    const agency = await context.agency()
    const program = await agency.start()
    const folder = await mkdtemp(join(tmpdir(), 'marram-bench-raw-'))
    let raw: Child | undefined
    try {
      const headers = { host: `de.localhost:${program.port}`, 'accept-encoding': 'br' }
      const page = await fetchSettledPage(program, headers)
      const file = join(folder, 'answer.json')
      await writeFile(file, writeStoredAnswer(page))
      raw = startChild({ args: [rawServer, file] })
      const rawPort = Number((await raw.line((text) => text.startsWith('port '))).text.slice(5))
      mustBeSame(page, await fetchAnswer({ port: rawPort, path: '/', headers }))
      const request = writeRequest('/', headers)
      const costs = await compareCpu(
        {
          cached: { process: program, port: program.port, request },
          raw: { process: raw, port: rawPort, request },
        },
        contest,
      )
      return [
        {
          what: 'cached front page, CPU per request',
          unit: 'µs',
          value: round(costs.cached.cpuUs, 1),
          baseline: round(costs.raw.cpuUs, 1),
          ratio: round(costs.cached.cpuUs / costs.raw.cpuUs, 3),
          budget: { of: 'ratio', max: 1.15 },
          detail: { bytes: page.body.length, ...contest, ...costs },
        },
        {
          what: 'cached front page, requests',
          unit: '/s',
          value: costs.cached.requestsPerSecond,
          baseline: costs.raw.requestsPerSecond,
          ratio: round(costs.cached.requestsPerSecond / costs.raw.requestsPerSecond, 3),
        },
      ]
    } finally {
      await raw?.kill()
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** Ensures a fair comparison. */
function mustBeSame(page: Answer, raw: Answer): void {
  if (page.status !== 200) throw new Error(`The front page was answered with ${page.status}.`)
  const [ours, plain] = [page, raw].map(({ headers }) => JSON.stringify(withoutNodesOwn(headers)))
  if (ours !== plain || !page.body.equals(raw.body)) throw new Error('The two servers do not send the same bytes.')
  if (page.headers.length !== raw.headers.length) throw new Error("Node's own headers differ between the two servers.")
}
