import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@marram/testkit/free-port'
import { visit } from '@marram/testkit/visit'
import { type Answer, fetchAnswer } from '../load/answer.ts'
import { type Child, startChild } from './child.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** The program itself, or the script behind `npm start`, which first checks installation and build. */
const entries = {
  program: ['--enable-source-maps', join(root, 'apps', 'marram', 'dist', 'main.js'), 'serve'],
  script: [join(root, 'scripts', 'start.mjs')],
} as const
export type Entry = keyof typeof entries

export const metricsToken = 'bench'

/** Times of a start, in milliseconds. */
export type StartTimes = {
  readonly databaseMs: number
  /** Zero if the agency already existed. */
  readonly demoMs: number
  readonly servingMs: number
  readonly firstPageMs: number
  readonly totalMs: number
}

/** `marram serve` in a separate process. */
export type RunningProgram = Child & { readonly port: number; readonly times: StartTimes }

export type ProgramSettings = Readonly<Record<string, string>>

/** Starts the program without waiting for it. */
async function launchProgram(folder: string, env: ProgramSettings, entry: Entry): Promise<Child & { port: number }> {
  const port = await findFreePort()
  const settings = { PORT: String(port), HOST: '127.0.0.1', MARRAM_DATA: folder, METRICS_TOKEN: metricsToken }
  return { ...startChild({ args: entries[entry], env: { ...settings, ...env } }), port }
}

/** Starts the program and waits for its first page. */
export async function startProgram(
  folder: string,
  env: ProgramSettings = {},
  entry: Entry = 'program',
): Promise<RunningProgram> {
  const child = await launchProgram(folder, env, entry)
  try {
    const ready = await child.line((text) => text.startsWith('Marram is ready'))
    const { status } = await visit(child.port, '/')
    if (status !== 200) throw new Error(`The first page was answered with ${status}.`)
    const totalMs = performance.now() - child.startedAtMs
    return { ...child, times: readTimes(child, ready.atMs, totalMs) }
  } catch (error) {
    await child.kill()
    throw error
  }
}

function readTimes({ lines }: Child, readyMs: number, totalMs: number): StartTimes {
  const at = (beginning: string) => lines.find(({ text }) => text.startsWith(beginning))?.atMs
  const demoFrom = at('Creating the demo agency')
  const demoTo = at('The demo agency is complete')
  const demoMs = demoFrom === undefined || demoTo === undefined ? 0 : demoTo - demoFrom
  const databaseMs = demoFrom ?? 0
  return {
    databaseMs,
    demoMs,
    servingMs: readyMs - databaseMs - demoMs,
    firstPageMs: totalMs - readyMs,
    totalMs,
  }
}

/** Waits until background work, such as rendering pictures, is done. */
export async function untilIdle(program: Child, { busyShare = 0.1, limitMs = 180_000 } = {}): Promise<void> {
  const deadline = performance.now() + limitMs
  let before = await program.ask('cpu')
  for (let calm = 0; calm < 3 && performance.now() < deadline; ) {
    await sleep(500)
    const after = await program.ask('cpu')
    calm = (after.cpuUs - before.cpuUs) / 500_000 < busyShare ? calm + 1 : 0
    before = after
  }
}

/** The value of a counter, zero if missing. */
export async function readMetric(port: number, name: string): Promise<number> {
  const { status, text } = await visit(port, '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  if (status !== 200) throw new Error(`The metrics were answered with ${status}.`)
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}

/** The final stored front page, which is compressed better from its third request on, so that a load gets equal responses. */
export async function fetchSettledPage(program: RunningProgram, headers: Record<string, string>): Promise<Answer> {
  await untilIdle(program)
  const fetchPage = () => fetchAnswer({ port: program.port, path: '/', headers })
  for (let guests = 0; guests < 3; guests += 1) await fetchPage()
  await untilIdle(program)
  return await fetchPage()
}
