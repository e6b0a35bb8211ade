import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import { type BackupOptions, type BackupSummary, backup, verifyBackup } from '../backup.ts'
import { MIGRATION_LOCK } from '../migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { checkKept, dropUnused, keepPictures, listPictures, type Pictures, unknownPictures } from './files.ts'
import type { KeptFile } from './format.ts'
import { type BackupPlace, type BackupSource, folderPlace } from './place.ts'
import { findHeader } from './read.ts'
import {
  type BackupKind,
  type BackupName,
  backupName,
  expiredBackups,
  listBackups,
  neededBytes,
  type Retention,
} from './retention.ts'

type Address = { readonly url: string }

export type Backup = Pick<BackupOptions, 'createdAt' | 'isLocked'> & {
  readonly place: BackupPlace
  /** Null backs up the database alone. */
  readonly pictures: Pictures | null
  /** Tests write damaged files here. */
  readonly write?: typeof backup
}

export type AutomaticBackup = Backup & { readonly kind: BackupKind; readonly retention: Retention }

/** Not a backup yet: a restore never chooses it. */
const UNCHECKED = '.unchecked'
/** No backup takes as long; a killed process left it. */
const ABANDONED_MS = 86_400_000
/** Of two backups at once, one would delete pictures that the other is about to use. */
const BACKUP_LOCK = 'marram backup'

/**
 * Writes a backup into the place. It gets its name once it was read to its end, and only then older ones are deleted: a
 * good one always exists.
 */
export async function backUp(database: Address, { kind, retention, ...options }: AutomaticBackup) {
  const { place, pictures, createdAt = new Date(), isLocked = false } = options
  const name = backupName(kind, createdAt)
  return alone(database, isLocked, async (lockMigrations) => {
    await makeFolder(place.draftFolder)
    await mustHaveRoom(database, place, pictures)
    await writeChecked(database, name, { ...options, createdAt })
    const deleted = await removeExpired(place, retention, createdAt)
    // A backup before a migration must not wait for the daily one, and so leaves this to it.
    if (isLocked) return { name, deleted, unread: [] }
    await lockMigrations()
    return { name, deleted, unread: await removeUnused(place) }
  })
}

/** A backup under a name of the operator's, which is never deleted. */
export function backUpAs(database: Address, file: string, pictures: Pictures | null): Promise<BackupSummary> {
  const place = folderPlace(dirname(file))
  return alone(database, false, () => writeChecked(database, basename(file), { place, pictures }))
}

