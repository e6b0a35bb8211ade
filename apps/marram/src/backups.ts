import { join } from 'node:path'
import { backUpDatabase } from '@marram/contract/task'
import { backUp, findLatestBackup, makeFolder } from '@marram/database/backup/automatic'
import type { Pictures } from '@marram/database/backup/files'
import { type BackupPlace, bucketPlace, folderPlace } from '@marram/database/backup/place'
import { isBackupOverdue } from '@marram/database/backup/retention'
import type { Connection } from '@marram/database/connection'
import { addJob } from '@marram/database/jobs/add-job'
import { type ImplementedTask, implementTask } from '@marram/database/jobs/implement-task'
import { queueMail } from '@marram/database/mail/queue-mail'
import { OperatorError, type Log as OperatorLog } from '@marram/database/operator-error'
import type { EditionKey } from '@marram/i18n/edition-key'
import { mailMessages } from '@marram/i18n/mail/catalogue'
import { type RenderedLetter, renderLetter } from '@marram/i18n/mail/letter'
import type { Log } from '@marram/service-kit/logging'
import { parseS3Address } from '@marram/service-kit/s3-store'
import { sql } from 'kysely'
import type { StorageConfig } from './config.ts'
import { explainFailure } from './explain-failure.ts'
import { openUploads, uploadsFolder } from './uploads.ts'

/** Recipient and language of the mail about a failed backup. */
export type BackupStaff = { readonly to: () => string; readonly edition: EditionKey }

export type BackupDeps = {
  readonly config: StorageConfig
  readonly database: Pick<Connection, 'db' | 'url'>
  readonly staff: BackupStaff
  readonly log: Log
  readonly now?: () => Date
}

export const backupFolder = ({ backupFolder: folder, dataFolder }: StorageConfig): string =>
  folder ?? join(dataFolder, 'backups')

/** The bucket if there is one, else the folder. */
export function backupPlace(config: StorageConfig): BackupPlace {
  const folder = backupFolder(config)
  return config.backupUrl === undefined ? folderPlace(folder) : bucketPlace(parseS3Address(config.backupUrl), folder)
}

export function picturesOf(config: StorageConfig): Pictures {
  const folder = config.uploadsUrl === undefined ? uploadsFolder(config.dataFolder) : null
  return { store: openUploads(config), folder }
}

/** Options of every automatic backup. */
export const automaticBackup = (config: StorageConfig) => ({
  place: backupPlace(config),
  pictures: picturesOf(config),
  retention: { days: config.backupDays, weeks: config.backupWeeks },
})

/** The daily backup, a job so that one of several nodes makes it. Empty if the operator has another way. */
export function createBackupTasks(deps: BackupDeps): ImplementedTask[] {
  const { config } = deps
  if (!config.backupAutomatic) return []
  return [implementTask(backUpDatabase, () => backUpDaily(deps), { cron: `23 ${config.backupHour} * * *` })]
}

async function backUpDaily(deps: BackupDeps): Promise<void> {
  const { config, database, log, now = () => new Date() } = deps
  try {
    const done = await backUp(database, { kind: 'daily', ...automaticBackup(config), createdAt: now() })
    log.info(done, 'backed up the database and the pictures')
    if (done.unread.length > 0) {
      log.warn({ unread: done.unread }, 'pictures of deleted backups stay, because these backups cannot be read')
    }
  } catch (error) {
    const reason = explainFailure(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
    log.error({ reason }, 'the daily backup failed')
    await tellStaff(deps, reason, now())
    // The queue tries again, later and later.
    throw error
  }
}

/** One mail a day, however often it fails. */
async function tellStaff({ database: { db }, staff }: BackupDeps, reason: string, now: Date): Promise<void> {
  const letter = backupLetter(staff.edition, reason)
  await queueMail(db, { key: `backup failed ${now.toISOString().slice(0, 10)}`, to: staff.to(), letter })
}

function backupLetter(edition: EditionKey, reason: string): RenderedLetter {
  const { subject, text, reason: label, todo } = mailMessages(edition).backupFailed
  return renderLetter(edition, {
    subject,
    heading: subject,
    isInternal: true,
    paragraphs: [text],
    rows: [{ label, value: reason }],
    closing: [todo],
  })
}

/** With an invented reason, for the preview. */
export function previewBackupLetter(edition: EditionKey): RenderedLetter {
  return backupLetter(
    edition,
    'The disk of /srv/backups has 12 MB left and a backup needs 80 MB: free some space, or set BACKUP_FOLDER to another disk.',
  )
}

/** Before a migration that changes a database with data; the migration does not begin if this fails. */
export async function backUpBeforeMigration(config: StorageConfig, url: string, log: OperatorLog): Promise<void> {
  const options = automaticBackup(config)
  log('The database is about to be migrated; backing it up first.')
  try {
    const { name } = await backUp({ url }, { kind: 'upgrade', ...options, isLocked: true })
    log(`Backed up to ${options.place.name}/${name}.`)
  } catch (error) {
    const reason = explainFailure(error)
    if (reason === null) throw error
    throw new OperatorError(
      `The database was not migrated, because the backup before it failed: ${reason} With a backup of your own you can start with BACKUP_AUTOMATIC=0.`,
    )
  }
}

const catchUpDelayMs = 15 * 60_000
const dayMs = 86_400_000

/**
 * At the start: warns of data without a recent backup, and plans one if that of last night is missing, because a
 * machine that is off at night would never make one.
 */
export async function checkBackups({
  config,
  database: { db },
  log,
  now = () => new Date(),
}: Omit<BackupDeps, 'staff'>) {
  if (!config.backupAutomatic) return
  const [folder, place] = [backupFolder(config), backupPlace(config)]
  const report = ({ message }: Error) => log.error({ reason: message }, 'there will be no backups')
  await makeFolder(folder).catch(report)
  const latest = await findLatestBackup(place).catch((error: Error) => {
    report(error)
    return null
  })
  const since = await findDataSince(db)
  if (isBackupOverdue(latest, since, now())) {
    log.warn(
      { folder: place.name, latest: latest?.name ?? null },
      'there is no backup of the last seven days: run "marram backup" now, and check that this program runs at BACKUP_HOUR and can write to BACKUP_FOLDER or BACKUP_URL',
    )
  }
  if (latest && now().getTime() - latest.at.getTime() < dayMs) return
  const runAt = new Date(now().getTime() + catchUpDelayMs)
  await addJob(db, backUpDatabase, {}, { key: backUpDatabase.name, runAt })
}

/** When the database was created, here or by a restore. */
export async function findDataSince(db: Connection['db']): Promise<Date> {
  const { rows } = await sql<{ since: string | null }>`select min(timestamp) as since from kysely_migration`.execute(db)
  return new Date(rows[0]?.since ?? 0)
}
