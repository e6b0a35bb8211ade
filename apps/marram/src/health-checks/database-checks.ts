import { findLatestBackup } from '@marram/database/backup/automatic'
import { isBackupOverdue } from '@marram/database/backup/retention'
import { loadQueue, loadSchedules } from '@marram/database/jobs/queue-state'
import { loadOutboxState } from '@marram/database/mail/outbox-state'
import { findSchemaState } from '@marram/database/migrate'
import { probeServer } from '@marram/database/server-check'
import { sql } from 'kysely'
import { backupFolder, backupPlace, findDataSince } from '../backups.ts'
import { explainFailure } from '../explain-failure.ts'
import { type CheckContext, type Finding, failed, fine, type OpenedContext, skipped, warning } from './check.ts'

/** Reachable, new enough, writable, and with the permissions that migrations and change notices need. */
export async function checkDatabase({ database, databaseProblem }: CheckContext): Promise<Finding> {
  if (!database) return failed(databaseProblem ?? 'The database cannot be used.')
  const { version, megabytes, mayCreate, hasExtension, isReplica, hearsNotices } = await probeServer(database.url)
  if (isReplica) return failed('The database is a read-only replica: let DATABASE_URL name the primary server.')
  if (!mayCreate) return failed('The user of DATABASE_URL may not create tables: let it own the database.')
  if (!hasExtension) return failed('The server lacks the extension btree_gist: install PostgreSQL’s contrib package.')
  if (!hearsNotices) {
    return failed(
      'LISTEN does not work, so pages would stay outdated: connect directly or with session pooling, not transaction pooling.',
    )
  }
  return fine(`PostgreSQL ${version}, ${megabytes} MB of data.`)
}

export async function checkMigrations({ database: { url } }: OpenedContext): Promise<Finding> {
  const state = await findSchemaState(url)
  return migrationFindings[state]
}

const migrationFindings = {
  current: fine('The schema is that of this version.'),
  empty: failed('The database is empty: run marram setup, or restore a backup with marram restore --latest.'),
  older: failed('The database belongs to an older version: restart the program, which migrates it after a backup.'),
  newer: failed('The database belongs to a newer version: upgrade this program, it must not run on it.'),
} satisfies Record<string, Finding>

const minute = 60_000
const hour = 60 * minute
const clockWarningMs = 10_000
const clockFailureMs = minute

/** Links in mails, holds and certificates depend on the time. */
export async function checkClock({ database, hasSchema, now, probes }: CheckContext): Promise<Finding> {
  const differences: { whose: string; ms: number }[] = []
  if (database) {
    const { rows } = await sql<{ now: string }>`select now()`.execute(database.db)
    differences.push({ whose: 'the database', ms: new Date(rows[0]?.now ?? 0).getTime() - now().getTime() })
  }
  for (const { origin, clockMs } of hasSchema ? await probes() : []) {
    if (clockMs !== null) differences.push({ whose: new URL(origin).host, ms: clockMs })
  }
  const worst = differences.toSorted((a, b) => Math.abs(b.ms) - Math.abs(a.ms))[0]
  if (!worst) return skipped('Not checked, because nothing that has a clock answered.')
  const seconds = Math.round(Math.abs(worst.ms) / 1000)
  if (seconds * 1000 <= clockWarningMs) return fine('The clocks agree.')
  const sentence = `The clock of this machine differs from that of ${worst.whose} by ${seconds} seconds: turn on time synchronisation (NTP) on both.`
  return seconds * 1000 > clockFailureMs ? failed(sentence) : warning(sentence)
}

const gigabyte = 1_000_000_000
const leastBytes = gigabyte / 2
const scarceBytes = 2 * gigabyte

/** Of the folders on this machine; a database server elsewhere is not visible from here. */
export async function checkSpace({ config, freeBytes }: CheckContext): Promise<Finding> {
  const folders = [...new Set([config.dataFolder, backupFolder(config)])]
  const all = await Promise.all(folders.map(async (folder) => ({ folder, bytes: await freeBytes(folder) })))
  const [least = { folder: config.dataFolder, bytes: 0 }] = all.toSorted((a, b) => a.bytes - b.bytes)
  const left = `${(least.bytes / gigabyte).toFixed(1)} GB free`
  if (least.bytes < leastBytes) return failed(`The disk of ${least.folder} has only ${left}: free some space now.`)
  if (least.bytes < scarceBytes) return warning(`The disk of ${least.folder} has only ${left}: free some space soon.`)
  return fine(`The disk of ${least.folder} has ${left}.`)
}

