import { expect, test } from 'vitest'
import { proveKillSafety } from './kill-database/kill.ts'
import { countOf, patience, say, sayResult, seed } from './proof.ts'

const rounds = countOf({ sample: 4, full: 50 })

test('no acknowledged row is lost when the program, PostgreSQL or both are killed', patience, async () => {
  const proof = await proveKillSafety({ rounds, seed, log: say })
  expect(Math.min(...Object.values(proof.killed))).toBe(Math.floor(rounds / 4))
  expect(proof.acknowledged).toBeGreaterThan(rounds * 12)
  sayResult(proof)
})
