import { expect, test } from 'vitest'
import { proveKillSafety } from './kill.ts'

test('no acknowledged row is lost when the program, PostgreSQL or both are killed', { timeout: 120_000 }, async () => {
  const lines: string[] = []
  const proof = await proveKillSafety({ rounds: 4, seed: 1966, log: (line) => lines.push(line) })
  expect(proof.killed).toEqual({ 'program at its start': 1, program: 1, PostgreSQL: 1, both: 1 })
  expect(proof.acknowledged).toBeGreaterThan(50)
  expect(lines).toHaveLength(4)
})
