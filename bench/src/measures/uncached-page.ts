import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Context, Finding, Measure } from '../measure.ts'
import { summariseProfile } from '../render/summarise-profile.ts'
import { round } from '../statistics.ts'

const renderProcess = join(import.meta.dirname, '..', 'render', 'render-process.ts')
const run = promisify(execFile)

type Kind = {
  readonly what: string
  readonly path: string
  readonly status: number
  /** Drops only pages, also one house, or all caches. */
  readonly forget: 'pages' | 'house' | 'everything'
  readonly maxMs?: number
}

/** Add a line per kind of page. */
const kinds: readonly Kind[] = [
  { what: 'front page', path: '/', status: 200, forget: 'pages', maxMs: 20 },
  { what: 'front page after a booking', path: '/', status: 200, forget: 'house' },
  { what: 'front page, its data', path: '/_payload.json', status: 200, forget: 'pages' },
  { what: 'front page with nothing known', path: '/', status: 200, forget: 'everything' },
  { what: 'missing page', path: '/gibt-es-nicht/', status: 404, forget: 'pages' },
]

const rendered = v.object({
  cpuMs: v.number(),
  threadMs: v.number(),
  wallMs: v.number(),
  bytes: v.number(),
  statuses: v.array(v.number()),
})

export const uncachedPage: Measure = {
  name: 'uncached-page',
  async run(context) {
    const { folder } = await context.agency()
    const findings: Finding[] = []
    for (const kind of kinds) findings.push(await measureKind(kind, folder, context))
    return findings
  },
}

async function measureKind(kind: Kind, folder: string, { profileFolder, say }: Context): Promise<Finding> {
  const { what, path, status, forget, maxMs } = kind
  const profile = profileFolder === null ? null : join(profileFolder, what.replaceAll(/\W+/g, '-'))
  const flags = profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
  const { stdout } = await run(process.execPath, [...flags, renderProcess, path, '150', forget], {
    env: { ...process.env, NODE_ENV: 'production', MARRAM_DATA: folder },
  })
  if (profile !== null) say(`${what}:\n${await summariseProfile(profile)}`)
  const { cpuMs, threadMs, wallMs, bytes, statuses } = v.parse(rendered, JSON.parse(stdout))
  if (String(statuses) !== String(status)) throw new Error(`${path} was answered with ${statuses}, not ${status}.`)
  const detail = { path, forget, threadMs: round(threadMs), wallMs: round(wallMs), brotliBytes: bytes }
  return {
    what: `${what}, made anew, CPU`,
    value: round(cpuMs),
    unit: 'ms',
    ...(maxMs !== undefined && { budget: { of: 'value', max: maxMs } }),
    detail,
  }
}