export async function checkBackup({ config, database: { db }, now }: OpenedContext): Promise<Finding> {
  if (!config.backupAutomatic) return fine('BACKUP_AUTOMATIC is 0: backups are made in another way.')
  const place = backupPlace(config)
  const latest = await findLatestBackup(place).catch((error: unknown) => explainFailure(error) ?? String(error))
  if (typeof latest === 'string') return failed(latest)
  const day = latest ? latest.at.toISOString().slice(0, 10) : null
  const since = day === null ? 'There is no backup' : `The last backup is of ${day}`
  if (isBackupOverdue(latest, await findDataSince(db), now())) {
    return failed(`${since}: run marram backup now, then see in the log why the daily one fails.`)
  }
  if (latest === null) return warning(`${since} yet: run marram backup, or wait for the first night.`)
  const isLate = now().getTime() - latest.at.getTime() > 2 * 24 * hour
  return isLate ? warning(`${since}: see in the log why the daily one fails.`) : fine(`${since}.`)
}

const overdueMs = 15 * minute
const longMs = hour
const dailyMs = 26 * hour

/** Scheduled jobs run at least daily; a successful job is deleted, a failing one stays with its error. */
export async function checkJobs({ database: { db }, now }: OpenedContext): Promise<Finding> {
  const [queue, schedules] = [await loadQueue(db), await loadSchedules(db)]
  const ago = (at: Date): number => now().getTime() - at.getTime()
  const dead = queue.filter(({ hasFailed }) => hasFailed)
  const stuck = queue.filter(({ lockedAt }) => lockedAt && ago(lockedAt) > longMs)
  const overdue = queue.filter(
    ({ attempts, max, lockedAt, runAt }) => attempts < max && !lockedAt && ago(runAt) > overdueMs,
  )
  // A new installation has none yet, a minute after its start it has.
  const newest = Math.max(...schedules.map(({ since, last }) => (last ?? since).getTime()))
  if (schedules.length === 0) return warning('No job has ever run on this database: start the program.')
  if (now().getTime() - newest > overdueMs) {
    return failed(`No scheduled job has run since ${timeOf(new Date(newest))}: start the program.`)
  }
  if (stuck.length > 0)
    return failed(`${namesOf(stuck)} has run for over an hour: restart the program, then look at the log.`)
  if (overdue.length > 0)
    return failed(`${namesOf(overdue)} should have run ${timeOf(overdue[0]?.runAt)}: restart the program.`)
  if (dead.length > 0)
    return failed(`${namesOf(dead)} failed for good (${dead[0]?.error}): solve that, and see the log for details.`)
  const missed = schedules.filter(({ since, last }) => ago(last ?? since) > dailyMs)
  if (missed.length > 0)
    return warning(`${namesOf(missed)} has not run for over a day: keep the program running at night.`)
  const failing = queue.filter(({ attempts }) => attempts > 1)
  if (failing.length > 0) return warning(`${namesOf(failing)} fails and is tried again (${failing[0]?.error}).`)
  return fine(`Scheduled jobs: ${schedules.length}, the last one at ${timeOf(new Date(newest))}.`)
}

const timeOf = (at = new Date(0)): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
const namesOf = (all: readonly { readonly name: string }[]): string =>
  [...new Set(all.map(({ name }) => name))].join(', ')

/** Mails and text messages that do not leave. */
export async function checkOutbox({ config, database: { db }, now }: OpenedContext): Promise<Finding> {
  const { waiting, refused, kept, oldest } = await loadOutboxState(db, new Date(now().getTime() - 7 * 24 * hour))
  if (oldest !== null && now().getTime() - oldest.getTime() > hour) {
    return failed(`Mails wait (${waiting}), the oldest since ${timeOf(oldest)}: see marram outbox for the reason.`)
  }
  if (refused > 0) return warning(`Mails of the last week may not have arrived (${refused}): see marram outbox.`)
  if (config.smtpUrl !== undefined && kept > 0)
    return warning(`Mails written before SMTP_URL was set stay here (${kept}): see marram outbox.`)
  return fine(waiting === 0 ? 'No mail waits.' : `Mails on their way: ${waiting}.`)
}
