import { join } from 'node:path'
import * as desk from '@marram/contract/desk/backups'
import { backUpDatabase } from '@marram/contract/task'
import { verifyBackup } from '@marram/database/backup'
import { verifyKept } from '@marram/database/backup/files'
import type { BackupPlace } from '@marram/database/backup/place'
import { listBackups } from '@marram/database/backup/retention'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { addJob } from '@marram/database/jobs/add-job'
import { loadQueue } from '@marram/database/jobs/queue-state'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { backupPlace } from '../backups.ts'
import { explainFailure } from '../explain-failure.ts'
import { addResults, finishRun, planRun, stateOfRun } from './check-runs.ts'
import { maskPersonal } from './mask-personal.ts'
import type { ProgramContext } from './program-context.ts'

const prefix = 'backup '
/** Reading a bucket with many pictures takes long. */
const rules = { limitMs: 2 * 3_600_000, pauseMs: 15_000 }

export const list = staffQuery<ProgramContext>()(desk.listBackups, async (_, { db, config, now }) => {
  const place = backupPlace(config)
  const [files, underway, verified] = await Promise.all([
    place.store.list(''),
    findUnderway(db, now()),
    loadVerifications(db, now()),
  ])
  const sizes = new Map(files.map(({ key, bytes }) => [key, bytes]))
  return {
    place: place.name,
    isAutomatic: config.backupAutomatic,
    underway,
    backups: listBackups([...sizes.keys()]).map(({ name, kind, at }) => ({
      ...{ name, kind, at: at.toISOString(), bytes: sizes.get(name) ?? 0 },
      verification: verified.get(name) ?? null,
      restore: `npx marram restore ${forShell(pathOf(place, name))} --replace`,
    })),
  }
})

const pathOf = (place: BackupPlace, name: string): string => (place.folder === null ? name : join(place.folder, name))
const forShell = (path: string): string => (/^[\w./:-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`)

/** The job of the night does not count before its time. */
async function findUnderway(db: Kysely<Database>, now: Date) {
  const job = (await loadQueue(db)).find(({ name, runAt, lockedAt, error }) => {
    return name === backUpDatabase.name && (lockedAt !== null || error !== null || runAt <= now)
  })
  if (!job) return null
  const state = job.lockedAt ? 'running' : job.attempts >= job.max ? 'failed' : 'waiting'
  return { state, at: (job.lockedAt ?? job.runAt).toISOString(), error: job.error && maskPersonal(job.error) } as const
}

const results = v.object({ problem: v.optional(v.nullable(v.string()), null) })

async function loadVerifications(db: Kysely<Database>, now: Date) {
  const runs = await db.selectFrom('program_check').where('subject', 'like', `${prefix}%`).selectAll().execute()
  return new Map(
    runs.map((run) => [
      run.subject.slice(prefix.length),
      {
        state: stateOfRun(run, rules, now),
        at: (run.finished_at ?? run.started_at).toISOString(),
        node: run.node,
        problem: v.parse(results, run.results ?? {}).problem,
      },
    ]),
  )
}

export const make = staffCommand<ProgramContext>()(desk.makeBackup, async (_, { db, config, now }) => {
  if (!config.backupAutomatic) {
    return refuse(409, 'not-automatic', 'BACKUP_AUTOMATIC is 0: backups are made in another way.')
  }
  const underway = await findUnderway(db, now())
  if (underway?.state === 'running') return refuse(409, 'backup-running', 'A backup is being made.')
  await addJob(db, backUpDatabase, {}, { key: backUpDatabase.name, runAt: now() })
  return { output: { state: 'waiting' as const }, subject: 'backup', before: {}, after: { state: 'waiting' } }
})

export const verify = staffCommand<ProgramContext>()(desk.verifyBackup, async ({ name }, { db, config, node, now }) => {
  const known = listBackups(await backupPlace(config).list())
  if (!known.some((backup) => backup.name === name)) return refuse(404, 'unknown-backup', 'There is no such backup.')
  const planned = await planRun(db, { ...rules, subject: `${prefix}${name}`, node: node.name, now: now() })
  if (isRefusal(planned)) return planned
  return { output: planned, subject: `backup ${name}`, before: {}, after: { node: node.name } }
})

export const isVerification = (subject: string): boolean => subject.startsWith(prefix)

export async function runVerification(subject: string, { database: { db }, config, now }: ProgramContext) {
  const place = backupPlace(config)
  const read = async (): Promise<null> => {
    const { files = [] } = await verifyBackup({ place, name: subject.slice(prefix.length) })
    await verifyKept(place, files)
    return null
  }
  const problem = await read().catch((error: unknown) => explainFailure(error) ?? maskPersonal(String(error)))
  await addResults(db, subject, { problem })
  await finishRun(db, subject, now())
}
