import { visit } from '@marram/testkit/visit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { attackServer } from './malformed/attack-server.ts'
import { type Programs, startPrograms } from './program/start-programs.ts'
import { choose, countOf, patience, say, sayResult, seed } from './proof.ts'

const count = countOf({ sample: 400, full: 100_000 })
const healthPauseMs = 50
/** Only long runs on a quiet machine can measure filling caches and the delay of other requests. */
const bounds = choose({
  sample: { heapMb: Number.POSITIVE_INFINITY, healthMs: Number.POSITIVE_INFINITY, refused: Number.POSITIVE_INFINITY },
  full: { heapMb: 8, healthMs: 250, refused: count / 100 },
})
const megabyte = 1_048_576

let programs: Programs
beforeAll(async () => {
  programs = await startPrograms({ lodgings: 60, env: { COMPONENT_GALLERY: '1' } })
}, 600_000)
afterAll(() => programs?.stop())

test('malformed requests at every endpoint are refused, and the agency keeps working', patience, async () => {
  const { first: program } = programs
  const onProgress = (sent: number) => {
    if (sent % 2000 === 0) say(`${sent} sent`)
  }
  const warmUp = await attackServer({ port: program.port, seed: seed + 1, count: Math.ceil(count / 5) })
  expect(warmUp.wounds).toEqual([])
  const before = await program.ask('memory')
  const health = watchHealth(program.port, healthPauseMs)
  const { sent, byKind, byStatus, wounds } = await attackServer({ port: program.port, seed, count, onProgress })
  const { asked, slowestMs } = await health.stop()
  const after = await program.ask('memory')
  sayResult({ sent, byKind, byStatus, asked, slowestMs, heapBytes: [before.heapBytes, after.heapBytes] })
  expect(wounds).toEqual([])
  expect(sent).toBe(count)
  expect(Object.keys(byKind)).toHaveLength(9)
  expect(byStatus[400]).toBeGreaterThan(count / 10)
  // More would mean that refusals hide faults.
  expect(byStatus[503] ?? 0).toBeLessThan(bounds.refused)
  for (const path of ['/', '/healthz', '/readyz', '/builds/latest.json']) {
    expect(await visit(program.port, path)).toMatchObject({ status: 200 })
  }
  expect(program.lines.filter(({ text }) => /"level":"(?:error|fatal)"/.test(text))).toEqual([])
  expect((after.heapBytes - before.heapBytes) / megabyte).toBeLessThan(bounds.heapMb)
  expect(slowestMs).toBeLessThan(bounds.healthMs)
})
