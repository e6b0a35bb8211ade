import type { Task } from '@marram/contract/task'
import { type Kysely, sql } from 'kysely'
import { type InferInput, parse } from 'valibot'
import type { Database } from '../schema.generated.ts'

export type JobOptions = {
  runAt?: Date
  /** Replaces a pending job with the same key. */
  key?: string
  /** Jobs of one queue run sequentially. */
  queue?: string
  /** Maximum number of attempts, including the first; 25 by default (about three days). */
  maxAttempts?: number
}

/**
 * Queues a job. Inside a transaction it takes effect on commit, so that an order and its mail are stored together or
 * not at all.
 */
export async function addJob<T extends Task>(
  db: Kysely<Database>,
  task: T,
  payload: InferInput<T['schema']>,
  { runAt, key, queue, maxAttempts }: JobOptions = {},
): Promise<void> {
  parse(task.schema, payload)
  await sql`select graphile_worker.add_job(
    ${task.name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null},
    run_at => ${runAt ?? null}::timestamptz, max_attempts => ${maxAttempts ?? null}::int, job_key => ${key ?? null}
  )`.execute(db)
}
