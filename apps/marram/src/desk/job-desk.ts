import * as desk from '@marram/contract/desk/jobs'
import { listPage } from '@marram/database/command/list-page'
import { matchesWords } from '@marram/database/command/search-words'
import { staffCommand, staffQuery } from '@marram/database/command/staff-command'
import { loadSchedules } from '@marram/database/jobs/queue-state'
import type { Database } from '@marram/database/schema.generated'
import { isRefusal, refuse } from '@marram/service-kit/envelope'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { maskPersonal } from './mask-personal.ts'
import type { ProgramContext } from './program-context.ts'

type Row = {
  readonly id: string
  readonly name: string
  readonly state: desk.JobState
  readonly attempts: number
  readonly max: number
  readonly error: string | null
  readonly due: Date
  readonly added: Date
  readonly locked: Date | null
}

const states: Readonly<Record<desk.JobState, RawBuilder<boolean>>> = {
  running: sql<boolean>`locked_at is not null`,
  failed: sql<boolean>`locked_at is null and attempts >= max_attempts`,
  waiting: sql<boolean>`locked_at is null and attempts < max_attempts`,
}

/** Without payload and key: both may have mail addresses. */
const columns = sql<Row>`
  (select id::text, id as number, task_identifier as name, attempts, max_attempts as max, locked_at as locked,
    case when ${states.running} then 'running' when ${states.failed} then 'failed' else 'waiting' end as state,
    split_part(last_error, E'\n', 1) as error, run_at as due, created_at as added
  from graphile_worker.jobs)`

const sorts = { due: { by: sql`due`, kind: 'instant' } } as const

export const list = staffQuery<ProgramContext>()(desk.listJobs, ({ filters: { state }, search, ...asked }, { db }) => {
  const rows = db
    .selectFrom(columns.as('job'))
    .where(matchesWords(search, [sql`name`]))
    .where(state === undefined ? sql<boolean>`true` : sql<boolean>`state = ${state}`)
    .selectAll()
  return listPage(db, rows, { asked, sorts, id: { by: sql`number`, kind: 'number' }, present })
})

function present({ id, name, state, attempts, max, error, due, added, locked }: Row) {
  return {
    ...{ id, name, state, attempts, maxAttempts: max },
    dueAt: new Date(due).toISOString(),
    addedAt: new Date(added).toISOString(),
    startedAt: locked === null ? null : new Date(locked).toISOString(),
    error: error && maskPersonal(error),
  }
}

export const schedules = staffQuery<ProgramContext>()(desk.listSchedules, async (_, { db }) => {
  const all = await loadSchedules(db)
  return all.map(({ name, last }) => ({ name, lastAt: last?.toISOString() ?? null }))
})

export const retry = staffCommand<ProgramContext>()(desk.retryJob, async ({ job }, { db, now }) => {
  const found = await findJob(db, job)
  if (isRefusal(found)) return found
  if (found.state === 'running' || found.error === null) {
    return refuse(409, 'not-failed', 'This job has not failed, or it is running.')
  }
  await sql`select graphile_worker.reschedule_jobs(array[${job}::bigint], run_at => ${now()}, attempts => 0)`.execute(
    db,
  )
  return {
    output: { state: 'waiting' as const },
    subject: `job ${job}`,
    before: { name: found.name, state: found.state, attempts: found.attempts },
    after: { state: 'waiting' },
  }
})

export const remove = staffCommand<ProgramContext>()(desk.deleteJob, async ({ job }, { db }) => {
  const found = await findJob(db, job)
  if (isRefusal(found)) return found
  if (found.state !== 'failed') return refuse(409, 'not-failed', 'Only jobs that failed for good are deleted.')
  await sql`select graphile_worker.complete_jobs(array[${job}::bigint])`.execute(db)
  return {
    output: { state: 'deleted' as const },
    subject: `job ${job}`,
    before: { name: found.name, state: 'failed', attempts: found.attempts },
    after: { state: 'deleted' },
  }
})

/** Locked, so that no worker takes it meanwhile; one that a worker holds is found all the same. */
async function findJob(db: Kysely<Database>, id: string) {
  await sql`select from graphile_worker._private_jobs where id = ${id}::bigint for update`.execute(db)
  const found = await db
    .selectFrom(columns.as('job'))
    .where(sql<boolean>`number = ${id}::bigint`)
    .selectAll()
    .executeTakeFirst()
  return found ?? refuse(404, 'unknown-job', 'There is no such job: it succeeded, or somebody has deleted it.')
}
