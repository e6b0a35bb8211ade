import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { type Connection, connect } from '../connection.ts'
import { testServerUrl } from './config.ts'
import { databaseOf, withDatabase } from './database-address.ts'

export type TestDatabase = Omit<Connection, 'close'> & {
  /** False disconnects all clients and rejects new ones, like an outage of the server. */
  allowConnections(isAllowed: boolean): Promise<void>
  drop(): Promise<void>
}

/** Data shared by many tests: filled once per server, then copied. Its name describes its contents. */
export type Snapshot = {
  readonly name: string
  /** The snapshot to extend; an empty database by default. */
  readonly from?: Snapshot
  fill(database: TestDatabase): Promise<void>
}

/** A new, migrated database, empty or a copy of a snapshot; `drop` it after the test. */
export async function createTestDatabase(from?: Snapshot): Promise<TestDatabase> {
  return copyDatabase(await templateFor(from), `marram_test_${randomBytes(6).toString('hex')}`)
}

async function templateFor(snapshot: Snapshot | undefined): Promise<string> {
  return snapshot ? prepareSnapshot(snapshot) : databaseOf(testServerUrl())
}

/** One process fills, the others wait. A half-filled database has another name, so that it is never copied. */
async function prepareSnapshot({ name, from, fill }: Snapshot): Promise<string> {
  const finished = `${databaseOf(testServerUrl())}_${name.replaceAll(/\W/g, '_')}`
  return onServer(async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [finished])
    const { rows } = await server.query('select from pg_database where datname = $1', [finished])
    if (rows.length > 0) return finished
    const begun = `${finished}_begun`
    await server.query(`drop database if exists ${begun} with (force)`)
    const database = await copyDatabase(await templateFor(from), begun)
    await fill(database)
    await database.release()
    await server.query(`alter database ${begun} rename to ${finished}`)
    return finished
  })
}

async function copyDatabase(template: string, name: string): Promise<TestDatabase & { release(): Promise<void> }> {
  // Copying files takes a twentieth of the default, which writes every block to the log.
  await onServer((server) => server.query(`create database ${name} template ${template} strategy file_copy`))
  const { close, ...connection } = connect({
    url: withDatabase(testServerUrl(), name),
    applicationName: 'marram test',
  })
  return {
    ...connection,
    release: close,
    allowConnections: async (isAllowed) => {
      await onServer((server) => server.query(`alter database ${name} allow_connections ${isAllowed}`))
      if (isAllowed) return
      await onServer((server) =>
        server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      )
    },
    drop: async () => {
      await close()
      await onServer((server) => server.query(`drop database ${name} with (force)`))
    },
  }
}

/** Uses the maintenance database: a template must have no connections while it is copied. */
async function onServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: withDatabase(testServerUrl(), 'postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
