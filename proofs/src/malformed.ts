import { rm } from 'node:fs/promises'
import { startProgram, untilIdle } from '@marram/bench/program/running-program'
import { round } from '@marram/bench/statistics'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { visit } from '@marram/testkit/visit'
import { watchHealth } from './health-watch.ts'
import { attackServer, type Siege } from './malformed/attack-server.ts'

export type MalformedProof = Pick<Siege, 'sent' | 'byKind' | 'byStatus'> & {
  readonly seed: number
  readonly healthAsked: number
  readonly slowestHealthMs: number
  readonly heapAfterWarmUpMb: number
  readonly heapAtEndMb: number
  readonly residentAtEndMb: number
}

export type MalformedOptions = { readonly count: number; readonly seed: number; readonly log: (line: string) => void }

/** The same attacks twice over would leave this much at most, in caches that are still filling. */
const heapBoundMb = 8
const megabyte = 1_048_576
/** Nobody else may wait longer than this, on an otherwise quiet machine. */
const healthBoundMs = 250
const healthPauseMs = 50

/** Attacks the real program. Throws on a 5xx, an error in its log, a crash, or memory that grows. */
export async function proveRefusals({ count, seed, log }: MalformedOptions): Promise<MalformedProof> {
  const folder = makeTemporaryFolder('marram-proof-')
  try {
    const program = await startProgram(folder, { DEMO_LODGINGS: '300', COMPONENT_GALLERY: '1', TRUST_PROXY: '1' })
    try {
      const onProgress = (sent: number) => {
        if (sent % 2000 === 0) log(`${sent} sent`)
      }
      await untilIdle(program)
      const warmUp = await attackServer({ port: program.port, seed: seed + 1, count: Math.ceil(count / 5) })
      mustBeUnharmed(warmUp)
      const before = (await program.ask('memory')).heapBytes / megabyte
      const health = watchHealth(program.port, healthPauseMs)
      const siege = await attackServer({ port: program.port, seed, count, onProgress })
      const { asked, slowestMs } = await health.stop()
      if (slowestMs > healthBoundMs) throw new Error(`/healthz took ${slowestMs} ms, the slowest of ${asked}.`)
      mustBeUnharmed(siege)
      for (const path of ['/', '/healthz', '/readyz', '/builds/latest.json']) await mustAnswer(program.port, path)
      const after = await program.ask('memory')
      const grown = after.heapBytes / megabyte - before
      if (grown > heapBoundMb) throw new Error(`Memory grew by ${round(grown)} MB over ${count} requests.`)
      const errors = program.lines.filter(({ text }) => /"level":"(?:error|fatal)"/.test(text))
      if (errors.length > 0) throw new Error(`The program logged ${errors.length} errors, first: ${errors[0]?.text}`)
      const { sent, byKind, byStatus } = siege
      return {
        seed,
        sent,
        byKind,
        byStatus,
        healthAsked: asked,
        slowestHealthMs: slowestMs,
        heapAfterWarmUpMb: round(before, 1),
        heapAtEndMb: round(after.heapBytes / megabyte, 1),
        residentAtEndMb: round(after.residentBytes / megabyte, 1),
      }
    } finally {
      await program.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function mustBeUnharmed({ wounds }: Siege): void {
  const [first] = wounds
  if (first) throw new Error(`${wounds.length} answers were wrong, the first: ${JSON.stringify(first)}`)
}

async function mustAnswer(port: number, path: string): Promise<void> {
  const { status } = await visit(port, path)
  if (status !== 200) throw new Error(`${path} is answered with ${status} afterwards.`)
}
