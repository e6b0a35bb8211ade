/** `upgrade` backups are taken before a migration: they are the way back to the previous version. */
export type BackupKind = 'daily' | 'upgrade'
export type BackupName = { readonly name: string; readonly kind: BackupKind; readonly at: Date }
/** Days and weeks (in UTC) of which the newest backup is kept; those without a backup do not count. */
export type Retention = { readonly days: number; readonly weeks: number }

const PATTERN = /^marram-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-(daily|upgrade)\.backup$/
const DAY_MS = 86_400_000

export function backupName(kind: BackupKind, at: Date): string {
  return `marram-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z-${kind}.backup`
}

/** Null for all other files, which are never deleted. */
export function parseBackupName(name: string): BackupName | null {
  const [, day, hour, minute, second, kind] = PATTERN.exec(name) ?? []
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : { name, at, kind: kind === 'upgrade' ? 'upgrade' : 'daily' }
}

/** Newest first. */
export function listBackups(names: readonly string[]): BackupName[] {
  const found = names.flatMap((name) => parseBackupName(name) ?? [])
  return found.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.name < b.name ? -1 : 1))
}

/**
 * The backups to delete. Each kind has its own series, so that the backup of a night does not displace the one before an
 * upgrade on the same day. The newest of each kind always stays.
 */
export function expiredBackups(names: readonly string[], { days, weeks }: Retention): string[] {
  const all = listBackups(names)
  const kept = new Set(
    (['daily', 'upgrade'] as const).flatMap((kind) => {
      const series = all.filter((backup) => backup.kind === kind)
      return [...series.slice(0, 1), ...newestOfEach(series, dayOf, days), ...newestOfEach(series, weekOf, weeks)]
    }),
  )
  return all.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

const dayOf = ({ at }: BackupName): number => Math.floor(at.getTime() / DAY_MS)
/** Weeks begin on Monday; the epoch was a Thursday. */
const weekOf = (backup: BackupName): number => Math.floor((dayOf(backup) + 3) / 7)

function newestOfEach(series: readonly BackupName[], periodOf: (backup: BackupName) => number, count: number) {
  const newest = new Map<number, BackupName>()
  for (const backup of series) if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup)
  return [...newest.values()].slice(0, count)
}

const OVERDUE_MS = 7 * DAY_MS

/** True if older data have no backup of the last seven days. */
export function isBackupOverdue(latest: BackupName | null, dataSince: Date, now: Date): boolean {
  const since = latest && latest.at > dataSince ? latest.at : dataSince
  return now.getTime() - since.getTime() > OVERDUE_MS
}

const RESERVE_BYTES = 50_000_000

/** Room that a new backup needs: rather more than the last one, which is a better guide than the database. */
export function neededBytes({ last, database }: { last: number | null; database: number }): number {
  return Math.ceil(last === null ? database / 2 : 1.5 * last) + RESERVE_BYTES
}
