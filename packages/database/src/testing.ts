import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { type Connection, connect } from './connection.ts'
import { testServerUrl } from './testing/config.ts'
import { databaseOf, withDatabase } from './testing/database-address.ts'

export type TestDatabase = Omit<Connection, 'close'> & {
  /** With false everybody is sent away and nobody let in, as when the server is gone. */
  allowConnections(isAllowed: boolean): Promise<void>
  drop(): Promise<void>
}

/** A fresh, migrated, empty database of its own; `drop` it when the test is over. Only in *.integration.test.ts. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = testServerUrl()
  const name = `marram_test_${randomBytes(6).toString('hex')}`
  await run(`create database ${name} template ${databaseOf(template)}`)
  const { close, ...connection } = connect({ url: withDatabase(template, name), applicationName: 'marram test' })
  return {
    ...connection,
    allowConnections: async (isAllowed) => {
      await run(`alter database ${name} allow_connections ${isAllowed}`)
      if (!isAllowed) await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    },
    drop: async () => {
      await close()
      await run(`drop database ${name} with (force)`)
    },
  }
}

/** Connected to the maintenance database: nobody may be in a template while it is copied. */
async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(testServerUrl(), 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
