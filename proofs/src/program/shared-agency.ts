import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ProgramSettings, type RunningProgram, startProgram } from '@marram/bench/program/running-program'
import { type OpenedDatabase, openDatabase } from '@marram/database/open-database'
import { makeTemporaryFolder } from '@marram/database/testing/temporary-folder'

/** A program on a server of one's own, so that a proof can look into the same database. */
export async function withSharedAgency<T>(
  settings: ProgramSettings,
  work: (program: RunningProgram, database: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const folder = makeTemporaryFolder('marram-proof-')
  const database = await openDatabase({ dataFolder: join(folder, 'postgres'), log: () => {} })
  try {
    await database.claim()
    const program = await startProgram(join(folder, 'node'), { ...settings, DATABASE_URL: database.url })
    try {
      return await work(program, database)
    } finally {
      await program.stop()
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
