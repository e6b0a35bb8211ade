import type { Migration } from 'kysely/migration'
import { Client } from 'pg'
import { holdsRows, loadTables } from './backup/tables.ts'
import { connect } from './connection.ts'
import { migrations as ownMigrations } from './migrations/list.ts'
import { type Log, OperatorError } from './operator-error.ts'

export const MIGRATION_LOCK = 'marram migrations'

/** The newest migration of graphile-worker's schema, hard-coded so that a start need not load the library. */
const QUEUE_MIGRATION = 20

export type MigrateOptions = {
  readonly log?: Log
  /** Called once before a database with data changes, under the lock of migrations. Nothing changes if it throws. */
  readonly beforeChange?: () => Promise<void>
}

/**
 * Migrates the schema and the job queue's schema; returns the names of the migrations it ran. Safe on any number of
 * nodes at once: one migrates, the others wait and find nothing to do.
 */
export async function migrate(
  database: { url: string },
  migrations = ownMigrations,
  { log = () => {}, beforeChange }: MigrateOptions = {},
): Promise<string[]> {
  const lock = new Client({ connectionString: database.url, application_name: 'marram migrate' })
  await lock.connect()
  try {
    const names = Object.keys(migrations)
    if (await isCurrent(lock, names)) return []
    // Kysely has its own lock; this one is for the job queue's migrations, which create a schema "if not exists" and
    // may race.
    const { rows } = await lock.query('select pg_try_advisory_lock(hashtext($1)) as locked', [MIGRATION_LOCK])
    if (rows[0]?.locked !== true) {
      log('Another Marram is migrating the database; waiting for it.')
      await lock.query('select pg_advisory_lock(hashtext($1))', [MIGRATION_LOCK])
      if (await isCurrent(lock, names)) return []
    }
    if (beforeChange && (await isOlderWithData(lock, migrations))) await beforeChange()
    return await migrateAlone(database.url, migrations)
  } finally {
    await lock.end()
  }
}

/** A single query at every start. Any unexpected state is left to the migrators, which report it. */
async function isCurrent(client: Client, names: readonly string[]): Promise<boolean> {
  const { rows: tables } = await client.query(
    "select from pg_tables where (schemaname, tablename) in (('public', 'kysely_migration'), ('graphile_worker', 'migrations'))",
  )
  if (tables.length < 2) return false
  const { rows } = await client.query(
    'select array(select name::text from kysely_migration order by name) as names, (select max(id) from graphile_worker.migrations) as queue',
  )
  return rows[0]?.queue === QUEUE_MIGRATION && String(rows[0]?.names) === String(names.toSorted())
}

export type SchemaState = 'current' | 'empty' | 'older' | 'newer'

/** Compares the schema with this program's migrations and changes nothing. */
export async function findSchemaState(url: string): Promise<SchemaState> {
  const client = new Client({ connectionString: url, application_name: 'marram check' })
  await client.connect()
  try {
    return await stateOf(client, ownMigrations)
  } finally {
    await client.end()
  }
}

/** The migrations that this program would run, in their order. */
export async function findPendingMigrations(url: string): Promise<{ state: SchemaState; pending: string[] }> {
  const client = new Client({ connectionString: url, application_name: 'marram check' })
  await client.connect()
  try {
    const state = await stateOf(client, ownMigrations)
    if (state !== 'older') return { state, pending: [] }
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    const done = new Set(rows.map(({ name }) => name))
    return { state, pending: Object.keys(ownMigrations).filter((name) => !done.has(name)) }
  } finally {
    await client.end()
  }
}

async function stateOf(client: Client, migrations: Record<string, Migration>): Promise<SchemaState> {
  const names = Object.keys(migrations)
  if (await isCurrent(client, names)) return 'current'
  const { rows: tables } = await client.query("select to_regclass('public.kysely_migration') is not null as exists")
  if (!tables[0]?.exists) return 'empty'
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
  return rows.some(({ name }) => !names.includes(name)) ? 'newer' : 'older'
}

/** False for a new database, and for one of another version, which is refused afterwards. */
async function isOlderWithData(client: Client, migrations: Record<string, Migration>): Promise<boolean> {
  return (await stateOf(client, migrations)) === 'older' && holdsRows(client, await loadTables(client))
}

async function migrateAlone(url: string, migrations: Record<string, Migration>): Promise<string[]> {
  const { db, pool, close } = connect({
    url,
    applicationName: 'marram migrate',
    maxConnections: 2,
    statementTimeoutMs: 0,
  })
  try {
    const [{ Migrator }, { runMigrations }, { silentJobLogger }] = await Promise.all([
      import('kysely/migration'),
      import('graphile-worker'),
      import('./jobs/job-log.ts'),
    ])
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw explain(error)
    await runMigrations({ pgPool: pool, logger: silentJobLogger })
    return results.map((result) => result.migrationName)
  } finally {
    await close()
  }
}

/** Translates Kysely's error for a database newer than the program for the operator. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !/corrupted migrations/.test(error.message)) return error
  return new OperatorError(`The database was last used by another version of Marram: use that version or a newer one.`)
}
