import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '@marram/bench/program/child'
import { openDatabase } from '@marram/database/open-database'
import type { Log } from '@marram/database/operator-error'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { sql } from 'kysely'
import { acknowledgedIn } from '../acknowledged.ts'
import { endPostgres, killPostgres } from '../program/embedded-postgres.ts'
import { randomFrom } from '../random.ts'

export type KillProofOptions = { rounds: number; seed: number; log: Log }
export type KillProof = { rounds: number; seed: number; acknowledged: number; killed: Record<Victim, number> }

const VICTIMS = ['program at its start', 'program', 'PostgreSQL', 'both'] as const
type Victim = (typeof VICTIMS)[number]

const writer = join(import.meta.dirname, 'writer.ts')
const LONGEST_START_MS = 900
const LONGEST_LIFE_MS = 600
/** More numbers than a round uses, so that no two rounds write the same. */
const NUMBERS_PER_ROUND = 1_000_000

/**
 * Kills the writing program, its PostgreSQL or both with SIGKILL at random moments. Throws if a start needs help
 * or a row that was acknowledged is missing.
 */
export async function proveKillSafety({ rounds, seed, log }: KillProofOptions): Promise<KillProof> {
  const dataFolder = makeTemporaryFolder('marram proof ')
  const random = randomFrom(seed)
  const acknowledged = new Set<number>()
  const killed: KillProof['killed'] = { 'program at its start': 0, program: 0, PostgreSQL: 0, both: 0 }
  try {
    for (let round = 0; round < rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
      for (const n of await playRound({ dataFolder, first: round * NUMBERS_PER_ROUND, victim, random }))
        acknowledged.add(n)
      killed[victim] += 1
      // In half the rounds the next program finds the state after the kill itself.
      const isChecked = random() < 0.5 || round === rounds - 1
      if (isChecked) await checkRows(dataFolder, acknowledged)
      const rows = `${acknowledged.size} rows acknowledged${isChecked ? ', all found again' : ''}`
      log(`Round ${round + 1} of ${rounds}: killed ${victim}; ${rows}.`)
    }
    return { rounds, seed, acknowledged: acknowledged.size, killed }
  } finally {
    await endPostgres(dataFolder)
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

type Round = { dataFolder: string; first: number; victim: Victim; random: () => number }

async function playRound({ dataFolder, first, victim, random }: Round): Promise<number[]> {
  const program = startChild({ args: [writer, dataFolder, String(first)] })
  const written = () => acknowledgedIn(program.lines)
  try {
    if (victim === 'program at its start') {
      await sleep(random() * LONGEST_START_MS)
    } else {
      await program.line((text) => text === 'ready')
      await sleep(random() * LONGEST_LIFE_MS)
    }
    if (victim === 'PostgreSQL' || victim === 'both') killPostgres(dataFolder)
    if (victim === 'PostgreSQL') {
      // A few answers may have been in flight before the kill; this many cannot.
      const more = written().length + 20
      await program.line(() => written().length >= more)
    }
  } finally {
    await program.kill()
  }
  return written()
}

async function checkRows(dataFolder: string, acknowledged: Set<number>): Promise<void> {
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    if (!(await database.claim())) throw new Error('a killed program still owns the data folder')
    await sql`create table if not exists proof_write (n bigint primary key)`.execute(database.db)
    const { rows } = await sql<{ n: number }>`select n from proof_write`.execute(database.db)
    const lost = acknowledged.difference(new Set(rows.map(({ n }) => n)))
    if (lost.size > 0) throw new Error(`${lost.size} acknowledged rows are lost, the first is ${[...lost][0]}`)
  } finally {
    await database.close()
  }
}
