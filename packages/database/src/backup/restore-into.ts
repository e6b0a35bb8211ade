import { Kysely, PostgresDialect } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type ClientBase, escapeIdentifier } from 'pg'
import { OperatorError } from '../operator-error.ts'
import type { Header } from './format.ts'
import { restoreJobs } from './jobs.ts'
import type { BackupReader } from './read.ts'
import { holdsRows, loadTables } from './tables.ts'

export type RestoreOptions = {
  /** Overwrites a database that contains data. */
  replace?: boolean
}

/** Runs inside the caller's transaction, which must not commit if this throws. */
export async function restoreInto(
  client: ClientBase,
  backup: BackupReader,
  migrations: Record<string, Migration>,
  { replace = false }: RestoreOptions,
): Promise<void> {
  const later = migrationsAfter(backup.header, Object.keys(migrations).toSorted())
  await clear(client, replace)
  // Rows of an older Marram only fit their own schema: creates that one, fills it, and migrates it.
  if (later.length > 0) await rebuild(client, backup.header.migrations, migrations)
  for (const table of backup.header.tables) await backup.copyInto(client, table)
  for (const { name, next } of backup.header.sequences) {
    // Unlike setval, a restart is rolled back with the transaction.
    await client.query(`alter sequence ${escapeIdentifier(name)} restart with ${BigInt(next)}`)
  }
  await restoreJobs(client, await backup.readJobs())
  await backup.finish()
  await run(client, later, migrations)
}

function migrationsAfter({ migrations }: Header, known: string[]): string[] {
  const isKnown = migrations.every((name, index) => known[index] === name)
  if (isKnown) return known.slice(migrations.length)
  throw new OperatorError('The backup was made by a newer Marram than this one: restore it with that version.')
}

async function clear(client: ClientBase, replace: boolean): Promise<void> {
  const tables = await loadTables(client)
  if (!(await holdsRows(client, tables))) return
  if (!replace) throw new OperatorError('The database already holds data: restore into an empty one, or use --replace.')
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`)
}

async function rebuild(client: ClientBase, names: string[], migrations: Record<string, Migration>): Promise<void> {
  const tables = (await loadTables(client, true)).map(({ name }) => escapeIdentifier(name))
  if (tables.length > 0) await client.query(`drop table ${tables.join(', ')} cascade`)
  await run(client, names, migrations)
}

async function run(client: ClientBase, names: string[], migrations: Record<string, Migration>): Promise<void> {
  const db = kyselyInside(client)
  for (const name of names) await migrations[name]?.up(db)
}

/** Kysely on the connection that holds the transaction. */
function kyselyInside(client: ClientBase): Kysely<unknown> {
  const session = { query: client.query.bind(client), release: () => {} }
  const pool = { options: {}, connect: async () => session, end: async () => {} }
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
}
