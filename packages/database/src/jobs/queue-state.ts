import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.generated.ts'

/** Pending and failed jobs, in the order in which they are due. A successful job is deleted. */
export async function loadQueue(db: Kysely<Database>) {
  const { rows } = await sql<{
    name: string
    attempts: number
    max: number
    error: string | null
    run_at: string
    locked_at: string | null
  }>`
    select task_identifier as name, attempts, max_attempts as max, split_part(last_error, E'\n', 1) as error, run_at, locked_at
    from graphile_worker.jobs order by run_at`.execute(db)
  return rows.map(({ run_at, locked_at, ...rest }) => ({
    ...rest,
    runAt: new Date(run_at),
    lockedAt: locked_at === null ? null : new Date(locked_at),
    /** For good. A job that runs for the last time has used up its attempts as well. */
    hasFailed: rest.attempts >= rest.max && locked_at === null,
  }))
}

/** Scheduled jobs with the time since which the queue knows them, and of their last run. */
export async function loadSchedules(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string; since: string; last: string | null }>`
    select identifier as name, known_since as since, last_execution as last
    from graphile_worker._private_known_crontabs order by identifier`.execute(db)
  return rows.map(({ name, since, last }) => ({
    name,
    since: new Date(since),
    last: last === null ? null : new Date(last),
  }))
}
