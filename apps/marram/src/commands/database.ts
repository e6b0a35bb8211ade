import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@marram/database/migrate'
import { type OpenedDatabase, openDatabase } from '@marram/database/open-database'
import { OperatorError } from '@marram/database/operator-error'
import { openAgency } from '../agency-source.ts'
import { backUpBeforeMigration } from '../backups.ts'
import { readConfig, type StorageConfig } from '../config.ts'

type Log = (line: string) => void
type Sharing = { readonly isShared?: boolean }

const attempts = 8
const pauseMs = 1000

/** Opens the agency's database and migrates it. The embedded one belongs to one program at a time. */
export async function openMigrated(config: StorageConfig, log: Log, sharing: Sharing = {}): Promise<OpenedDatabase> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open(config, log, sharing)
    } catch (error) {
      if (attempt === attempts || !isServerGone(error)) throw error
      // The previous program is still stopping its database.
      if (attempt === 1) log('The database is stopping or starting; waiting for it.')
      await sleep(pauseMs)
    }
  }
}

/** For a command: works beside a running program, and has standard output to itself. */
export function openShared(config: StorageConfig): Promise<OpenedDatabase> {
  return openMigrated(config, (line) => process.stderr.write(`${line}\n`), { isShared: true })
}

/** Opens the database of a command and closes it in the end. */
export async function withDatabase<T>(
  env: Readonly<Record<string, string | undefined>>,
  use: (database: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const database = await openShared(readConfig(env))
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

async function open(config: StorageConfig, log: Log, { isShared = false }: Sharing): Promise<OpenedDatabase> {
  const database = await openDatabase({
    ...(config.databaseUrl === undefined
      ? { dataFolder: join(config.dataFolder, 'postgres') }
      : { url: config.databaseUrl, patience: config.timeoutFactor }),
    log,
  })
  try {
    // Always claims: a program that is refused must not stop the other's server on closing.
    const isOurs = await database.claim(isShared ? 'command' : 'program')
    if (!isShared && !isOurs) {
      throw new OperatorError(
        `Another Marram is already running on the data folder ${config.dataFolder}. Stop it, or choose another folder with MARRAM_DATA=….`,
      )
    }
    const beforeChange = () => backUpBeforeMigration(config, database.url, log)
    await migrate(database, undefined, { log, ...(config.backupAutomatic && { beforeChange }) })
    // Commands write mails too.
    await openAgency(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** PostgreSQL's error codes of a server that stops or starts, and its client's message for a broken connection. */
function isServerGone(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof OperatorError) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(?:57P0[1-3]|08\w{3}|ECONN\w+|ENOENT|EPIPE)$/.test(code) || /connection (?:error|terminated)/i.test(error.message)
  )
}
