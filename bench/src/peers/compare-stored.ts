import { type Answer, fetchAnswer, withoutNodesOwn } from '../load/answer.ts'
import { compareCpu } from '../load/cpu-per-request.ts'
import { writeRequest } from '../load/order.ts'
import type { Finding } from '../measure.ts'
import type { RunningProgram } from '../program/running-program.ts'
import { round } from '../statistics.ts'
import { findNginx, startNginx } from './nginx.ts'

const contest = { rounds: 7, requests: 20_000, connections: 16 }

/** Our stored page against nginx with the same bytes in a file; null where there is no nginx. */
export async function compareStored(
  program: RunningProgram,
  page: Answer,
  headers: Readonly<Record<string, string>>,
  folder: string,
): Promise<Finding | null> {
  const path = await findNginx()
  if (path === null) return null
  const nginx = await startNginx(path, page, folder)
  try {
    mustBeSame(page, await fetchAnswer({ port: nginx.port, path: '/', headers }))
    const request = writeRequest('/', headers)
    const costs = await compareCpu(
      {
        ours: { process: program, port: program.port, request },
        nginx: { process: nginx.process, port: nginx.port, request },
      },
      contest,
    )
    return {
      what: 'cached front page against nginx, CPU per request',
      unit: 'µs',
      value: round(costs.ours.cpuUs, 1),
      baseline: round(costs.nginx.cpuUs, 1),
      ratio: round(costs.ours.cpuUs / costs.nginx.cpuUs, 2),
      detail: { bytes: page.body.length, ...contest, ...costs },
    }
  } finally {
    await nginx.stop()
  }
}

/** The same bytes and the same headers, in whatever order and case; nginx adds its name. */
function mustBeSame(ours: Answer, theirs: Answer): void {
  const listed = ({ headers }: Answer) => {
    const own = withoutNodesOwn(headers)
    const pairs = own.flatMap((name, at) => (at % 2 === 0 ? [`${name.toLowerCase()}: ${own[at + 1]}`] : []))
    return pairs.filter((pair) => !pair.startsWith('server:')).sort()
  }
  const [a, b] = [listed(ours).join('\n'), listed(theirs).join('\n')]
  if (ours.status !== 200 || theirs.status !== 200 || a !== b || !ours.body.equals(theirs.body))
    throw new Error(`nginx does not send the same answer:\n${a}\n\n${b}`)
}
