import { join } from 'node:path'
import { migrate } from '@marram/database/migrate'
import { type OpenedDatabase, openDatabase } from '@marram/database/open-database'
import { OperatorError } from '@marram/database/operator-error'
import type { Config } from '../config.ts'

type Log = (line: string) => void

/** The agency's database at the newest schema. The embedded one belongs to one program at a time. */
export async function openMigrated(config: Config, log: Log, { isShared = false } = {}): Promise<OpenedDatabase> {
  const database = await openDatabase({
    ...(config.databaseUrl === undefined
      ? { dataFolder: join(config.dataFolder, 'postgres') }
      : { url: config.databaseUrl }),
    log,
  })
  try {
    // Asked for in any case: whoever is refused must not stop the server of the other on closing.
    const isOurs = await database.claim()
    if (!isShared && !isOurs) {
      throw new OperatorError(
        `Another Marram already runs on the data folder ${config.dataFolder}. Stop it, or choose another folder with MARRAM_DATA=….`,
      )
    }
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
