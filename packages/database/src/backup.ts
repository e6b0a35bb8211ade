import { resolve } from 'node:path'
import type { Migration } from 'kysely/migration'
import type { PoolClient } from 'pg'
import { type Pictures, restorePictures, verifyKept } from './backup/files.ts'
import type { Header } from './backup/format.ts'
import type { BackupSource } from './backup/place.ts'
import { openBackup } from './backup/read.ts'
import { type RestoreOptions as IntoOptions, restoreInto } from './backup/restore-into.ts'
import { type Contents, writeBackup } from './backup/write.ts'
import { connect } from './connection.ts'
import { MIGRATION_LOCK, migrate } from './migrate.ts'
import { migrations as ownMigrations } from './migrations/list.ts'
import { OperatorError } from './operator-error.ts'

export type BackupSummary = Pick<Header, 'createdAt' | 'migrations' | 'tables' | 'files'>

type Address = { url: string }

export type BackupOptions = Partial<Contents> & {
  /** The caller holds the lock of migrations, on another connection. */
  readonly isLocked?: boolean
}

/** Writes all application data, as of one instant, into one compressed file without blocking other work. */
export function backup(
  database: Address,
  file: string,
  { createdAt = new Date(), isLocked = false, ...contents }: BackupOptions = {},
): Promise<BackupSummary> {
  return inTransaction(database, 'isolation level repeatable read', async (client) => {
    if (!isLocked) await client.query('select pg_advisory_xact_lock_shared(hashtext($1))', [MIGRATION_LOCK])
    return writeBackup(client, resolve(file), { createdAt, ...contents })
  }).catch(explain)
}

/** Reads a backup to its end, without its pictures; throws OperatorError unless it is complete and unaltered. */
export async function verifyBackup(source: BackupSource): Promise<BackupSummary> {
  const reader = await openBackup(source)
  try {
    for (const _ of reader.header.tables) await reader.skip()
    await reader.readJobs()
    await reader.finish()
    return reader.header
  } finally {
    await reader.close()
  }
}

export type RestoreOptions = IntoOptions & {
  /** The store for the pictures; null restores the database alone. */
  readonly pictures?: Pictures | null
}

/**
 * Restores a database and its pictures, all or nothing: everything is read and verified first, and the database commits
 * last. Migrates the schema first.
 */
export async function restore(
  database: Address,
  source: BackupSource,
  { pictures = null, ...options }: RestoreOptions = {},
  migrations: Record<string, Migration> = ownMigrations,
): Promise<BackupSummary> {
  const { files = [] } = await verifyBackup(source)
  if (pictures) await verifyKept(source.place, files)
  const reader = await openBackup(source)
  try {
    await migrate(database, migrations)
    await inTransaction(database, '', async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtext($1))', [MIGRATION_LOCK])
      await restoreInto(client, reader, migrations, options)
      if (pictures) await restorePictures(source.place, files, pictures)
    })
    return reader.header
  } finally {
    await reader.close()
  }
}

/** For a database that was recovered in another way. */
export async function restorePicturesOnly(source: BackupSource, pictures: Pictures): Promise<number> {
  const { files = [] } = await verifyBackup(source)
  await verifyKept(source.place, files)
  await restorePictures(source.place, files, pictures)
  return files.length
}

async function inTransaction<T>({ url }: Address, mode: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const { pool, close } = connect({ url, applicationName: 'marram backup', maxConnections: 1, statementTimeoutMs: 0 })
  const client = await pool.connect()
  try {
    await client.query(`begin ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // Closing the connection rolls back an uncommitted transaction, even in the middle of a COPY.
    client.release(true)
    await close()
  }
}

function explain(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC') throw new OperatorError('The disk is full: the backup was not written.')
  if (code === 'ENOENT' || code === 'EACCES') throw new OperatorError('The backup cannot be written there.')
  throw error
}
