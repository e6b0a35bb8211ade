import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { type BackupOptions, backup, verifyBackup } from '../backup.ts'
import { OperatorError } from '../operator-error.ts'
import {
  type BackupKind,
  type BackupName,
  backupName,
  expiredBackups,
  listBackups,
  neededBytes,
  type Retention,
} from './retention.ts'
import { syncFolderOf } from './write.ts'

export type AutomaticBackup = BackupOptions & {
  readonly kind: BackupKind
  readonly folder: string
  readonly retention: Retention
  /** Tests write damaged files here. */
  readonly write?: typeof backup
}

/** Not a backup yet: a restore never chooses it. */
const UNCHECKED = '.unchecked'
/** No backup takes as long; a killed process left it. */
const ABANDONED_MS = 86_400_000

/**
 * Writes a backup into the folder. It gets its name once it was read to its end, and only then older ones are deleted: a
 * good one always exists.
 */
export async function backUp(database: { url: string }, options: AutomaticBackup) {
  const { kind, folder, retention, write = backup, createdAt = new Date(), isLocked = false } = options
  await makeFolder(folder)
  await mustHaveRoom(database, folder)
  const file = join(folder, backupName(kind, createdAt))
  const draft = `${file}${UNCHECKED}`
  try {
    await write(database, draft, { createdAt, isLocked })
    await verifyBackup(draft)
    await rename(draft, file)
    await syncFolderOf(file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return { file, deleted: await removeExpired(folder, retention, createdAt) }
}

async function removeExpired(folder: string, retention: Retention, now: Date): Promise<string[]> {
  const names = await readdir(folder)
  const expired = expiredBackups(names, retention)
  const abandoned = await abandonedIn(folder, names, now)
  for (const name of [...expired, ...abandoned]) await rm(join(folder, name), { force: true })
  return expired
}

/** Null if there is none, or no folder. */
export async function findLatestBackup(folder: string): Promise<(BackupName & { readonly file: string }) | null> {
  const [latest] = listBackups(await readdir(folder).catch(() => []))
  return latest ? { ...latest, file: join(folder, latest.name) } : null
}

/** Only the agency's user may read it: backups contain guests' data. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new OperatorError(`The folder ${folder} cannot be created: ${error.message}.`)
  })
}

/** Room that the next backup needs in the folder. */
export async function loadNeededBytes(database: { url: string }, folder: string): Promise<number> {
  const latest = await findLatestBackup(folder)
  const last = latest && (await stat(latest.file)).size
  return neededBytes({ last, database: last === null ? await loadSize(database) : 0 })
}

async function mustHaveRoom(database: { url: string }, folder: string): Promise<void> {
  const needed = await loadNeededBytes(database, folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  throw new OperatorError(
    `The disk of ${folder} has ${toMb(bavail * bsize)} MB left and a backup needs ${toMb(needed)} MB: free some space, or set BACKUP_FOLDER to another disk.`,
  )
}

const toMb = (bytes: number): number => Math.ceil(bytes / 1_000_000)

async function loadSize({ url }: { url: string }): Promise<number> {
  const client = new Client({ connectionString: url, application_name: 'marram backup' })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes')
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}

async function abandonedIn(folder: string, names: readonly string[], now: Date): Promise<string[]> {
  const drafts = names.filter((name) => /^marram-\S+\.backup\.unchecked(?:\.part)?$/.test(name))
  const times = await Promise.all(drafts.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return times.filter(({ at }) => now.getTime() - at > ABANDONED_MS).map(({ name }) => name)
}
