import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding, Measure } from '../measure.ts'
import { round } from '../statistics.ts'

const renderProcess = join(import.meta.dirname, '..', 'render', 'render-process.ts')
const run = promisify(execFile)

type Kind = { readonly what: string; readonly path: string; readonly status: number }

/** Add a line per kind of page. */
const kinds: readonly Kind[] = [
  { what: 'front page', path: '/', status: 200 },
  { what: 'front page, its data', path: '/_payload.json', status: 200 },
  { what: 'missing page', path: '/gibt-es-nicht/', status: 404 },
]

export const uncachedPage: Measure = {
  name: 'uncached-page',
  async run(context) {
    const { folder } = await context.agency()
    const findings: Finding[] = []
    for (const kind of kinds) findings.push(await measureKind(kind, folder))
    return findings
  },
}

async function measureKind({ what, path, status }: Kind, folder: string): Promise<Finding> {
  const { stdout } = await run(process.execPath, [renderProcess, path, '150'], {
    env: { ...process.env, MARRAM_DATA: folder },
  })
  const { cpuMs, wallMs, bytes, statuses } = JSON.parse(stdout)
  if (String(statuses) !== String(status)) throw new Error(`${path} was answered with ${statuses}, not ${status}.`)
  return {
    what: `${what}, made anew, CPU`,
    value: round(Number(cpuMs)),
    unit: 'ms',
    detail: { path, wallMs: round(Number(wallMs)), brotliBytes: Number(bytes) },
  }
}
