import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { fetchAnswer } from '../load/answer.ts'
import { compareCpu } from '../load/cpu-per-request.ts'
import { writeRequest } from '../load/order.ts'
import type { Finding } from '../measure.ts'
import { startChild } from '../program/child.ts'
import { round } from '../statistics.ts'
import { pageParts } from './page-elements.ts'

const run = promisify(execFile)
const reactServer = join(import.meta.dirname, 'react-server.ts')
const renderProcess = join(import.meta.dirname, '..', 'render', 'render-process.ts')
const contest = { rounds: 5, requests: 600, connections: 4 }
const rendered = v.object({ cpuMs: v.number(), statuses: v.array(v.number()) })

/**
 * Our front page made anew, with its data, routing, headers and compression, against a server that writes the same markup
 * with React and does nothing else. Both in CPU time of the whole process.
 */
export async function compareRender(page: { html: string; agency: string; folder: string }): Promise<Finding> {
  const file = join(page.folder, 'page.html')
  await writeFile(file, page.html)
  const react = startChild({ args: [reactServer, file], env: { NODE_ENV: 'production' } })
  try {
    const port = Number((await react.line((text) => text.startsWith('port '))).text.slice(5))
    const { status, body } = await fetchAnswer({ port, path: '/', headers: {} })
    if (status !== 200) throw new Error(`The React server answered with ${status}.`)
    mustBeSame(page.html, body.toString())
    const request = writeRequest('/', { host: 'localhost' })
    const { plain } = await compareCpu({ plain: { process: react, port, request } }, contest)
    const { stdout } = await run(process.execPath, [renderProcess, '/', '150', 'pages'], {
      env: { ...process.env, NODE_ENV: 'production', MARRAM_DATA: page.agency },
    })
    const { cpuMs, statuses } = v.parse(rendered, JSON.parse(stdout))
    if (String(statuses) !== '200') throw new Error(`Our page was answered with ${statuses}.`)
    return {
      what: 'front page made anew, against a plain React server',
      unit: 'ms',
      value: round(cpuMs),
      baseline: round(plain.cpuUs / 1000),
      ratio: round((cpuMs * 1000) / plain.cpuUs),
      detail: { htmlBytes: page.html.length, ...contest, plain },
    }
  } finally {
    await react.kill()
  }
}

function mustBeSame(ours: string, theirs: string): void {
  const [a, b] = [pageParts(ours), pageParts(theirs)]
  const at = a.findIndex((part, index) => part !== b[index])
  if (at < 0 && a.length === b.length) return
  throw new Error(`The React server does not write the same page:\n${a[at]}\n${b[at < 0 ? a.length : at]}`)
}