async function writeChecked(database: Address, name: string, options: Backup): Promise<BackupSummary> {
  const { place, pictures, write = backup, ...when } = options
  const draft = join(place.draftFolder, `${name}${UNCHECKED}`)
  try {
    // Most are copied before the snapshot, which keeps the server from cleaning up.
    const copied = pictures ? byKey(await keepPictures(pictures, place, await loadKnown(place))) : null
    const listFiles = pictures && copied && { listFiles: () => keepPictures(pictures, place, copied) }
    await write(database, draft, { ...when, ...listFiles })
    const summary = await verifyBackup({ place: folderPlace(place.draftFolder), name: basename(draft) })
    await checkKept(place, summary.files ?? [])
    await place.move(draft, name)
    return summary
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The pictures of the newest backup, by key: their checksums need not be computed again. */
async function loadKnown(place: BackupPlace): Promise<Map<string, KeptFile>> {
  const latest = await findLatestBackup(place)
  // One that cannot be read must not prevent the next.
  const header = latest && (await findHeader(latest).catch(() => null))
  return byKey(header?.files ?? [])
}

const byKey = (files: readonly KeptFile[]): Map<string, KeptFile> => new Map(files.map((file) => [file.key, file]))

async function removeExpired(place: BackupPlace, retention: Retention, now: Date): Promise<string[]> {
  const expired = expiredBackups(await place.list(), retention)
  for (const name of expired) await place.remove(name)
  const { draftFolder } = place
  for (const name of await abandonedIn(draftFolder, now)) await rm(join(draftFolder, name), { force: true })
  return expired
}

/** Deletes the pictures of deleted backups; returns the backups that cannot be read, as long as which nothing goes. */
async function removeUnused(place: BackupPlace): Promise<string[]> {
  const names = (await place.list()).filter((name) => !isDraft(name))
  const used = new Set<string>()
  const unread: string[] = []
  for (const name of names) {
    const header = await findHeader({ place, name }).catch(() => void unread.push(name))
    for (const { sha256 } of header?.files ?? []) used.add(sha256)
  }
  if (unread.length === 0) await dropUnused(place, used)
  return unread
}

/** Null if there is none, or no folder. */
export async function findLatestBackup(place: BackupPlace): Promise<(BackupName & BackupSource) | null> {
  const [latest] = listBackups(await place.list())
  return latest ? { ...latest, place } : null
}

/** Only the agency's user may read it: backups contain guests' data. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new OperatorError(`The folder ${folder} cannot be created: ${error.message}.`)
  })
}

/** Room that the next backup needs where it is written. */
export async function loadNeededBytes(database: Address, place: BackupPlace, pictures: Pictures | null) {
  const latest = await findLatestBackup(place)
  const last = latest && (await place.sizeOf(latest.name))
  const file = neededBytes({ last, database: last === null ? await loadSize(database) : 0 })
  return file + (pictures ? await loadPictureBytes(place, pictures) : 0)
}

/** Pictures take no space in a bucket, or on the disk that has them already. */
async function loadPictureBytes(place: BackupPlace, pictures: Pictures): Promise<number> {
  if (place.folder === null) return 0
  if (pictures.folder !== null && (await deviceOf(pictures.folder)) === (await deviceOf(place.folder))) return 0
  const added = unknownPictures(await listPictures(pictures), await loadKnown(place))
  return added.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Of a folder that does not exist yet, that of its parent. */
async function deviceOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => null)
  return found?.dev ?? (folder === dirname(folder) ? 0 : deviceOf(dirname(folder)))
}

async function mustHaveRoom(database: Address, place: BackupPlace, pictures: Pictures | null): Promise<void> {
  const needed = await loadNeededBytes(database, place, pictures)
  const { bavail, bsize } = await statfs(place.draftFolder)
  if (bavail * bsize >= needed) return
  throw new OperatorError(
    `The disk of ${place.draftFolder} has ${toMb(bavail * bsize)} MB left and a backup needs ${toMb(needed)} MB: free some space, or set BACKUP_FOLDER to another disk.`,
  )
}

const toMb = (bytes: number): number => Math.ceil(bytes / 1_000_000)

function loadSize(database: Address): Promise<number> {
  return withClient(database, async (client) => {
    const { rows } = await client.query('select pg_database_size(current_database())::float8 as bytes')
    return Number(rows[0]?.bytes)
  })
}

/** One backup at a time, but for one that holds the lock of migrations: waiting could then be for ever. */
function alone<T>(database: Address, isLocked: boolean, work: (lockMigrations: () => Promise<void>) => Promise<T>) {
  if (isLocked) return work(async () => {})
  return withClient(database, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [BACKUP_LOCK])
    return work(async () => void (await client.query('select pg_advisory_lock_shared(hashtext($1))', [MIGRATION_LOCK])))
  })
}

async function withClient<T>({ url }: Address, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'marram backup' })
  // The next query reports a lost connection.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const isDraft = (name: string): boolean => /\.(?:unchecked|part)$/.test(name)

async function abandonedIn(folder: string, now: Date): Promise<string[]> {
  const drafts = (await readdir(folder)).filter((name) => /^marram-\S+\.backup\.unchecked(?:\.part)?$/.test(name))
  const times = await Promise.all(drafts.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return times.filter(({ at }) => now.getTime() - at > ABANDONED_MS).map(({ name }) => name)
}
