import { Client, escapeIdentifier } from 'pg'
import { type Claimant, findClaim, isClaimAwaited } from './claim.ts'
import { type Connection, type ConnectionOptions, connect } from './connection.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import type { LastingClient } from './lasting-client.ts'
import { checkServer } from './server-check.ts'

type Common = Omit<ConnectionOptions, 'url'>
export type OpenOptions = Common & ({ url: string; patience?: number } | { dataFolder: string })
export type OpenedDatabase = Connection & {
  /**
   * False if another program runs on the same data folder; waits for a command that uses it. Always true on an external
   * server, where many nodes are normal.
   */
  claim(claimant?: Claimant): Promise<boolean>
}

const DATABASE = 'marram'

/**
 * Opens the configured server, or starts the embedded one in the data folder. Throws OperatorError for problems that a
 * person can solve.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  if ('dataFolder' in options) return openEmbedded(options)
  await checkServer(options.url, options.patience)
  return { ...connect(options), claim: async () => true }
}

async function openEmbedded({
  dataFolder,
  log = () => {},
  ...rest
}: Common & { dataFolder: string }): Promise<OpenedDatabase> {
  const server = await startEmbedded({ dataFolder, log })
  const url = server.urlOf(DATABASE)
  await ensureDatabase(server.urlOf('postgres'))
  const connection = connect({ ...rest, url, log })
  let claiming: Promise<LastingClient | null> | undefined
  const claim = async (claimant: Claimant = 'program') => {
    claiming ??= findClaim(url, claimant, log)
    return (await claiming) !== null
  }
  const close = async () => {
    // A claim that failed because the server went away is no claim.
    const claimed = await claiming?.catch(() => null)
    await connection.close()
    // The next one that holds the claim needs the server, and stops it.
    const isNeeded = claimed === null || (claimed !== undefined && (await isClaimAwaited(url)))
    await claimed?.close()
    if (isNeeded) server.leave()
    else await server.stop()
  }
  return { ...connection, claim, close: once(close) }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(DATABASE)}`)
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && (error.code === '42P04' || error.code === '23505')
    if (!isThere) throw error
  } finally {
    await client.end()
  }
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= action()
    return done
  }
}
