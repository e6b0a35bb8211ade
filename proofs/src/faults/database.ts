import type { TestDatabase } from '@marram/database/testing/test-database'
import { Client } from 'pg'

export const nameOf = ({ url }: Pick<TestDatabase, 'url'>): string => new URL(url).pathname.slice(1)

function withName(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function run(url: string, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

export const onServer = ({ url }: TestDatabase, statement: string) => run(withName(url, 'postgres'), statement)
export const inDatabase = ({ url }: TestDatabase, statement: string) => run(url, statement)

export const endSessions = (database: TestDatabase) =>
  run(withName(database.url, 'postgres'), 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    nameOf(database),
  ])

/** Null if the server has none left. */
export async function openClient({ url }: TestDatabase): Promise<Client | null> {
  const client = new Client({ connectionString: withName(url, 'postgres') })
  client.on('error', () => {})
  return client.connect().then(
    () => client,
    () => null,
  )
}
