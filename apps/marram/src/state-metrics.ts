import { findLatestBackup } from '@marram/database/backup/automatic'
import type { Connection } from '@marram/database/connection'
import { loadQueue, loadSchedules } from '@marram/database/jobs/queue-state'
import { loadOutboxState } from '@marram/database/mail/outbox-state'
import type { Metrics } from '@marram/service-kit/metrics'
import { createSingleFlight } from '@marram/service-kit/single-flight'
import { Gauge } from 'prom-client'
import { backupFolder, backupPlace, findDataSince } from './backups.ts'
import type { StorageConfig } from './config.ts'
import { freeBytesOf } from './free-bytes.ts'

export type StateOptions = {
  readonly config: StorageConfig
  readonly database: Pick<Connection, 'db'>
  readonly now: () => number
  /** Several scrapes within this time share one reading. */
  readonly keepMs?: number
  /** Below the ten seconds that Prometheus waits, also while the database hangs. */
  readonly limitMs?: number
}

type Readings = Partial<Record<GaugeName, number>>

const gauges = {
  marram_database_up: '1 if the database answers.',
  marram_mail_waiting_seconds: 'Age of the oldest mail that waits for the mail server; 0 without one.',
  marram_mails_undelivered: 'Mails of the last seven days that were refused or may not have arrived.',
  marram_job_overdue_seconds: 'Time since the oldest waiting job should have begun; 0 without one.',
  marram_jobs_failed: 'Jobs that failed for good.',
  marram_job_scheduled_timestamp_seconds: 'Time of the newest scheduled job.',
  marram_backup_timestamp_seconds:
    'Time of the newest backup, before the first that of the database; missing if BACKUP_AUTOMATIC is 0.',
  marram_disk_free_bytes: 'Free space of MARRAM_DATA or BACKUP_FOLDER, on whichever disk has less.',
} as const
type GaugeName = keyof typeof gauges

const weekMs = 7 * 86_400_000

/**
 * Reads mails, jobs, backups and disks when they are scraped. A value that cannot be read is missing rather than old,
 * which alerts show as the database being down.
 */
export function measureState({ registry }: Metrics, options: StateOptions): void {
  const { now, keepMs = 5000, limitMs = 4000 } = options
  const flight = createSingleFlight<Readings>()
  let last: { readonly atMs: number; readonly readings: Readings } | undefined
  const read = async (): Promise<Readings> => {
    if (last && now() - last.atMs < keepMs) return last.readings
    const readings = await readState(options, limitMs)
    last = { atMs: now(), readings }
    return readings
  }
  for (const [name, help] of Object.entries(gauges) as [GaugeName, string][]) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await flight.run('state', read))[name]
        this.remove()
        if (value !== undefined) this.set(value)
      },
    })
  }
}

async function readState(options: StateOptions, limitMs: number): Promise<Readings> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(() => late.resolve(null), limitMs)
  const inTime = async (reading: Promise<Readings>, otherwise: Readings): Promise<Readings> =>
    (await Promise.race([reading.catch(() => null), late.promise])) ?? otherwise
  const [rows, folders, backups] = await Promise.all([
    inTime(readDatabase(options), down),
    readFolders(options),
    // A bucket may hang.
    inTime(readBackups(options), {}),
  ])
  clearTimeout(timer)
  return { ...rows, ...folders, ...backups }
}

const down: Readings = { marram_database_up: 0 }

async function readDatabase({ config, database: { db }, now }: StateOptions): Promise<Readings> {
  const [outbox, queue, schedules, dataSince] = await Promise.all([
    loadOutboxState(db, new Date(now() - weekMs)),
    loadQueue(db),
    loadSchedules(db),
    findDataSince(db),
  ])
  const secondsSince = (at: Date | null | undefined): number => (at ? Math.max(0, (now() - at.getTime()) / 1000) : 0)
  const waiting = queue.filter(({ attempts, max, lockedAt }) => attempts < max && lockedAt === null)
  const newest = Math.max(0, ...schedules.map(({ since, last }) => (last ?? since).getTime()))
  return {
    marram_database_up: 1,
    marram_mail_waiting_seconds: secondsSince(outbox.oldest),
    marram_mails_undelivered: outbox.refused,
    marram_job_overdue_seconds: secondsSince(waiting[0]?.runAt),
    marram_jobs_failed: queue.filter(({ hasFailed }) => hasFailed).length,
    marram_job_scheduled_timestamp_seconds: newest / 1000,
    ...(config.backupAutomatic && { marram_backup_timestamp_seconds: dataSince.getTime() / 1000 }),
  }
}

async function readFolders({ config }: StateOptions): Promise<Readings> {
  const free = await Promise.all([config.dataFolder, backupFolder(config)].map(freeBytesOf))
  return { marram_disk_free_bytes: Math.min(...free) }
}

async function readBackups({ config }: StateOptions): Promise<Readings> {
  const latest = config.backupAutomatic ? await findLatestBackup(backupPlace(config)) : null
  return latest ? { marram_backup_timestamp_seconds: latest.at.getTime() / 1000 } : {}
}
