import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareHome } from '@marram/database/embedded/home'
import { findPostmasterFile, isPostmasterAlive } from '@marram/database/embedded/postmaster-file'
import { openDatabase } from '@marram/database/open-database'
import type { Log } from '@marram/database/operator-error'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { sql } from 'kysely'
import { randomFrom } from '../random.ts'
import { startProgram } from './program.ts'

export type KillProofOptions = { rounds: number; seed: number; log: Log }
export type KillProof = { rounds: number; seed: number; acknowledged: number; killed: Record<Victim, number> }

const VICTIMS = ['program at its start', 'program', 'PostgreSQL', 'both'] as const
type Victim = (typeof VICTIMS)[number]

const LONGEST_START_MS = 900
const LONGEST_LIFE_MS = 600
/** Numbers that one round cannot use up, so that no two rounds write the same. */
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
      await playRound({ dataFolder, first: round * NUMBERS_PER_ROUND, victim, random, acknowledged })
      killed[victim] += 1
      // In half the rounds the next program finds the ruins itself.
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

type Round = { dataFolder: string; first: number; victim: Victim; random: () => number; acknowledged: Set<number> }

async function playRound({ dataFolder, first, victim, random, acknowledged }: Round): Promise<void> {
  const program = startProgram(dataFolder, first, (n) => acknowledged.add(n))
  try {
    if (victim === 'program at its start') return await sleep(random() * LONGEST_START_MS)
    await program.ready
    await sleep(random() * LONGEST_LIFE_MS)
    if (victim === 'program') return
    killPostgres(dataFolder)
    if (victim === 'both') return
    // A few answers may have been on their way before the kill; these many cannot all have been.
    for (let more = 0; more < 20; more++) await program.nextAcknowledged()
  } finally {
    await program.kill()
  }
}

async function checkRows(dataFolder: string, acknowledged: Set<number>): Promise<void> {
  const database = await openDatabase({ dataFolder, log: () => {} })
  try {
    if (!(await database.claim())) throw new Error('the data folder is still taken by a program that was killed')
    await sql`create table if not exists proof_write (n bigint primary key)`.execute(database.db)
    const { rows } = await sql<{ n: number }>`select n from proof_write`.execute(database.db)
    const lost = acknowledged.difference(new Set(rows.map(({ n }) => n)))
    if (lost.size > 0) throw new Error(`${lost.size} acknowledged rows are lost, the first is ${[...lost][0]}`)
  } finally {
    await database.close()
  }
}

const clusterOf = (dataFolder: string) => prepareHome(dataFolder, () => {}).cluster

function killPostgres(dataFolder: string): void {
  const file = findPostmasterFile(clusterOf(dataFolder))
  if (!file) throw new Error('PostgreSQL should run while the program writes')
  process.kill(file.pid, 'SIGKILL')
}

async function endPostgres(dataFolder: string): Promise<void> {
  const cluster = clusterOf(dataFolder)
  const file = findPostmasterFile(cluster)
  if (!file || !isPostmasterAlive(file, cluster)) return
  process.kill(file.pid, 'SIGQUIT')
  while (isPostmasterAlive(file, cluster)) await sleep(25)
}
