import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ProgramSettings,
  type RunningProgram,
  startProgram,
  untilIdle,
} from '@marram/bench/program/running-program'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'
import { createTestDatabase, type TestDatabase } from '@marram/database/testing/test-database'
import { demoSnapshot } from '@marram/testkit/agency'

export type Programs = {
  readonly first: RunningProgram
  readonly all: readonly RunningProgram[]
  /** The proof reads the programs' database. */
  readonly database: TestDatabase
  stop(): Promise<void>
}

type Options = { readonly lodgings: number; readonly nodes?: number; readonly env?: ProgramSettings }

/** The built program in separate processes: its memory and delays are not those of the attacking test. */
export async function startPrograms({ lodgings, nodes = 1, env = {} }: Options): Promise<Programs> {
  const folder = makeTemporaryFolder('marram-proof-')
  const database = await createTestDatabase(demoSnapshot(lodgings))
  const all: RunningProgram[] = []
  const stop = async () => {
    for (const program of all) await program.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const settings = { DATABASE_URL: database.url, DEMO_LODGINGS: String(lodgings), TRUST_PROXY: '1', ...env }
    for (let node = 0; node < nodes; node += 1) {
      const own = join(folder, String(node))
      await mkdir(own)
      all.push(await startProgram(own, settings))
    }
    for (const program of all) await untilIdle(program, { limitMs: 20_000 })
    const [first] = all
    if (!first) throw new Error('No program runs.')
    return { first, all, database, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
