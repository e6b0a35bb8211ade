import { runMigrations } from 'graphile-worker'
import { type Migration, Migrator } from 'kysely/migration'
import { Client } from 'pg'
import { connect } from './connection.ts'
import { silentJobLogger } from './jobs/job-log.ts'
import { migrations as ownMigrations } from './migrations/list.ts'
import { OperatorError } from './operator-error.ts'

export const MIGRATION_LOCK = 'marram migrations'

/**
 * Brings the schema and the job queue's own schema up to date; returns the names of the migrations it ran.
 * Any number of nodes may do this at once: one works, the others wait and find nothing to do.
 */
export async function migrate(database: { url: string }, migrations = ownMigrations): Promise<string[]> {
  const lock = new Client({ connectionString: database.url, application_name: 'marram migrate' })
  await lock.connect()
  try {
    // Kysely locks for itself; this lock is for the job queue's migrations, which create a schema "if not exists" and may race.
    await lock.query('select pg_advisory_lock(hashtext($1))', [MIGRATION_LOCK])
    return await migrateAlone(database.url, migrations)
  } finally {
    await lock.end()
  }
}

async function migrateAlone(url: string, migrations: Record<string, Migration>): Promise<string[]> {
  const { db, pool, close } = connect({
    url,
    applicationName: 'marram migrate',
    maxConnections: 2,
    statementTimeoutMs: 0,
  })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (error) throw explain(error)
    await runMigrations({ pgPool: pool, logger: silentJobLogger })
    return results.map((result) => result.migrationName)
  } finally {
    await close()
  }
}

/** Kysely's words for a database that is ahead of the program, in the operator's. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !/corrupted migrations/.test(error.message)) return error
  return new OperatorError(`The database was last used by another version of Marram: use that version or a newer one.`)
}
